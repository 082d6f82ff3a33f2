import { isDateTime } from "../../runtime/formats/date-time.js";
import { isLongerThan, isShorterThan } from "../../runtime/text.js";
import { CodegenError } from "../codegen-error.js";
import type { Conjunction } from "../schema/conjunction.js";
import type { Json, TypeName } from "../schema/schema.js";
import { type LiteralShape, neverShape, type Shape } from "./shape.js";

/** Returns the shape of those `literals` that satisfy everything else that `conjunction` asks. */
export function filterLiterals(literals: readonly Json[], conjunction: Conjunction): Shape {
  const values = literals.filter((value) => satisfies(value, conjunction));
  if (values.length === 0) return neverShape;
  if (isScalars(values)) return { kind: "literal", values };
  throw new CodegenError({
    ...(conjunction.sources[0]?.at ?? { file: "", pointer: "" }),
    problem: 'has a "const" or "enum" with an object or an array, which is not supported',
    remedy: 'Describe it with "properties" or "items"',
  });
}

const formatTests: Readonly<Record<string, (text: string) => boolean>> = { "date-time": isDateTime };

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
  if (!formats.every((format) => formatTests[format]?.(value) === true)) return false;
  return patterns.every((pattern) => new RegExp(pattern, "u").test(value));
}

function hasType(value: Json, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}
