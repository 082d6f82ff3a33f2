import { CodegenError, type Location } from "../codegen-error.js";
import type { Schema } from "../schema/schema.js";
import type { ParsedDocument } from "../schema/schema-set.js";
import type { Declaration } from "./declaration.js";
import { assertTypeName, isTypeName, type Names, namesFile } from "./names.js";

/** Gives out names. What has been claimed once is never given to another place. */
export class Claims {
  readonly #owners = new Map<string, Location>();

  constructor(readonly names: Names) {}

  /** Declares what must have a name. Throws {@link CodegenError} where it has none of its own. */
  require(document: ParsedDocument, schemas: readonly Schema[], derivedName: string, isContract: boolean): Declaration {
    const declaration = this.#create(document, schemas, derivedName, isContract);
    const all = [declaration.name, ...declaration.branchNames];
    for (const name of all) assertTypeName(name, declaration.at);
    const taken = all.find((name) => this.#owners.has(name));
    const owner = taken === undefined ? undefined : this.#owners.get(taken);
    if (taken !== undefined && owner !== undefined) throw collision(taken, declaration.at, owner);
    return this.#claim(declaration);
  }

  /** Declares what reads better with a name, if one can be derived that nothing else has. */
  offer(document: ParsedDocument, schemas: readonly Schema[], derivedName: string): Declaration | undefined {
    const declaration = this.#create(document, schemas, derivedName, false);
    if (declaration.name !== derivedName) return this.require(document, schemas, derivedName, false);
    return this.#owners.has(derivedName) || !isTypeName(derivedName) ? undefined : this.#claim(declaration);
  }

  #create(document: ParsedDocument, schemas: readonly Schema[], derivedName: string, isContract: boolean): Declaration {
    const at = schemas[0]?.at ?? { file: document.file, pointer: "" };
    const given = this.names.at(at);
    const name = given.name ?? this.names.free(derivedName, (each) => this.#owners.has(each));
    return { name, document, at, schemas, isContract, branchNames: given.branches ?? [] };
  }

  #claim(declaration: Declaration): Declaration {
    for (const name of [declaration.name, ...declaration.branchNames]) this.#owners.set(name, declaration.at);
    return declaration;
  }
}

function collision(name: string, at: Location, owner: Location): CodegenError {
  return new CodegenError({
    ...at,
    problem: `wants the name ${name}, which ${owner.file}#${owner.pointer} has`,
    remedy: `Give one of the two another name in ${namesFile}`,
  });
}
