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

/** Returns a camelCase name made from `hint` that is no reserved word and not in `taken`. */
export function safeName(hint: string, taken: ReadonlySet<string>): string {
  const derived = camelCase(pascalCase(hint));
  const base = /^[a-z][A-Za-z0-9]*$/.test(derived)
    ? derived.slice(0, 60)
    : `value${derived.replace(/[^A-Za-z0-9]/g, "").slice(0, 40)}`;
  const wanted = reserved.has(base) ? `${base}Value` : base;
  let name = wanted;
  for (let suffix = 2; taken.has(name); suffix++) name = `${wanted}${suffix}`;
  return name;
}

/** Gives out names for the variables of one generated function, none twice. */
export class Variables {
  readonly #taken = new Set<string>();

  /** Returns a new name made from `hint`. */
  name(hint: string): string {
    const name = safeName(hint, this.#taken);
    this.#taken.add(name);
    return name;
  }
}
