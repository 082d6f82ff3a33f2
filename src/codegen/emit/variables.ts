import * as runtime from "../../runtime/index.js";
import { camelCase, pascalCase } from "../shape/names.js";

/** Words that cannot name a variable in a module, and names that generated functions use or import themselves. */
const reserved: ReadonlySet<string> = new Set([
  ...Object.keys(runtime),
  ...(
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield NaN Infinity " +
    "value issues start item"
  ).split(" "),
]);

/** Returns a camelCase name made from `hint` that is no reserved word and not taken. */
export function safeName(hint: string, isTaken: (name: string) => boolean): string {
  const derived = camelCase(pascalCase(hint));
  const base = /^[a-z][A-Za-z0-9]*$/.test(derived)
    ? derived.slice(0, 60)
    : `value${derived.replace(/[^A-Za-z0-9]/g, "").slice(0, 40)}`;
  const wanted = reserved.has(base) ? `${base}Value` : base;
  let name = wanted;
  for (let suffix = 2; isTaken(name); suffix++) name = `${wanted}${suffix}`;
  return name;
}

/** The names of a module, which a variable inside a function must not hide, and which must not hide one. */
export interface ModuleNames {
  /** Tells whether the module itself declares `name`. */
  declares(name: string): boolean;
  /** Remembers that a function has a variable called `name`. */
  addLocal(name: string): void;
}

/** Gives out names for the variables of one generated function, none twice, and none that the module has. */
export class Variables {
  readonly #taken = new Set<string>();

  constructor(readonly module: ModuleNames) {}

  /** Returns a new name made from `hint`. */
  name(hint: string): string {
    const name = safeName(hint, (each) => this.#taken.has(each) || this.module.declares(each));
    this.#taken.add(name);
    this.module.addLocal(name);
    return name;
  }
}
