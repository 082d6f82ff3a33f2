import { type Shape, unknownShape } from "../../codegen/shape/shape.js";
import { isObject } from "../../runtime/object.js";

/** Tells whether `value` is of the kind that shapes of `kind` speak of. */
export function hasKind(value: unknown, kind: Shape["kind"]): boolean {
  switch (kind) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "boolean":
    case "number":
    case "string":
      return typeof value === kind;
    case "never":
      return false;
    default:
      return true;
  }
}

/** Returns the shape that allows everything of the kind of `value`. */
export function openShapeFor(value: unknown): Shape | undefined {
  const unbounded = { minimum: undefined, maximum: undefined, except: [] };
  if (typeof value === "boolean") return { kind: "boolean" };
  if (typeof value === "number") return { kind: "number", integer: false, ...unbounded };
  if (Array.isArray(value)) return { kind: "array", prefix: [], items: unknownShape, ...noBounds };
  if (isObject(value)) return { kind: "object", properties: new Map(), rest: unknownShape };
  if (typeof value !== "string") return undefined;
  return { kind: "string", minLength: undefined, maxLength: undefined, patterns: [], formats: [], except: [] };
}

const noBounds = { minItems: 0, maxItems: undefined, uniqueItems: false, contains: [] };
