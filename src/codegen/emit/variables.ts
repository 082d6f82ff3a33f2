import { camelCase, pascalCase } from "../shape/names.js";

/** Words that cannot name a variable in a module, and names that generated functions use themselves. */
const reserved: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity " +
    "value issues start item Array Number Object Issues"
  ).split(" "),
);

/**
 * Returns a camelCase name made from `hint` that is no reserved word and not taken. `suffixes` remembers how far the
 * numbers behind each name have got, so that a thousand variables of one name are not tried a thousand times each.
 */
function safeName(hint: string, isTaken: (name: string) => boolean, suffixes: Map<string, number>): string {
  const derived = camelCase(pascalCase(hint));
  const base = /^[a-z][A-Za-z0-9]*$/.test(derived)
    ? derived.slice(0, 60)
    : `value${derived.replace(/[^A-Za-z0-9]/g, "").slice(0, 40)}`;
  const wanted = reserved.has(base) ? `${base}Value` : base;
  if (!isTaken(wanted)) return wanted;
  let suffix = suffixes.get(wanted) ?? 2;
  while (isTaken(`${wanted}${suffix}`)) suffix++;
  suffixes.set(wanted, suffix);
  return `${wanted}${suffix}`;
}

/**
 * Gives out names for the variables of one generated function or of a block in it, none twice, and none that what is
 * around it has: the module, or the block outside.
 */
export class Variables {
  readonly #taken: Set<string>;
  readonly #suffixes = new Map<string, number>();
  readonly #module: ModuleNames;

  constructor(module: ModuleNames, taken: Iterable<string> = []) {
    this.#module = module;
    this.#taken = new Set(taken);
  }

  /** Returns the variables of a block inside: other blocks may have the same. */
  inner(): Variables {
    return new Variables(this.#module, this.#taken);
  }

  /** Returns a new name made from `hint`. */
  name(hint: string): string {
    const name = safeName(hint, (each) => this.#taken.has(each) || this.#module.has(each), this.#suffixes);
    this.#taken.add(name);
    this.#module.addLocal(name);
    return name;
  }
}

/** The names that stand at the top of a module, and those that its functions use inside: neither may hide the other. */
export class ModuleNames {
  readonly #names: Set<string>;
  readonly #locals = new Set<string>();
  readonly #suffixes = new Map<string, number>();

  constructor(reserved: Iterable<string>) {
    this.#names = new Set(reserved);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  addLocal(name: string): void {
    this.#locals.add(name);
  }

  /** Returns a new name for something at the top of the module. */
  name(hint: string): string {
    const name = safeName(hint, (each) => this.#names.has(each) || this.#locals.has(each), this.#suffixes);
    this.#names.add(name);
    return name;
  }
}
