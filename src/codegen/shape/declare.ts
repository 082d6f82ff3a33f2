import { type Conjunction, conjoin, type IsDeclared } from "../schema/conjunction.js";
import { isSimple, reachableFrom } from "../schema/graph.js";
import type { Schema } from "../schema/schema.js";
import type { ParsedDocument, SchemaSet } from "../schema/schema-set.js";
import { Claims } from "./claims.js";
import type { Declaration, Declarations } from "./declaration.js";
import { type Names, pascalCase } from "./names.js";

/**
 * Decides what gets a name: the root of each file, each definition that is an object, what references point to, and
 * each object inside those that names its keys. Throws {@link CodegenError} where two want one name.
 */
export function declare(set: SchemaSet, names: Names): Declarations {
  const claims = new Claims(names);
  const byKey = new Map<string, Declaration>();
  const isDeclared: IsDeclared = (schema) => byKey.has(keyOf([schema]));
  const roots = set.documents.flatMap((document) => declareContracts(document, claims));
  for (const root of roots) byKey.set(keyOf(root.schemas), root);
  const targets = declareTargets(set, claims, byKey);
  const all = [...roots, ...targets].flatMap((declaration) => [
    declaration,
    ...declareParts(declaration, declaration, claims, isDeclared, byKey),
  ]);
  const order = new Map(set.documents.map((document, index) => [document.file, index]));
  all.sort((left, right) => (order.get(left.document.file) ?? 0) - (order.get(right.document.file) ?? 0));
  return { all, isDeclared, find: (schemas) => byKey.get(keyOf(schemas)) };
}

function declareContracts(document: ParsedDocument, claims: Claims): Declaration[] {
  const root = claims.require(document, [document.schema], baseName(document.file), true);
  const definitions = [...document.definitions].filter(([, schema]) => isObjectLike(conjoin([schema], () => false)));
  return [root, ...definitions.map(([key, schema]) => claims.require(document, [schema], pascalCase(key), true))];
}

/** Declares what references point to, so that it is printed once and may refer to itself. */
function declareTargets(set: SchemaSet, claims: Claims, byKey: Map<string, Declaration>): Declaration[] {
  const targets: Declaration[] = [];
  for (const document of set.documents) {
    for (const schema of reachableFrom([document.schema, ...document.definitions.values()])) {
      for (const reference of schema.references) {
        const target = reference();
        const key = keyOf([target]);
        if (isSimple(target) || byKey.has(key)) continue;
        const owner = set.documents.find(({ file }) => file === target.at.file) ?? document;
        const declaration = claims.require(owner, [target], targetName(target), false);
        byKey.set(key, declaration);
        targets.push(declaration);
      }
    }
  }
  return targets;
}

function declareParts(
  declaration: Declaration,
  parent: Declaration,
  claims: Claims,
  isDeclared: IsDeclared,
  byKey: Map<string, Declaration>,
): Declaration[] {
  const { properties } = conjoin(parent.schemas, isDeclared);
  return [...properties].flatMap(([key, schemas]) => {
    const found = findObject(schemas, parent.name + pascalCase(key), isDeclared);
    if (found === undefined || byKey.has(keyOf(found.schemas))) return [];
    const part = claims.offer(declaration.document, found.schemas, found.name);
    if (part === undefined) return [];
    byKey.set(keyOf(part.schemas), part);
    return [part, ...declareParts(declaration, part, claims, isDeclared, byKey)];
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

function targetName({ at, id }: Schema): string {
  const definition = /^\/(?:\$defs|definitions)\/([^/]*)$/.exec(at.pointer)?.[1];
  const name = definition === undefined ? baseName(at.file) + pascalCase(at.pointer) : pascalCase(definition);
  // A place that a $dynamicRef leads to has a name for each schema that it is extended by.
  const binding = id.split(" with ")[1];
  return binding === undefined ? name : `${name}Of${pascalCase(binding.replace(/[^#=]*=.*\//, ""))}`;
}

function baseName(file: string): string {
  return pascalCase(file.replace(/^.*\//, "").replace(/(?:\.schema)?\.json$/, ""));
}

function keyOf(schemas: readonly Schema[]): string {
  return JSON.stringify(schemas.map(({ id }) => id).sort());
}
