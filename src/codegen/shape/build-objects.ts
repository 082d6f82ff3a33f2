import { type Conjunction, conjoin } from "../schema/conjunction.js";
import type { Json, Schema } from "../schema/schema.js";
import { type Alternative, expandConditions } from "./alternatives.js";
import type { Declarations } from "./declaration.js";
import { mergeObjects } from "./merge-objects.js";
import { neverShape, type ObjectShape, type PropertyShape, unknownShape } from "./shape.js";

/** Builds the shape of a property from its schemas and from values that it must not have. */
export type BuildProperty = (schemas: readonly Schema[], excluded: readonly Json[]) => PropertyShape["shape"];

/** Builds the object shapes that a conjunction allows: one for each way its conditions can fall out. */
export function buildObjects(
  conjunction: Conjunction,
  declarations: Declarations,
  buildProperty: BuildProperty,
): readonly ObjectShape[] {
  const alternatives = expandConditions(conjunction, declarations.isDeclared);
  const objects = alternatives.flatMap((alternative) => buildObject(alternative, declarations, buildProperty) ?? []);
  return mergeObjects(objects);
}

function buildObject(
  alternative: Alternative,
  declarations: Declarations,
  buildProperty: BuildProperty,
): ObjectShape | undefined {
  const conjunction = conjoin(alternative.schemas, declarations.isDeclared);
  const required = new Set([...conjunction.required, ...alternative.required]);
  const { forbidden, excluded } = alternative;
  const keys = new Set([...conjunction.properties.keys(), ...required, ...forbidden, ...excluded.keys()]);
  const rest = conjunction.additional.length === 0 ? unknownShape : buildProperty(conjunction.additional, []);
  const properties = new Map<string, PropertyShape>();
  for (const key of keys) {
    const sources = conjunction.properties.get(key) ?? conjunction.additional;
    const shape = forbidden.has(key) ? neverShape : buildProperty(sources, excluded.get(key) ?? []);
    if (shape.kind === "never" && required.has(key)) return undefined;
    const presence = shape.kind === "never" ? "forbidden" : required.has(key) ? "required" : "optional";
    properties.set(key, { presence, shape, sources });
  }
  return { kind: "object", properties, rest };
}
