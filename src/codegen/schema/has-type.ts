import type { Json, TypeName } from "./schema.js";

/** Tells whether a JSON value is of a type that the keyword `type` names. 1.0 is an integer. */
export function hasType(value: Json, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** Tells whether a JSON value is neither an object nor an array. */
export function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}
