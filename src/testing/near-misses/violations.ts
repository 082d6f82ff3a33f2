import type { Location } from "../../codegen/codegen-error.js";
import type { Contains, Json, Schema, TypeName } from "../../codegen/schema/schema.js";
import { equalJson } from "../../codegen/text/equal-json.js";
import { isDateTime } from "../../runtime/formats/date-time.js";
import type { Key } from "../../runtime/issue.js";
import { isObject, type JsonObject } from "../../runtime/object.js";
import { isLongerThan, isShorterThan } from "../../runtime/text.js";
import { firstDuplicate } from "../../runtime/unique.js";

/** A keyword of a schema that a value breaks. */
export interface Violation {
  /** The subschema that the keyword stands in. */
  readonly at: Location;
  readonly keyword: string;
  /** Where in the value. A missing or unknown key's path ends in that key. */
  readonly path: readonly Key[];
  /** Whether it only passes on what a subschema says. */
  readonly isApplied: boolean;
}

/**
 * Returns every keyword that `value` breaks, wherever it stands. It reads the schema keyword by keyword, as the
 * specification does, and shares nothing with the checks that are generated from it but the tests of single scalars.
 */
export function violationsOf(schema: Schema, value: unknown, path: readonly Key[] = []): readonly Violation[] {
  const own = (keyword: string, key?: Key): Violation => ({
    at: schema.at,
    keyword,
    path: key === undefined ? path : [...path, key],
    isApplied: false,
  });
  const applied = (keyword: string, violations: readonly Violation[]): readonly Violation[] =>
    violations.length === 0 ? [] : [{ at: schema.at, keyword, path, isApplied: true }, ...violations];

  return [
    ...(schema.never ? [own("false")] : []),
    ...brokenScalarKeywords(schema, value).map((keyword) => own(keyword)),
    ...(Array.isArray(value) ? violationsOfArray(schema, value, path, own, applied) : []),
    ...(isObject(value) ? violationsOfObject(schema, value, path, own, applied) : []),
    ...applied(
      "$ref",
      schema.references.flatMap((reference) => violationsOf(reference(), value, path)),
    ),
    ...applied(
      "allOf",
      schema.allOf.flatMap((part) => violationsOf(part, value, path)),
    ),
    ...violationsOfChoice(schema, value, path, own, applied),
    ...applied("then", violationsOfConsequence(schema, value, path)),
  ];
}

/** Tells whether `value` satisfies `schema`. */
export function satisfies(schema: Schema, value: unknown): boolean {
  return violationsOf(schema, value).length === 0;
}

type Own = (keyword: string, key?: Key) => Violation;
type Applied = (keyword: string, violations: readonly Violation[]) => readonly Violation[];

function brokenScalarKeywords(schema: Schema, value: unknown): readonly string[] {
  const { types, enum: values, const: constant, minLength = 0, pattern, format, minimum, maximum } = schema;
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const [text, number] = [typeof value === "string" ? value : undefined, typeof value === "number" ? value : undefined];
  const broken: readonly (readonly [string, boolean | undefined])[] = [
    ["type", types !== undefined && !types.some((type) => hasType(value, type))],
    ["enum", values !== undefined && !values.some((each) => equalJson(each, value as Json))],
    ["const", constant !== undefined && !equalJson(constant.value, value as Json)],
    ["minLength", text !== undefined && isShorterThan(text, minLength)],
    ["maxLength", text !== undefined && isLongerThan(text, maxLength)],
    ["pattern", text !== undefined && pattern !== undefined && !new RegExp(pattern, "u").test(text)],
    ["format", text !== undefined && format === "date-time" && !isDateTime(text)],
    ["minimum", number !== undefined && minimum !== undefined && number < minimum],
    ["maximum", number !== undefined && maximum !== undefined && number > maximum],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([keyword]) => keyword);
}

function hasType(value: unknown, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function violationsOfArray(
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, items, contains }: Schema,
  value: readonly unknown[],
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  return [
    ...(value.length < minItems ? [own("minItems")] : []),
    ...(value.length > maxItems ? [own("maxItems")] : []),
    ...(uniqueItems && firstDuplicate(value) >= 0 ? [own("uniqueItems")] : []),
    ...brokenContains(contains, value).map((keyword) => own(keyword)),
    ...applied(
      "items",
      items === undefined ? [] : value.flatMap((item, at) => violationsOf(items, item, [...path, at])),
    ),
  ];
}

function brokenContains(contains: Contains | undefined, value: readonly unknown[]): readonly string[] {
  if (contains === undefined) return [];
  const count = value.filter((item) => satisfies(contains.schema, item)).length;
  if (count < contains.minimum) return ["contains", "minContains"];
  return contains.maximum !== undefined && count > contains.maximum ? ["maxContains"] : [];
}

function violationsOfObject(
  { required, properties, additionalProperties }: Schema,
  value: JsonObject,
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  const named = [...properties].filter(([key]) => Object.hasOwn(value, key));
  const others = additionalProperties === undefined ? [] : Object.keys(value).filter((key) => !properties.has(key));
  return [
    ...required.filter((key) => !Object.hasOwn(value, key)).map((key) => own("required", key)),
    ...applied(
      "properties",
      named.flatMap(([key, schema]) => violationsOf(schema, value[key], [...path, key])),
    ),
    ...others.flatMap((key) => {
      if (additionalProperties?.never === true) return [own("additionalProperties", key)];
      if (additionalProperties === undefined) return [];
      return applied("additionalProperties", violationsOf(additionalProperties, value[key], [...path, key]));
    }),
  ];
}

/**
 * Where no member of a `oneOf` holds, the one that is broken least is taken for the one that was meant. Others that are
 * broken as little are broken too, but what they say is not about another place.
 */
function violationsOfChoice(
  { oneOf }: Schema,
  value: unknown,
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  if (oneOf === undefined) return [];
  const members = oneOf.map((member) => violationsOf(member, value, path));
  const accepting = members.filter(({ length }) => length === 0).length;
  if (accepting > 0) return accepting > 1 ? [own("oneOf")] : [];
  const least = Math.min(...members.map(({ length }) => length));
  const [closest = [], ...others] = members.filter(({ length }) => length === least);
  return applied("oneOf", [...closest, ...others.flat().map((violation) => ({ ...violation, isApplied: true }))]);
}

function violationsOfConsequence({ conditions }: Schema, value: unknown, path: readonly Key[]): readonly Violation[] {
  return conditions.flatMap(({ test, consequence }) =>
    consequence === undefined || !satisfies(test, value) ? [] : violationsOf(consequence, value, path),
  );
}
