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
