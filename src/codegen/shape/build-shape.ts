import { type Conjunction, conjoin } from "../schema/conjunction.js";
import type { Json, Schema, TypeName } from "../schema/schema.js";
import { buildObjects } from "./build-objects.js";
import type { Declarations } from "./declaration.js";
import { excludeValues } from "./exclude.js";
import { filterLiterals } from "./literals.js";
import { neverShape, type Shape, type UnknownShape, unknownShape } from "./shape.js";
import { union } from "./union.js";

/** How many combinations of `anyOf` and `oneOf` are written out. Beyond, the type is wider than the schema. */
const maximumCombinations = 64;

/** How many shapes are built for one declaration. Beyond, what is left is `unknown`. */
const maximumShapes = 5000;

/**
 * Builds the shape of a declaration: all the values that its schemas allow, and as few others as a type can say. Where
 * a combination would grow without bound, it is left out, and the shape allows more than the schema does.
 */
export class ShapeBuilder {
  readonly #declarations: Declarations;
  readonly #underway = new Set<string>();
  #built = 0;
  #leftOut = false;

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /** Whether something was left out for want of room, so that what was built allows more than a parser may. */
  get isCut(): boolean {
    return this.#leftOut || this.#built > maximumShapes;
  }

  /** Returns the shape of what `schemas` together allow: a reference where that has a name. */
  shapeOf(schemas: readonly Schema[]): Shape {
    const declaration = this.#declarations.find(schemas);
    return declaration === undefined ? this.build(schemas) : { kind: "reference", declaration };
  }

  /** Builds the shape of what `schemas` together allow, whether or not it has a name. */
  build(schemas: readonly Schema[]): Shape {
    const key = JSON.stringify(schemas.map(({ id }) => id).sort());
    if (this.#underway.has(key) || this.#built > maximumShapes) return unknownShape;
    this.#built++;
    this.#underway.add(key);
    const shape = this.#buildReferring(schemas);
    this.#underway.delete(key);
    return shape;
  }

  #buildReferring(schemas: readonly Schema[]): Shape {
    const conjunction = conjoin(schemas, this.#declarations.isDeclared);
    const [reference, ...others] = conjunction.references;
    if (reference === undefined) return this.#buildConjunction(conjunction);
    if (others.length === 0 && saysNothingElse(conjunction)) return this.shapeOf([reference]);
    return this.#buildConjunction(conjoin(schemas, () => false));
  }

  #buildConjunction(conjunction: Conjunction): Shape {
    if (conjunction.never) return neverShape;
    const choices = [...conjunction.choices, ...conjunction.alternatives];
    if (choices.length > 0) return this.#buildChoices(conjunction, choices);
    if (conjunction.literals !== undefined) return filterLiterals(conjunction.literals, conjunction);
    if (conjunction.types === undefined) return this.#buildUntyped(conjunction);
    return union(conjunction.types.map((type) => this.#buildType(type, conjunction)));
  }

  #buildChoices(conjunction: Conjunction, choices: readonly (readonly Schema[])[]): Shape {
    const base = conjunction.sources.map(withoutChoices);
    const [only] = choices;
    if (choices.length === 1 && only !== undefined && base.every(({ assertions }) => assertions.length === 0)) {
      const members = only.map((member) => this.shapeOf([member])).filter(({ kind }) => kind !== "never");
      if (members.length === 0) return neverShape;
      if (conjunction.choices.length === 0) return union(members);
      return { kind: "union", members, exclusive: true };
    }
    const combinations = combine(choices);
    if (combinations.length < countCombinations(choices)) this.#leftOut = true;
    return union(combinations.map((combination) => this.build([...base, ...combination])));
  }

  #buildType(type: TypeName, conjunction: Conjunction): Shape {
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
      case "array":
        return this.#buildArray(conjunction);
      case "object":
        return this.#buildObjects(conjunction);
    }
  }

  #buildObjects(conjunction: Conjunction): Shape {
    const build = (schemas: readonly Schema[], excluded: readonly Json[]) => this.#buildMember(schemas, excluded);
    const { objects, isCut } = buildObjects(conjunction, this.#declarations, build);
    if (isCut) this.#leftOut = true;
    return union(objects);
  }

  #buildArray({ minItems = 0, maxItems, uniqueItems, contains, ...conjunction }: Conjunction): Shape {
    const prefix = conjunction.prefix.map((schemas) => this.#buildMember(schemas, []));
    const items = this.#buildMember(conjunction.items, []);
    const end = prefix.findIndex(({ kind }) => kind === "never");
    if (end >= 0 && end < minItems) return neverShape;
    const shape = { kind: "array", minItems, maxItems, uniqueItems, contains } as const;
    return end < 0 ? { ...shape, prefix, items } : { ...shape, prefix: prefix.slice(0, end), items: neverShape };
  }

  #buildMember(schemas: readonly Schema[], excluded: readonly Json[]): Shape {
    const shape = schemas.length === 0 ? unknownShape : this.shapeOf(schemas);
    return excluded.length === 0 ? shape : excludeValues(shape, excluded);
  }

  #buildUntyped(conjunction: Conjunction): Shape {
    const asserted = new Set(conjunction.sources.flatMap(({ assertions }) => assertions));
    const kinds = kindKeywords.filter(([, keywords]) => keywords.some((keyword) => asserted.has(keyword)));
    const shapes = kinds.map(([type]) => this.#buildType(type, conjunction));
    const impossible = kinds.filter((_, index) => shapes[index]?.kind === "never").map(([type]) => type);
    if (impossible.length > 0) {
      const possible = jsonTypes.filter((type) => !impossible.includes(type));
      return union(possible.map((type) => this.#buildType(type, conjunction)));
    }
    const isKind = (shape: Shape): shape is UnknownShape["unless"][number] => unlessKinds.has(shape.kind);
    return { kind: "unknown", unless: shapes.filter(isKind), except: [] };
  }
}

function saysNothingElse({ sources }: Conjunction): boolean {
  const silent = new Set(["$ref", "$dynamicRef", "allOf"]);
  return sources.every(({ assertions, never }) => !never && assertions.every((keyword) => silent.has(keyword)));
}

/** The keywords that a conjunction has taken apart, or that are being written out. */
const takenApart: ReadonlySet<string> = new Set(["allOf", "$ref", "$dynamicRef", "anyOf", "oneOf"]);

function withoutChoices(source: Schema): Schema {
  return {
    ...source,
    id: `${source.id} without choices`,
    assertions: source.assertions.filter((keyword) => !takenApart.has(keyword)),
    allOf: [],
    references: [],
    anyOf: undefined,
    oneOf: undefined,
  };
}

/** Returns each way to take one member of every choice, or of the first few where that would be too many. */
function combine(choices: readonly (readonly Schema[])[]): readonly (readonly Schema[])[] {
  return choices.reduce<readonly (readonly Schema[])[]>(
    (combinations, choice) =>
      combinations.length * choice.length > maximumCombinations
        ? combinations
        : combinations.flatMap((combination) => choice.map((member) => [...combination, member])),
    [[]],
  );
}

function countCombinations(choices: readonly (readonly Schema[])[]): number {
  return choices.reduce((count, choice) => count * choice.length, 1);
}

const unlessKinds: ReadonlySet<Shape["kind"]> = new Set<UnknownShape["unless"][number]["kind"]>([
  "number",
  "string",
  "array",
  "object",
  "union",
]);

/** The types that no value is two of at once. */
const jsonTypes: readonly TypeName[] = ["null", "boolean", "number", "string", "array", "object"];

const kindKeywords: readonly (readonly [TypeName, readonly string[]])[] = [
  ["number", ["minimum", "maximum"]],
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["array", ["items", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains"]],
  ["object", ["properties", "required", "additionalProperties", "if", "then"]],
];
