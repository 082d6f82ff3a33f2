import type { Location } from "../../codegen/codegen-error.js";
import type { Contains, Json, Schema, TypeName } from "../../codegen/schema/schema.js";
import { equalJson } from "../../codegen/text/equal-json.js";
import { formats } from "../../runtime/formats/index.js";
import type { Key } from "../../runtime/issue.js";
import { isMultipleOf } from "../../runtime/multiple.js";
import { isObject, type JsonObject } from "../../runtime/object.js";
import { isLongerThan, isShorterThan } from "../../runtime/text.js";
import { firstDuplicate } from "../../runtime/unique.js";
import { unevaluatedMembers } from "./evaluated.js";

/** A keyword of a schema that a value breaks. */
export interface Violation {
  /** The subschema that the keyword stands in. */
  readonly schema: Schema;
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
    schema,
    at: schema.at,
    keyword,
    path: key === undefined ? path : [...path, key],
    isApplied: false,
  });
  const applied = (keyword: string, violations: readonly Violation[]): readonly Violation[] =>
    violations.length === 0 ? [] : [{ schema, at: schema.at, keyword, path, isApplied: true }, ...violations];

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
    ...violationsOfUnevaluated(schema, value, path, own, applied),
    ...(schema.not !== undefined && satisfies(schema.not, value) ? [own("not")] : []),
    ...schema.conditions.flatMap(({ test, consequence, alternative }) => {
      const holds = satisfies(test, value);
      const next = holds ? consequence : alternative;
      return next === undefined ? [] : applied(holds ? "then" : "else", violationsOf(next, value, path));
    }),
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
  const { exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const [text, number] = [typeof value === "string" ? value : undefined, typeof value === "number" ? value : undefined];
  const broken: readonly (readonly [string, boolean | undefined])[] = [
    ["type", types !== undefined && !types.some((type) => hasType(value, type))],
    ["enum", values !== undefined && !values.some((each) => equalJson(each, value as Json))],
    ["const", constant !== undefined && !equalJson(constant.value, value as Json)],
    ["minLength", text !== undefined && isShorterThan(text, minLength)],
    ["maxLength", text !== undefined && isLongerThan(text, maxLength)],
    ["pattern", text !== undefined && pattern !== undefined && !new RegExp(pattern, "u").test(text)],
    ["format", text !== undefined && format !== undefined && !isFormatted(text, format)],
    ["minimum", number !== undefined && minimum !== undefined && number < minimum],
    ["maximum", number !== undefined && maximum !== undefined && number > maximum],
    ["exclusiveMinimum", number !== undefined && exclusiveMinimum !== undefined && number <= exclusiveMinimum],
    ["exclusiveMaximum", number !== undefined && exclusiveMaximum !== undefined && number >= exclusiveMaximum],
    ["multipleOf", number !== undefined && multipleOf !== undefined && !isMultipleOf(number, multipleOf)],
  ];
  return broken.filter(([, isBroken]) => isBroken).map(([keyword]) => keyword);
}

function isFormatted(text: string, format: string): boolean {
  return formats.get(format)?.test(text) ?? true;
}

function hasType(value: unknown, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function violationsOfArray(
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, prefixItems, items, contains }: Schema,
  value: readonly unknown[],
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  const violationsAt = (schema: Schema | undefined, at: number) =>
    schema === undefined ? [] : violationsOf(schema, value[at], [...path, at]);
  const indexes = [...value.keys()];
  return [
    ...(value.length < minItems ? [own("minItems")] : []),
    ...(value.length > maxItems ? [own("maxItems")] : []),
    ...(uniqueItems && firstDuplicate(value) >= 0 ? [own("uniqueItems")] : []),
    ...brokenContains(contains, value).map((keyword) => own(keyword)),
    ...applied(
      "prefixItems",
      indexes.flatMap((at) => violationsAt(prefixItems[at], at)),
    ),
    ...applied(
      "items",
      indexes.slice(prefixItems.length).flatMap((at) => violationsAt(items, at)),
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
  schema: Schema,
  value: JsonObject,
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  const { required, minProperties = 0, maxProperties = Number.POSITIVE_INFINITY, propertyNames } = schema;
  const keys = Object.keys(value);
  const violationsAt = (rule: Schema, key: string) => violationsOf(rule, value[key], [...path, key]);
  return [
    ...required.filter((key) => !Object.hasOwn(value, key)).map((key) => own("required", key)),
    ...(keys.length < minProperties ? [own("minProperties")] : []),
    ...(keys.length > maxProperties ? [own("maxProperties")] : []),
    ...applied(
      "propertyNames",
      propertyNames === undefined ? [] : keys.flatMap((key) => violationsOf(propertyNames, key, [...path, key])),
    ),
    ...keys.flatMap((key) =>
      rulesFor(schema, key).flatMap(({ keyword, rule }) =>
        rule.never ? [own(keyword, key)] : applied(keyword, violationsAt(rule, key)),
      ),
    ),
  ];
}

/** Returns the schemas that the value of a key must satisfy, and the keywords that they stand under. */
export function rulesFor(
  { properties, patternProperties, additionalProperties }: Schema,
  key: string,
): readonly { readonly keyword: string; readonly rule: Schema }[] {
  const named = properties.get(key);
  const matching = patternProperties.filter(({ pattern }) => new RegExp(pattern, "u").test(key));
  const rules = [
    ...(named === undefined ? [] : [{ keyword: "properties", rule: named }]),
    ...matching.map(({ schema }) => ({ keyword: "patternProperties", rule: schema })),
  ];
  if (rules.length > 0 || additionalProperties === undefined) return rules;
  return [{ keyword: "additionalProperties", rule: additionalProperties }];
}

function violationsOfUnevaluated(
  schema: Schema,
  value: unknown,
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  return unevaluatedMembers(schema, value, satisfies).flatMap(({ keyword, rule, key, member }) =>
    rule.never ? [own(keyword, key)] : applied(keyword, violationsOf(rule, member, [...path, key])),
  );
}

/**
 * Where no member of a `oneOf` or an `anyOf` holds, the one that is broken least is taken for the one that was meant.
 * Others that are broken as little are broken too, but what they say is not about another place.
 */
function violationsOfChoice(
  { oneOf, anyOf }: Schema,
  value: unknown,
  path: readonly Key[],
  own: Own,
  applied: Applied,
): readonly Violation[] {
  const violationsOfEach = (members: readonly Schema[]) => members.map((member) => violationsOf(member, value, path));
  const [exactly, some] = [violationsOfEach(oneOf ?? []), violationsOfEach(anyOf ?? [])];
  const isAmbiguous = exactly.filter(({ length }) => length === 0).length > 1;
  return [
    ...(isAmbiguous ? [own("oneOf")] : applied("oneOf", ofClosest(exactly))),
    ...applied("anyOf", ofClosest(some)),
  ];
}

function ofClosest(members: readonly (readonly Violation[])[]): readonly Violation[] {
  const least = Math.min(...members.map(({ length }) => length));
  const [closest = [], ...others] = members.filter(({ length }) => length === least);
  return least === 0 ? [] : [...closest, ...others.flat().map((violation) => ({ ...violation, isApplied: true }))];
}
