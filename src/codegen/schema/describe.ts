import type { Conjunction } from "./conjunction.js";
import type { Json, TypeName } from "./schema.js";

/** What a description is made from. */
export type Described = Pick<
  Conjunction,
  | "references"
  | "types"
  | "literals"
  | "minLength"
  | "maxLength"
  | "patterns"
  | "formats"
  | "minimum"
  | "maximum"
  | "minItems"
  | "maxItems"
>;

/** Says in words what kind of value is asked for: `a string of at least 1 character`. */
export function describe(conjunction: Described): string {
  if (conjunction.literals !== undefined) return describeLiterals(conjunction.literals);
  if (conjunction.types === undefined) return conjunction.references.length > 0 ? "an object" : "a value";
  if (conjunction.types.length === 0) return "nothing: what is asked here contradicts itself";
  return conjunction.types.map((type) => describeType(type, conjunction)).join(" or ");
}

/** Lists literals: `"a"`, or `one of "a", "b"`. */
export function describeLiterals(values: readonly Json[]): string {
  const list = values.map((value) => JSON.stringify(value)).join(", ");
  return values.length === 1 ? list : `one of ${list}`;
}

/** Names one JSON type with its article. */
export function describeTypeName(type: TypeName): string {
  if (type === "null") return "null";
  return `${/^[aio]/.test(type) ? "an" : "a"} ${type}`;
}

/** Counts things: `at least 1 item`. */
export function describeCount(bound: "at least" | "at most" | "exactly", count: number, thing: string): string {
  return `${bound} ${count} ${thing}${count === 1 ? "" : "s"}`;
}

function describeType(type: TypeName, conjunction: Described): string {
  const noun = describeTypeName(type);
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, patterns, formats } = conjunction;
  switch (type) {
    case "string": {
      const length = describeRange(minLength === 0 ? undefined : minLength, maxLength, "character");
      const form = formats[0] === undefined ? "" : ` in the format ${formats[0]}`;
      const pattern = patterns[0] === undefined ? "" : ` that matches ${patterns.join(" and ")}`;
      return noun + length + form + pattern;
    }
    case "array":
      return noun + describeRange(minItems === 0 ? undefined : minItems, maxItems, "item");
    case "integer":
    case "number":
      if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`;
      if (minimum !== undefined) return `${noun} of at least ${minimum}`;
      return maximum === undefined ? noun : `${noun} of at most ${maximum}`;
    default:
      return noun;
  }
}

function describeRange(minimum: number | undefined, maximum: number | undefined, thing: string): string {
  if (minimum === undefined && maximum === undefined) return "";
  if (maximum === undefined) return ` of ${describeCount("at least", minimum ?? 0, thing)}`;
  if (minimum === undefined) return ` of ${describeCount("at most", maximum, thing)}`;
  if (minimum === maximum) return ` of ${describeCount("exactly", minimum, thing)}`;
  return ` of ${minimum} to ${maximum} ${thing}s`;
}
