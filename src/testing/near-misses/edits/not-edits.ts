import type { Schema, TypeName } from "../../../codegen/schema/schema.js";
import { isObject } from "../../../runtime/object.js";
import type { Edit } from "../edit.js";

const samples: Readonly<Record<TypeName, unknown>> = {
  string: "a",
  number: 0.5,
  integer: 1,
  boolean: true,
  null: null,
  array: [],
  object: {},
};

/** The most values of an `enum` that are tried, and how deep a `not` is looked into. */
const maximumValues = 5;
const maximumDepth = 4;

/** Values that must not be, where the schema under `not` says which those are: by a constant, a type or a key. */
export function* notEdits({ not }: Schema, value: unknown): Generator<Edit> {
  if (not === undefined) return;
  for (const forbidden of valuesOf(not, value, 0)) {
    yield { keyword: "not", value: forbidden, says: "a value that is not allowed" };
  }
}

function* valuesOf(schema: Schema, value: unknown, depth: number): Generator<unknown> {
  if (depth > maximumDepth) return;
  if (schema.const !== undefined) yield schema.const.value;
  yield* schema.enum?.slice(0, maximumValues) ?? [];
  if (isObject(value) && schema.required.length + schema.properties.size > 0) yield withKeys(schema, value);
  for (const type of schema.types ?? []) yield structuredClone(samples[type]);
  const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...schema.allOf];
  for (const member of [...members, ...schema.references.map((reference) => reference())]) {
    yield* valuesOf(member, value, depth + 1);
  }
}

/** The object with the keys that a schema demands, and the constants that it names. */
function withKeys({ required, properties }: Schema, value: object): unknown {
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const key of required) if (!entries.has(key)) entries.set(key, "a");
  for (const [key, rule] of properties) {
    const [first] = rule.const === undefined ? (rule.enum ?? []) : [rule.const.value];
    if (first !== undefined && (entries.has(key) || required.includes(key))) entries.set(key, first);
  }
  return Object.fromEntries(entries);
}
