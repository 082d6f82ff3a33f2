/** What {@link inspect} returns instead of a count where a value is not to be trusted. */
export const suspicious = -1;

/**
 * Counts the keys of all objects in a value that `JSON.parse` gave. Returns {@link suspicious} where it holds what
 * JSON cannot say again or what is refused: more than `levels` levels, a number that may not be what was written, a key
 * that could reach a prototype.
 */
export function inspect(value: unknown, levels: number): number {
  if (typeof value === "object" && value !== null) return inspectObject(value, levels);
  return typeof value === "number" && !isPlain(value) ? suspicious : 0;
}

function inspectObject(value: object, levels: number): number {
  if (levels === 0) return suspicious;
  return Array.isArray(value) ? inspectItems(value, levels - 1) : inspectProperties(value, levels - 1);
}

function inspectItems(items: readonly unknown[], levels: number): number {
  let count = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item === "object" && item !== null) {
      const keys = inspectObject(item, levels);
      if (keys === suspicious) return suspicious;
      count += keys;
    } else if (typeof item === "number" && !isPlain(item)) return suspicious;
  }
  return count;
}

function inspectProperties(object: object, levels: number): number {
  let count = 0;
  // The cast holds for any object: its own enumerable keys, all that JSON.parse makes, are read and nothing else.
  const properties = object as { readonly [key: string]: unknown };
  for (const key in properties) {
    count++;
    const item = properties[key];
    if (key === "__proto__") return suspicious;
    if (typeof item === "object" && item !== null) {
      const keys = inspectObject(item, levels);
      if (keys === suspicious || (key === "constructor" && Object.hasOwn(item, "prototype"))) return suspicious;
      count += keys;
    } else if (typeof item === "number" && !isPlain(item)) return suspicious;
  }
  return count;
}

/** Tells whether a number is surely what was written: not so infinity, minus zero, integers beyond 2^53. */
function isPlain(value: number): boolean {
  if (Number.isSafeInteger(value)) return value !== 0 || 1 / value > 0;
  return Number.isFinite(value) && !Number.isInteger(value);
}
