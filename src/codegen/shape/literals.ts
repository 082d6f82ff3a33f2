import { formats as formatTests } from "../../runtime/formats/index.js";
import { isLongerThan, isShorterThan } from "../../runtime/text.js";
import type { Conjunction } from "../schema/conjunction.js";
import { hasType } from "../schema/has-type.js";
import type { Json } from "../schema/schema.js";
import { type LiteralShape, neverShape, type Shape } from "./shape.js";

/** Returns the shape of those `literals` that satisfy everything else that `conjunction` asks. */
export function filterLiterals(literals: readonly Json[], conjunction: Conjunction): Shape {
  const values = literals.filter((value) => satisfies(value, conjunction));
  if (values.length === 0) return neverShape;
  return isScalars(values) ? { kind: "literal", values } : { kind: "constant", values };
}

function isScalars(values: readonly Json[]): values is LiteralShape["values"] {
  return values.every((value) => typeof value !== "object" || value === null);
}

function satisfies(value: Json, conjunction: Conjunction): boolean {
  const { types, minLength = 0, maxLength = Number.POSITIVE_INFINITY, patterns, formats } = conjunction;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = conjunction;
  if (types !== undefined && !types.some((type) => hasType(value, type))) return false;
  if (typeof value === "number") return value >= minimum && value <= maximum;
  if (typeof value !== "string") return true;
  if (isShorterThan(value, minLength) || isLongerThan(value, maxLength)) return false;
  if (!formats.every((format) => formatTests.get(format)?.test(value) === true)) return false;
  return patterns.every((pattern) => new RegExp(pattern, "u").test(value));
}
