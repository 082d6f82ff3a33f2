import type { Json } from "../schema/schema.js";
import { equalJson } from "../text/equal-json.js";
import { neverShape, type Shape } from "./shape.js";
import { union } from "./union.js";

/** Returns `shape` without the scalars `values`. Where a type cannot say so, the shape lists them in `except`. */
export function excludeValues(shape: Shape, values: readonly Json[]): Shape {
  const isExcluded = (value: Json) => values.some((other) => equalJson(value, other));
  switch (shape.kind) {
    case "literal": {
      const left = shape.values.filter((value) => !isExcluded(value));
      return left.length === 0 ? neverShape : { kind: "literal", values: left };
    }
    case "boolean":
      return excludeValues({ kind: "literal", values: [true, false] }, values);
    case "null":
      return isExcluded(null) ? neverShape : shape;
    case "string":
    case "number": {
      const own = values.filter((value) => typeof value === shape.kind);
      return { ...shape, except: [...shape.except, ...own] };
    }
    case "unknown":
      return { ...shape, except: [...shape.except, ...values] };
    case "union":
      return union(shape.members.map((member) => excludeValues(member, values)));
    default:
      return shape;
  }
}
