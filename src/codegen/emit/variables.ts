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

/** Returns a camelCase name made from `hint` that is no reserved word and not taken. */
function safeName(hint: string, isTaken: (name: string) => boolean): string {
  const derived = camelCase(pascalCase(hint));
  const base = /^[a-z][A-Za-z0-9]*$/.test(derived)
    ? derived.slice(0, 60)
    : `value${derived.replace(/[^A-Za-z0-9]/g, "").slice(0, 40)}`;
  const wanted = reserved.has(base) ? `${base}Value` : base;
  let name = wanted;
  for (let suffix = 2; isTaken(name); suffix++) name = `${wanted}${suffix}`;
  return name;
}

/** Gives out names for the variables of one generated function, none twice, and none that the module has. */
export class Variables {
  readonly #taken = new Set<string>();
  readonly #module: ModuleNames;

  constructor(module: ModuleNames) {
    this.#module = module;
  }

  /** Returns a new name made from `hint`. */
  name(hint: string): string {
    const name = safeName(hint, (each) => this.#taken.has(each) || this.#module.has(each));
    this.#taken.add(name);
    this.#module.addLocal(name);
    return name;
  }
}

/** The names that stand at the top of a module, and those that its functions use inside: neither may hide the other. */
export class ModuleNames {
  readonly #names: Set<string>;
  readonly #locals = new Set<string>();

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
    const name = safeName(hint, (each) => this.#names.has(each) || this.#locals.has(each));
    this.#names.add(name);
    return name;
  }
}
