import type { Declaration, Declarations } from "../shape/declaration.js";
import { camelCase, identifiersOf } from "../shape/names.js";
import { type Code, code, identifier, regularExpression } from "../text/code.js";
import { importLine } from "./import-line.js";
import { type ModuleNames, safeName } from "./variables.js";

/** What the text of a module turns out to need: imports, and constants that stand before its functions. */
export class ModuleScope implements ModuleNames {
  readonly #runtime = new Set<string>();
  readonly #foreign = new Map<Declaration, Set<string>>();
  readonly #constants = new Map<string, { readonly name: string; readonly value: Code }>();
  readonly #locals = new Set<string>();
  readonly #declared: Set<string>;

  constructor(
    /** What runtime helpers are imported from. */
    readonly runtimeSpecifier: string,
    readonly schemaFile: string,
    declarations: Declarations,
  ) {
    this.#declared = new Set(declarations.all.flatMap(({ name }) => identifiersOf(name)));
  }

  declares(name: string): boolean {
    return this.#declared.has(name);
  }

  addLocal(name: string): void {
    this.#locals.add(name);
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

  /** Returns the name of a constant regular expression. */
  pattern(pattern: string, hint: string): Code {
    return this.constant(regularExpression(pattern), `${hint} pattern`);
  }

  /** Returns the name of a constant with `value`; the same value gets the same constant. */
  constant(value: Code, hint: string): Code {
    const known = this.#constants.get(value.text);
    if (known !== undefined) return identifier(known.name);
    // A function that is already printed may use this name for a variable, and want the constant too.
    const name = safeName(hint, (each) => this.#declared.has(each) || this.#locals.has(each));
    this.#declared.add(name);
    this.#constants.set(value.text, { name, value });
    return identifier(name);
  }

  /** The constants, as declarations. */
  constants(): readonly Code[] {
    return [...this.#constants.values()].map(({ name, value }) => code`const ${identifier(name)} = ${value};`);
  }

  /** The import of the runtime. */
  runtimeImport(): Code {
    return printImport(this.#runtime, this.runtimeSpecifier);
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
