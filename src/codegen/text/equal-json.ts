import type { Json } from "../schema/schema.js";

/** Tells whether two JSON values are equal as JSON Schema sees it: key order does not matter, 1 and 1.0 are one. */
export function equalJson(left: Json, right: Json): boolean {
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return left === right;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const entries = Object.entries(left);
  const other = right as { readonly [key: string]: Json };
  return (
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && equalJson(value, other[key] as Json))
  );
}
