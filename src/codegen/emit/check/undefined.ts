import { conjoin, type IsDeclared } from "../../schema/conjunction.js";
import type { Schema } from "../../schema/schema.js";

/** Tells whether the check of what `schemas` ask refuses `undefined` by itself: tests of types and of literals do. */
export function refusesUndefined(
  schemas: readonly Schema[],
  isDeclared: IsDeclared,
  above: ReadonlySet<Schema> = new Set(),
): boolean {
  const { never, types, literals, references } = conjoin(schemas, isDeclared);
  if (never || types !== undefined || literals !== undefined) return true;
  const inside = new Set([...above, ...schemas]);
  // A declaration is asked for what it says itself: asked as a declared one, it would only refer to itself.
  return references.some((schema) => {
    return !inside.has(schema) && refusesUndefined([schema], (each) => each !== schema && isDeclared(each), inside);
  });
}
