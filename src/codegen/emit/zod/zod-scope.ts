import type { Declaration } from "../../shape/declaration.js";
import { type Code, identifier } from "../../text/code.js";
import { importLine } from "../import-line.js";

/** What the text of a file of parsers turns out to import. */
export class ZodScope {
  readonly #runtime = new Set<string>();
  readonly #foreign = new Map<string, Set<string>>();

  constructor(readonly schemaFile: string) {}

  /** Returns the name of a runtime helper, and imports it. */
  runtime(name: string): Code {
    this.#runtime.add(name);
    return identifier(name);
  }

  /** Returns the name of the parser of `declaration`, and imports it where that stands in another file. */
  parser(declaration: Declaration): Code {
    const { file } = declaration.document;
    const name = parserName(declaration.name);
    if (file !== this.schemaFile) this.#foreign.set(file, (this.#foreign.get(file) ?? new Set()).add(name));
    return identifier(name);
  }

  /** The imports; `specifierOf` gives the module of parsers that a schema file becomes. */
  imports(runtimeSpecifier: string, specifierOf: (schemaFile: string) => string): readonly Code[] {
    const foreign = [...this.#foreign].map(([file, names]) => importNames(names, specifierOf(file)));
    return this.#runtime.size === 0 ? foreign : [importNames(this.#runtime, runtimeSpecifier), ...foreign];
  }
}

/** Returns the name of the parser of what has the type `name`. */
export function parserName(name: string): string {
  return `${name}Schema`;
}

function importNames(names: ReadonlySet<string>, from: string): Code {
  return importLine(
    [...names].map((name) => [name, identifier(name)] as const),
    from,
  );
}
