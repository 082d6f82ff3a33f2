import { type Conjunction, conjoin } from "../schema/conjunction.js";
import type { Json, Schema } from "../schema/schema.js";
import { type Alternative, expandConditions, maximumAlternatives } from "./alternatives.js";
import type { Declarations } from "./declaration.js";
import { mergeObjects } from "./merge-objects.js";
import { neverShape, type ObjectShape, type PropertyShape, type Shape, unknownShape } from "./shape.js";
import { union } from "./union.js";

/** Builds the shape of a property from its schemas and from values that it must not have. */
export type BuildProperty = (schemas: readonly Schema[], excluded: readonly Json[]) => PropertyShape["shape"];

/** The shapes that a conjunction allows, and whether its conditions had too many ways to fall out to be decided. */
export interface BuiltObjects {
  readonly objects: readonly ObjectShape[];
  readonly isCut: boolean;
}

/** Builds the object shapes that a conjunction allows: one for each way its conditions can fall out. */
export function buildObjects(
  conjunction: Conjunction,
  declarations: Declarations,
  buildProperty: BuildProperty,
): BuiltObjects {
  const expanded = expandConditions(conjunction, declarations.isDeclared);
  const isCut = expanded.length > maximumAlternatives;
  const alternatives = isCut ? [undecided(conjunction)] : expanded;
  const objects = alternatives.flatMap((alternative) => buildObject(alternative, declarations, buildProperty) ?? []);
  return { objects: mergeObjects(objects), isCut };
}

function undecided({ sources }: Conjunction): Alternative {
  return { schemas: sources, required: new Set(), forbidden: new Set(), excluded: new Map() };
}

function buildObject(
  alternative: Alternative,
  declarations: Declarations,
  buildProperty: BuildProperty,
): ObjectShape | undefined {
  const conjunction = conjoin(alternative.schemas, declarations.isDeclared);
  if (conjunction.never || conjunction.types?.includes("object") === false) return undefined;
  const required = new Set([...conjunction.required, ...alternative.required]);
  const { forbidden, excluded } = alternative;
  const keys = new Set([...conjunction.properties.keys(), ...required, ...forbidden, ...excluded.keys()]);
  const properties = new Map<string, PropertyShape>();
  for (const key of keys) {
    const sources = conjunction.properties.get(key) ?? rulesForUnnamed(key, conjunction);
    const shape = forbidden.has(key) ? neverShape : buildProperty(sources, excluded.get(key) ?? []);
    if (shape.kind === "never" && required.has(key)) return undefined;
    const presence = shape.kind === "never" ? "forbidden" : required.has(key) ? "required" : "optional";
    properties.set(key, { presence, shape, sources });
  }
  return { kind: "object", properties, rest: buildRest(conjunction, buildProperty) };
}

/** Lists what is asked of a key that only `required` or a test names. */
function rulesForUnnamed(key: string, { keyRules }: Conjunction): readonly Schema[] {
  return keyRules.flatMap(({ patternProperties, additionalProperties }) => {
    const matching = patternProperties.filter(({ pattern }) => new RegExp(pattern, "u").test(key));
    if (matching.length > 0) return matching.map(({ schema }) => schema);
    return additionalProperties ?? [];
  });
}

/** Builds the shape of what keys without a name may have. */
function buildRest(conjunction: Conjunction, buildProperty: BuildProperty): Shape {
  const { keyRules } = conjunction;
  if (closesUnevaluated(conjunction)) return neverShape;
  const patterned = keyRules.filter(({ patternProperties }) => patternProperties.length > 0);
  const plain = keyRules.flatMap(({ patternProperties, additionalProperties }) =>
    patternProperties.length === 0 ? (additionalProperties ?? []) : [],
  );
  const [rules, ...others] = patterned;
  if (rules === undefined) return plain.length === 0 ? unknownShape : buildProperty(plain, []);
  if (others.length > 0 || plain.length > 0) return unknownShape;
  const { patternProperties, additionalProperties } = rules;
  const shapes = patternProperties.map(({ schema }) => buildProperty([schema], []));
  if (additionalProperties === undefined) return unknownShape;
  return union([...shapes, buildProperty([additionalProperties], [])]);
}

/** Tells whether `unevaluatedProperties: false` forbids just the keys that have no name, whatever else holds. */
function closesUnevaluated({ unevaluated, alternatives, choices, conditions, keyRules }: Conjunction): boolean {
  if (alternatives.length + choices.length + conditions.length + keyRules.length > 0) return false;
  return unevaluated.some(({ unevaluatedProperties }) => unevaluatedProperties?.never === true);
}
