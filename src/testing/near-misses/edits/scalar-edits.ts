import type { Json, Schema, TypeName } from "../../../codegen/schema/schema.js";
import { equalJson } from "../../../codegen/text/equal-json.js";
import type { Edit } from "../edit.js";

/** One value of each JSON type, and those that are taken for another type most often. */
const samples: readonly (readonly [readonly TypeName[], Json, string])[] = [
  [["null"], null, "null"],
  [["boolean"], true, "true"],
  [["integer", "number"], 1, "a whole number"],
  [["number"], 1.5, "a fraction"],
  [["string"], "1", "a number as text"],
  [["string"], "", "an empty text"],
  [["array"], [], "an empty array"],
  [["object"], {}, "an empty object"],
];

/** Values of every type that `type` does not name. */
export function* typeEdits({ types }: Schema, value: unknown): Generator<Edit> {
  if (types === undefined) return;
  for (const [names, sample, words] of samples) {
    if (!names.some((name) => types.includes(name))) yield { keyword: "type", value: sample, says: words };
  }
  if (!types.includes("array")) yield { keyword: "type", value: [value], says: "an array around the value" };
}

/** Values that look like those of an `enum` or a `const`. */
export function* literalEdits(schema: Schema): Generator<Edit> {
  const keyword = schema.const === undefined ? "enum" : "const";
  const values = schema.const === undefined ? schema.enum : [schema.const.value];
  if (values === undefined) return;
  // What `type` refuses already is no matter of the literals.
  const isTried = (value: Json) => schema.types === undefined || values.some((each) => typeof each === typeof value);
  for (const [similar, words] of [...values.flatMap(similarTo), ...others].filter(([value]) => isTried(value))) {
    if (!values.some((each) => equalJson(each, similar))) yield { keyword, value: similar, says: words };
  }
}

const others: readonly (readonly [Json, string])[] = [
  ["other", "another value"],
  [null, "null"],
  [0, "zero"],
];

function similarTo(value: Json): readonly (readonly [Json, string])[] {
  if (typeof value === "string") {
    return [
      [`${value}x`, "a value with one letter too many"],
      [value.slice(0, -1), "a value without its last letter"],
      [value.toUpperCase(), "a value in upper case"],
      [` ${value}`, "a value with a blank before it"],
    ];
  }
  if (typeof value === "number")
    return [
      [value + 1, "the next number"],
      [String(value), "the number as text"],
    ];
  if (typeof value === "boolean")
    return [
      [!value, "the opposite"],
      [String(value), "the value as text"],
    ];
  return [[JSON.stringify(value), "the value as text"]];
}

/** Numbers at bounds that are excluded, and between the multiples that are asked for. */
export function* strictNumberEdits(schema: Schema, value: unknown): Generator<Edit> {
  if (typeof value !== "number") return;
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, types } = schema;
  if (exclusiveMinimum !== undefined) {
    yield { keyword: "exclusiveMinimum", value: exclusiveMinimum, says: `${exclusiveMinimum} itself` };
  }
  if (exclusiveMaximum !== undefined) {
    yield { keyword: "exclusiveMaximum", value: exclusiveMaximum, says: `${exclusiveMaximum} itself` };
  }
  if (multipleOf === undefined) return;
  const isInteger = types?.includes("number") === false;
  yield {
    keyword: "multipleOf",
    value: value + (isInteger ? 1 : multipleOf / 2),
    says: `no multiple of ${multipleOf}`,
  };
}

/** Numbers just outside the bounds. */
export function* numberEdits({ types, minimum, maximum }: Schema, value: unknown): Generator<Edit> {
  if (typeof value !== "number") return;
  const steps = types?.includes("number") === true ? [1, 0.001] : [1];
  for (const step of steps) {
    if (minimum !== undefined) {
      yield { keyword: "minimum", value: Math.ceil(minimum / step) * step - step, says: `less than ${minimum}` };
    }
    if (maximum !== undefined) {
      yield { keyword: "maximum", value: Math.floor(maximum / step) * step + step, says: `more than ${maximum}` };
    }
  }
}
