import type { JsonObject } from "../../runtime/index.js";
import { isEqual } from "../equal.js";
import type { Rules } from "../schema/rules.js";
import { foldSpelling } from "../schema/spelling.js";

/** An object with its keys spelled as the rules do. */
export interface Respelled {
  /** Pairs of key and value, in the order of the object. */
  readonly entries: readonly (readonly [string, unknown])[];
  /** The keys that were spelled differently, as the rules spell them. */
  readonly renamed: ReadonlySet<string>;
  /** Whether two spellings of one key have different values. */
  readonly ambiguous: boolean;
}

/** Spells the keys of `object` as `rules` do. A key that they know is never taken for another. */
export function respell(object: JsonObject, rules: Rules): Respelled {
  const spellings = new Map<string, string>();
  for (const key of rules.properties.keys()) spellings.set(foldSpelling(key), key);
  const entries = new Map<string, unknown>();
  const renamed = new Set<string>();
  let ambiguous = false;
  for (const [key, value] of Object.entries(object)) {
    const known = rules.properties.has(key) ? key : (spellings.get(foldSpelling(key)) ?? key);
    if (known !== key) renamed.add(known);
    if (entries.has(known) && !isEqual(entries.get(known), value)) ambiguous = true;
    entries.set(known, value);
  }
  return { entries: [...entries], renamed, ambiguous };
}
