import * as runtime from "../../runtime/index.js";
import { findFormat } from "../schema/formats.js";
import type { Schema } from "../schema/schema.js";
import type { Declaration } from "../shape/declaration.js";
import { camelCase } from "../shape/names.js";
import { type Code, code, identifier, nothing, regularExpression } from "../text/code.js";
import { importLine } from "./import-line.js";
import type { Specifiers } from "./specifiers.js";
import { ModuleNames } from "./variables.js";

/** A check of schemas that have no name of their own. */
export interface Subcheck {
  readonly name: string;
  readonly schemas: readonly Schema[];
}

/** What the text of a module turns out to need: imports, and constants that stand before its functions. */
export class ModuleScope {
  readonly names: ModuleNames;
  readonly #runtime = new Set<string>();
  readonly #formats = new Map<string, string>();
  readonly #foreign = new Map<Declaration, Set<string>>();
  readonly #subchecks = new Map<string, Subcheck>();
  readonly #constants = new Map<string, { readonly name: string; readonly value: Code }>();

  constructor(
    readonly specifiers: Specifiers,
    readonly schemaFile: string,
    /** Names of the run that nothing else in the module may have. */
    reserved: Iterable<string>,
    /** Whether the text is TypeScript; JavaScript otherwise, for code that is run as it is printed. */
    readonly typed = true,
  ) {
    this.names = new ModuleNames([...Object.keys(runtime), ...reserved]);
  }

  /** Returns the name of a runtime helper or type, and imports it. */
  runtime(name: string): Code {
    this.#runtime.add(name);
    return identifier(name);
  }

  /** Returns `name`, which belongs to `declaration`, and imports it where that stands in another module. */
  of(declaration: Declaration, name: string): Code {
    if (declaration.document.file !== this.schemaFile) {
      const names = this.#foreign.get(declaration) ?? new Set();
      this.#foreign.set(declaration, names.add(name));
    }
    return identifier(name);
  }

  /** Returns a type annotation, which JavaScript goes without. */
  annotation(annotation: Code): Code {
    return this.typed ? annotation : nothing;
  }

  /** Returns the name of the function that tests a format, and imports it. */
  format(format: string): Code {
    const { functionName } = findFormat(format);
    this.#formats.set(functionName, this.specifiers.format(format));
    return identifier(functionName);
  }

  /** The imports of formats. */
  formatImports(): readonly Code[] {
    return [...this.#formats].map(([name, from]) => printImport(new Set([name]), from));
  }

  /** The runtime helpers that are in use. */
  helpers(): readonly string[] {
    return [...this.#runtime, ...this.#formats.keys()];
  }

  /** Returns the name of the check of schemas that have no name of their own; it is printed when the module is. */
  subcheck(schemas: readonly Schema[], hint: string): Code {
    const key = JSON.stringify(schemas.map(({ id }) => id));
    const known = this.#subchecks.get(key);
    if (known !== undefined) return identifier(known.name);
    const name = this.names.name(`check ${hint}`);
    this.#subchecks.set(key, { name, schemas });
    return identifier(name);
  }

  /** The checks that {@link subcheck} has given names to. The list grows while they are printed. */
  subchecks(): Iterable<Subcheck> {
    return this.#subchecks.values();
  }

  /** Returns the name of a constant regular expression. */
  pattern(pattern: string, hint: string): Code {
    return this.constant(regularExpression(pattern), `${hint} pattern`);
  }

  /** Returns the name of a constant with `value`; the same value gets the same constant. */
  constant(value: Code, hint: string): Code {
    const known = this.#constants.get(value.text);
    if (known !== undefined) return identifier(known.name);
    const name = this.names.name(hint);
    this.#constants.set(value.text, { name, value });
    return identifier(name);
  }

  /** The constants, as declarations. */
  constants(): readonly Code[] {
    return [...this.#constants.values()].map(({ name, value }) => {
      // Compilers cannot tell what an empty list may hold.
      const type = value.text === "[]" ? this.annotation(code`: readonly unknown[]`) : nothing;
      return code`const ${identifier(name)}${type} = ${value};`;
    });
  }

  /** The import of the runtime. */
  runtimeImport(): Code {
    return printImport(this.#runtime, this.specifiers.runtime);
  }

  /** The imports of other modules' names; `specifier` gives the module of a declaration. */
  foreignImports(specifier: (declaration: Declaration) => string): readonly Code[] {
    const bySpecifier = new Map<string, Set<string>>();
    for (const [declaration, names] of this.#foreign) {
      const from = specifier(declaration);
      bySpecifier.set(from, new Set([...(bySpecifier.get(from) ?? []), ...names]));
    }
    return [...bySpecifier].map(([from, names]) => printImport(names, from));
  }
}

/** Prints the import of names from a module. Names in Pascal case are types. */
export function printImport(names: ReadonlySet<string>, from: string): Code {
  const printed = (name: string) => (/^[A-Z]/.test(name) ? code`type ${identifier(name)}` : identifier(name));
  return importLine(
    [...names].map((name) => [name, printed(name)] as const),
    from,
  );
}

/** Returns the name of the check of a declaration. */
export function checkName({ name }: Declaration): string {
  return `check${name}`;
}

/** Returns a hint for constants of a declaration: `goalAgentHandoff objective`. */
export function hintFor({ name }: Declaration, key = ""): string {
  return `${camelCase(name)} ${key}`;
}
