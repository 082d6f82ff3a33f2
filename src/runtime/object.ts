import type { Issues } from "./issues.js";
import { note } from "./issues.js";

/** A JSON object whose keys have not been looked at yet. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** Tells whether `value` is what JSON calls an object: neither null, nor an array, nor a scalar. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads a key that every object inherits something under, such as `constructor`. Returns `undefined` unless the key is
 * the object's own. Any other key is read plainly, which is faster and gives the same.
 */
export function readOwn(value: JsonObject, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Counts the keys of `value`, as `for..in` sees them. */
export function countKeys(value: JsonObject): number {
  let count = 0;
  for (const _key in value) count++;
  return count;
}

/** The keys of a closed object. */
export interface KnownKeys {
  readonly all: ReadonlySet<string>;
  readonly optional: ReadonlySet<string>;
  readonly expected: string;
}

/** Lists the keys of a closed object. */
export function knownKeys(required: readonly string[], optional: readonly string[]): KnownKeys {
  const all = [...required, ...optional];
  return { all: new Set(all), optional: new Set(optional), expected: `only the keys ${all.join(", ")}` };
}

/**
 * Records each key of `value` that is not known, and each optional key that is there but `undefined`, which no JSON
 * value is. Returns whether the walk may go on: always if there is a list, and otherwise if nothing was found.
 */
export function noteUnknownKeys(
  issues: Issues | undefined,
  value: JsonObject,
  { all, optional, expected }: KnownKeys,
  ...path: (string | number)[]
): boolean {
  for (const key in value) {
    if (!all.has(key)) {
      if (!note(issues, "unknown_key", expected, ...path, key)) return false;
    } else if (value[key] === undefined && optional.has(key)) {
      if (!note(issues, "type", "a value, or no such key", ...path, key)) return false;
    }
  }
  return true;
}
