import * as runtime from "../../runtime/index.js";
import { CodegenError, type Location } from "../codegen-error.js";
import { type Conjunction, conjoin, type IsDeclared } from "../schema/conjunction.js";
import type { Schema } from "../schema/schema.js";
import type { ParsedDocument, SchemaSet } from "../schema/schema-set.js";
import { assertFinite } from "./assert-finite.js";
import type { Declaration, Declarations } from "./declaration.js";
import { assertTypeName, identifiersOf, type Names, namesFile, pascalCase } from "./names.js";

/**
 * Decides what gets a name: the root of each file, each definition that is an object, and each object inside them that
 * names its keys. Throws {@link CodegenError} where two want one name.
 */
export function declare(set: SchemaSet, names: Names): Declarations {
  const contracts = set.documents.flatMap((document) => declareContracts(document, names));
  const byKey = new Map(contracts.map((contract) => [keyOf(contract.schemas), contract]));
  const isDeclared: IsDeclared = (schema) => byKey.has(keyOf([schema]));
  for (const { schemas } of contracts) assertFinite(schemas, isDeclared);
  const all: Declaration[] = [];
  for (const contract of contracts) {
    all.push(contract);
    for (const part of declareParts(contract, contract, names, isDeclared)) {
      byKey.set(keyOf(part.schemas), part);
      all.push(part);
    }
  }
  assertDistinct(all);
  return { all, isDeclared, find: (schemas) => byKey.get(keyOf(schemas)) };
}

function declareContracts(document: ParsedDocument, names: Names): Declaration[] {
  const root = createDeclaration(document, [document.schema], baseName(document.file), true, names);
  const definitions = [...document.definitions].filter(([, schema]) => isObjectLike(conjoin([schema], () => false)));
  return [
    root,
    ...definitions.map(([key, schema]) => createDeclaration(document, [schema], pascalCase(key), true, names)),
  ];
}

function declareParts(contract: Declaration, parent: Declaration, names: Names, isDeclared: IsDeclared): Declaration[] {
  const { properties } = conjoin(parent.schemas, isDeclared);
  return [...properties].flatMap(([key, schemas]) => {
    const found = findObject(schemas, parent.name + pascalCase(key), isDeclared);
    if (found === undefined) return [];
    const part = createDeclaration(contract.document, found.schemas, found.name, false, names);
    return [part, ...declareParts(contract, part, names, isDeclared)];
  });
}

/** Finds the object with named keys that a property holds, itself or as the items of an array. */
function findObject(
  schemas: readonly Schema[],
  name: string,
  isDeclared: IsDeclared,
): { readonly schemas: readonly Schema[]; readonly name: string } | undefined {
  const conjunction = conjoin(schemas, isDeclared);
  if (conjunction.references.length > 0) return undefined;
  if (isObjectLike(conjunction)) return { schemas, name };
  return conjunction.items.length > 0 ? findObject(conjunction.items, `${name}Item`, isDeclared) : undefined;
}

function isObjectLike({ types, properties }: Conjunction): boolean {
  return types?.length === 1 && types[0] === "object" && properties.size > 0;
}

function createDeclaration(
  document: ParsedDocument,
  schemas: readonly Schema[],
  derivedName: string,
  isContract: boolean,
  names: Names,
): Declaration {
  const at = locationOf(schemas, document);
  const given = names.at(at);
  const name = given.name ?? derivedName;
  const branchNames = given.branches ?? [];
  for (const each of [name, ...branchNames]) assertTypeName(each, at);
  return { name, document, at, schemas, isContract, branchNames };
}

function locationOf(schemas: readonly Schema[], document: ParsedDocument): Location {
  return schemas[0]?.at ?? { file: document.file, pointer: "" };
}

function baseName(file: string): string {
  return pascalCase(file.replace(/^.*\//, "").replace(/(?:\.schema)?\.json$/, ""));
}

function keyOf(schemas: readonly Schema[]): string {
  return JSON.stringify(schemas.map(({ at }) => [at.file, at.pointer]).sort());
}

/** What generated files import from the runtime. Its classes and functions are there to be listed, its types not. */
const runtimeNames = [...Object.keys(runtime), "Check", "Contract", "SafeParseResult"];

function assertDistinct(all: readonly Declaration[]): void {
  const owners = new Map(runtimeNames.map((name) => [name, "the runtime"]));
  for (const { name, branchNames, at } of all) {
    for (const wanted of [name, ...branchNames].flatMap(identifiersOf)) {
      const owner = owners.get(wanted);
      if (owner !== undefined) {
        throw new CodegenError({
          ...at,
          problem: `wants the name ${wanted}, which ${owner} has`,
          remedy: `Give it another name in ${namesFile}`,
        });
      }
      owners.set(wanted, `${at.file}#${at.pointer}`);
    }
  }
}
