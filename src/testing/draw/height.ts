import type { Shape } from "../../codegen/shape/shape.js";
import type { Model } from "../model/model.js";

/** Tells how many arrays and objects the flattest value of a shape nests; infinite where there is no finite value. */
export type Height = (shape: Shape) => number;

/** Makes the function that tells heights. Shapes may refer to themselves. */
export function measureHeights({ resolve }: Model): Height {
  const heights = new Map<Shape, number>();
  const pending = new Set<Shape>();
  const measure: Height = (shape) => {
    const known = heights.get(shape);
    if (known !== undefined) return known;
    if (pending.has(shape)) return Number.POSITIVE_INFINITY;
    pending.add(shape);
    const height = compute(shape);
    pending.delete(shape);
    // What was cut off at a circle is known only from where the circle was entered.
    if (pending.size === 0 || Number.isFinite(height)) heights.set(shape, height);
    return height;
  };
  const compute: Height = (shape) => {
    switch (shape.kind) {
      case "never":
        return Number.POSITIVE_INFINITY;
      case "reference":
        return measure(resolve(shape.declaration));
      case "array":
        return shape.minItems === 0 && shape.contains.length === 0 ? 1 : 1 + measure(shape.items);
      case "object": {
        const required = [...shape.properties.values()].filter(({ presence }) => presence === "required");
        return 1 + Math.max(0, ...required.map((property) => measure(property.shape)));
      }
      case "union":
        return Math.min(...shape.members.map(measure));
      default:
        return 0;
    }
  };
  return measure;
}
