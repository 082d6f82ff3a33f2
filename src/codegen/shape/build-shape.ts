import { CodegenError } from "../codegen-error.js";
import { type Conjunction, conjoin } from "../schema/conjunction.js";
import type { Json, Schema, TypeName } from "../schema/schema.js";
import { buildObjects } from "./build-objects.js";
import type { Declarations } from "./declaration.js";
import { excludeValues } from "./exclude.js";
import { filterLiterals } from "./literals.js";
import { neverShape, type Shape, type UnknownShape, unknownShape } from "./shape.js";
import { union } from "./union.js";

/** Returns the shape of what `schemas` together allow: a reference where that has a name. */
export function shapeOf(schemas: readonly Schema[], declarations: Declarations): Shape {
  const declaration = declarations.find(schemas);
  if (declaration !== undefined) return { kind: "reference", declaration };
  return buildShape(schemas, declarations);
}

/** Builds the shape of what `schemas` together allow, whether or not it has a name. */
export function buildShape(schemas: readonly Schema[], declarations: Declarations): Shape {
  const conjunction = conjoin(schemas, declarations.isDeclared);
  const [reference, ...others] = conjunction.references;
  if (reference === undefined) return buildConjunction(conjunction, declarations);
  if (others.length === 0 && saysNothingElse(conjunction)) return shapeOf([reference], declarations);
  return buildConjunction(
    conjoin(schemas, () => false),
    declarations,
  );
}

function saysNothingElse({ sources }: Conjunction): boolean {
  return sources.every(
    ({ assertions, never }) => !never && assertions.every((keyword) => keyword === "$ref" || keyword === "allOf"),
  );
}

function buildConjunction(conjunction: Conjunction, declarations: Declarations): Shape {
  if (conjunction.never) return neverShape;
  const [choice, ...others] = conjunction.choices;
  if (choice !== undefined) {
    if (others.length > 0) throw severalChoices(conjunction);
    return buildChoice(conjunction, choice, declarations);
  }
  if (conjunction.literals !== undefined) return filterLiterals(conjunction.literals, conjunction);
  const types = conjunction.types;
  if (types === undefined) return buildUntyped(conjunction, declarations);
  return union(types.map((type) => buildType(type, conjunction, declarations)));
}

function buildChoice(conjunction: Conjunction, choice: readonly Schema[], declarations: Declarations): Shape {
  const base = conjunction.sources.map((source) => ({
    ...source,
    oneOf: undefined,
    assertions: source.assertions.filter((keyword) => keyword !== "oneOf"),
  }));
  const plain = base.every(({ assertions }) => assertions.length === 0);
  const members = choice.map((member) => shapeOf(plain ? [member] : [...base, member], declarations));
  return { kind: "union", members: members.filter(({ kind }) => kind !== "never"), exclusive: true };
}

function buildType(type: TypeName, conjunction: Conjunction, declarations: Declarations): Shape {
  switch (type) {
    case "null":
    case "boolean":
      return { kind: type };
    case "integer":
    case "number": {
      const { minimum, maximum } = conjunction;
      return { kind: "number", integer: type === "integer", minimum, maximum, except: [] };
    }
    case "string": {
      const { minLength, maxLength, patterns, formats } = conjunction;
      return { kind: "string", minLength, maxLength, patterns, formats, except: [] };
    }
    case "array": {
      const { minItems = 0, maxItems, uniqueItems, contains } = conjunction;
      const items = conjunction.items.length === 0 ? unknownShape : shapeOf(conjunction.items, declarations);
      return { kind: "array", items, minItems, maxItems, uniqueItems, contains };
    }
    case "object":
      return union(
        buildObjects(conjunction, declarations, (schemas, excluded) => propertyShape(schemas, excluded, declarations)),
      );
  }
}

function propertyShape(schemas: readonly Schema[], excluded: readonly Json[], declarations: Declarations): Shape {
  const shape = schemas.length === 0 ? unknownShape : shapeOf(schemas, declarations);
  return excluded.length === 0 ? shape : excludeValues(shape, excluded);
}

const kindKeywords: readonly (readonly [TypeName, readonly string[]])[] = [
  ["number", ["minimum", "maximum"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["array", ["items", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains"]],
  ["object", ["properties", "required", "additionalProperties", "if", "then"]],
];

function buildUntyped(conjunction: Conjunction, declarations: Declarations): Shape {
  const asserted = new Set(conjunction.sources.flatMap(({ assertions }) => assertions));
  const kinds = kindKeywords.filter(([, keywords]) => keywords.some((keyword) => asserted.has(keyword)));
  const unless = kinds.map(([type]) => buildType(type, conjunction, declarations)) as UnknownShape["unless"];
  return { kind: "unknown", unless, except: [] };
}

function severalChoices({ sources }: Conjunction): CodegenError {
  const at = sources[0]?.at ?? { file: "", pointer: "" };
  return new CodegenError({
    ...at,
    keyword: "oneOf",
    problem: "stands more than once for one value, which is not supported",
    remedy: "Write the combinations out in one oneOf",
  });
}
