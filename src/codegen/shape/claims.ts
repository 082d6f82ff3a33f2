import { formatCatalogue } from "../../runtime/formats/catalogue.js";
import * as runtime from "../../runtime/index.js";
import { CodegenError, type Location } from "../codegen-error.js";
import type { Schema } from "../schema/schema.js";
import type { ParsedDocument } from "../schema/schema-set.js";
import type { Declaration } from "./declaration.js";
import { assertTypeName, identifiersOf, isTypeName, type Names, namesFile } from "./names.js";

/** Gives out names. What has been claimed once is never given to another place. */
export class Claims {
  readonly #owners = new Map(runtimeNames.map((name) => [name, "the runtime"]));

  constructor(readonly names: Names) {}

  /** Declares what must have a name. Throws {@link CodegenError} where it has none of its own. */
  require(document: ParsedDocument, schemas: readonly Schema[], derivedName: string, isContract: boolean): Declaration {
    const declaration = this.#create(document, schemas, derivedName, isContract);
    const all = [declaration.name, ...declaration.branchNames];
    for (const name of all) assertTypeName(name, declaration.at);
    const wanted = all.flatMap(identifiersOf);
    const taken = wanted.find((name, index) => this.#owners.has(name) || wanted.indexOf(name) < index);
    if (taken !== undefined) throw collision(taken, declaration.at, this.#owners.get(taken) ?? "a branch of it");
    return this.#claim(declaration);
  }

  /** Declares what reads better with a name, if one can be derived that nothing else has. */
  offer(document: ParsedDocument, schemas: readonly Schema[], derivedName: string): Declaration | undefined {
    const declaration = this.#create(document, schemas, derivedName, false);
    if (declaration.name !== derivedName) return this.require(document, schemas, derivedName, false);
    return this.#isTaken(derivedName) || !isTypeName(derivedName) ? undefined : this.#claim(declaration);
  }

  #create(document: ParsedDocument, schemas: readonly Schema[], derivedName: string, isContract: boolean): Declaration {
    const at = schemas[0]?.at ?? { file: document.file, pointer: "" };
    const given = this.names.at(at);
    const name = given.name ?? this.names.free(derivedName, (each) => this.#isTaken(each));
    return { name, document, at, schemas, isContract, branchNames: given.branches ?? [] };
  }

  #isTaken(name: string): boolean {
    return identifiersOf(name).some((each) => this.#owners.has(each));
  }

  #claim(declaration: Declaration): Declaration {
    const owner = `${declaration.at.file}#${declaration.at.pointer}`;
    for (const name of [declaration.name, ...declaration.branchNames].flatMap(identifiersOf)) {
      this.#owners.set(name, owner);
    }
    return declaration;
  }
}

/** What generated files import from the runtime. Its classes and functions are there to be listed, its types not. */
const formatNames = [...formatCatalogue.values()].map(({ functionName }) => functionName);
const runtimeNames = [...Object.keys(runtime), ...formatNames, "Check", "Contract", "SafeParseResult"];

function collision(name: string, at: Location, owner: string): CodegenError {
  return new CodegenError({
    ...at,
    problem: `wants the name ${name}, which ${owner} has`,
    remedy: `Give it another name in ${namesFile}`,
  });
}
