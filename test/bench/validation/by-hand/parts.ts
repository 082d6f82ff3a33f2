/**
 * What the guards by hand share. Each is written as somebody would who wants nothing but speed, and no more rules than
 * the contract has. That no key may be there and `undefined` is one of them.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tells whether a value is an array of texts, none of them empty. */
export function areTexts(value: unknown, minimum: number): value is readonly string[] {
  if (!Array.isArray(value) || value.length < minimum) return false;
  for (let index = 0; index < value.length; index++) {
    const item = value[index];
    if (typeof item !== "string" || item === "") return false;
  }
  return true;
}

export function areDistinct(texts: readonly string[]): boolean {
  const { length } = texts;
  if (length > 16) return new Set(texts).size === length;
  for (let index = 1; index < length; index++) {
    const text = texts[index];
    for (let earlier = 0; earlier < index; earlier++) if (texts[earlier] === text) return false;
  }
  return true;
}

export function isIntegerFrom(value: unknown, minimum: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= minimum;
}

/** Tells whether an object has just so many keys. Those that are allowed were counted when they were looked at. */
export function hasKeys(value: JsonRecord, count: number): boolean {
  let open = count;
  for (const _key in value) open--;
  return open === 0;
}
