import { isObject, type JsonObject, type JsonSchema } from "../../runtime/index.js";
import { resolveReference } from "../schema/resolve.js";

/** Schemas that hold for a value all at once. */
export type Conjunction = readonly JsonObject[];

const maximumAlternatives = 64;
const maximumSteps = 512;

/**
 * Writes a schema out as alternatives, of which a valid value satisfies at least one. Conditions and negations are left
 * aside: what is allowed here may still be refused by the contract, but never the other way round.
 */
export function alternativesOf(root: JsonSchema, schema: unknown): readonly Conjunction[] {
  return new Expansion(root).expand(schema);
}

/** Returns the alternatives of several schemas that hold at once. */
export function allOf(parts: readonly (readonly Conjunction[])[]): readonly Conjunction[] {
  return parts.reduce(combine, [[]]);
}

/** One schema on its way to alternatives. A schema may refer to itself: the steps are counted. */
class Expansion {
  readonly #root: JsonSchema;
  #steps = 0;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  expand(schema: unknown): readonly Conjunction[] {
    this.#steps++;
    if (!isObject(schema) || this.#steps > maximumSteps) return [[]];
    const { $ref: reference, allOf: all, anyOf: any, oneOf: one } = schema;
    const parts: (readonly Conjunction[])[] = [[[schema]]];
    if (typeof reference === "string") parts.push(this.expand(resolveReference(this.#root, reference)));
    if (Array.isArray(all)) for (const member of all) parts.push(this.expand(member));
    for (const members of [any, one]) {
      if (Array.isArray(members)) parts.push(members.flatMap((member) => this.expand(member)));
    }
    return allOf(parts);
  }
}

/** Combines each with each. Where that gives too many, what is `more` is left out, which allows more. */
function combine(known: readonly Conjunction[], more: readonly Conjunction[]): readonly Conjunction[] {
  if (known.length * more.length > maximumAlternatives) return known;
  return known.flatMap((left) => more.map((right) => [...left, ...right]));
}
