import { findFormat } from "../../schema/formats.js";
import type { Declaration } from "../../shape/declaration.js";
import { type Code, identifier } from "../../text/code.js";
import { importLine } from "../import-line.js";
import { checkName } from "../module-scope.js";
import type { Specifiers } from "../specifiers.js";

/** What generated parsers import from where. */
export interface ZodSpecifiers extends Specifiers {
  /** The base name of the module that a schema file becomes. */
  moduleOf(schemaFile: string): string;
}

/** What the text of a file of parsers turns out to import. */
export class ZodScope {
  readonly #imports = new Map<string, Set<string>>();

  constructor(
    readonly schemaFile: string,
    readonly specifiers: ZodSpecifiers,
    /** Whether the text is TypeScript; JavaScript otherwise, for code that is run as it is printed. */
    readonly typed = true,
  ) {}

  /** Returns the name of a runtime helper for parsers, and imports it. */
  runtime(name: string): Code {
    return this.#import(name, this.specifiers.zodRuntime);
  }

  /** Returns the name of the function that tests a format, and imports it. */
  format(format: string): Code {
    return this.#import(findFormat(format).functionName, this.specifiers.format(format));
  }

  /** Returns the name of the check of `declaration`, and imports it. */
  check(declaration: Declaration): Code {
    return this.#import(checkName(declaration), `./${this.specifiers.moduleOf(declaration.document.file)}.js`);
  }

  /** Returns the name of the parser of `declaration`, and imports it where that stands in another file. */
  parser(declaration: Declaration): Code {
    const { file } = declaration.document;
    const name = parserName(declaration.name);
    return file === this.schemaFile
      ? identifier(name)
      : this.#import(name, `./${this.specifiers.moduleOf(file)}.zod.js`);
  }

  /** The names that are in use, by the module that they come from. */
  names(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#imports;
  }

  /** The imports, those of the runtime first. */
  imports(): readonly Code[] {
    const sorted = [...this.#imports].sort(([left], [right]) => rank(left) - rank(right));
    return sorted.map(([from, names]) => importNames(names, from));
  }

  #import(name: string, from: string): Code {
    this.#imports.set(from, (this.#imports.get(from) ?? new Set()).add(name));
    return identifier(name);
  }
}

function rank(specifier: string): number {
  return specifier.startsWith("./") ? 1 : 0;
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
