import type { Declaration } from "./declaration.js";
import type { Shape } from "./shape.js";

/** Lists the shapes that stand directly inside a shape. What a reference leads to is not listed. */
export function innerShapes(shape: Shape): readonly Shape[] {
  switch (shape.kind) {
    case "array":
      return [...shape.prefix, shape.items];
    case "union":
      return shape.members;
    case "object":
      return [...[...shape.properties.values()].map((property) => property.shape), shape.rest];
    case "unknown":
      return shape.unless;
    default:
      return [];
  }
}

/** Lists a shape and all shapes inside it. */
export function collectShapes(shape: Shape): readonly Shape[] {
  return [shape, ...innerShapes(shape).flatMap(collectShapes)];
}

/** Lists the declarations that a shape refers to. */
export function referencesIn(shape: Shape): readonly Declaration[] {
  return collectShapes(shape).flatMap((each) => (each.kind === "reference" ? [each.declaration] : []));
}
