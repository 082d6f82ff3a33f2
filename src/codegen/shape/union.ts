import { neverShape, type Shape } from "./shape.js";

/** Returns the union of shapes, flattened, without those that allow nothing. One member alone is itself. */
export function union(shapes: readonly Shape[]): Shape {
  const members = shapes.flatMap((shape) => (shape.kind === "union" && !shape.exclusive ? shape.members : [shape]));
  const possible = members.filter(({ kind }) => kind !== "never");
  const [first, ...others] = possible;
  if (first === undefined) return neverShape;
  if (others.length === 0) return first;
  return { kind: "union", members: possible, exclusive: false };
}
