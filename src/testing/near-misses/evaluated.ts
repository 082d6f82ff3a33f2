import type { Schema } from "../../codegen/schema/schema.js";
import type { Key } from "../../runtime/issue.js";
import { isObject } from "../../runtime/object.js";

type Satisfies = (schema: Schema, value: unknown) => boolean;

/** Something that `unevaluatedProperties` or `unevaluatedItems` speaks of. */
export interface Unevaluated {
  readonly keyword: string;
  /** The schema that stands under the keyword. */
  readonly rule: Schema;
  readonly key: Key;
  readonly member: unknown;
}

/** Returns what `unevaluatedProperties` and `unevaluatedItems` speak of in a value, and the schemas that they have for it. */
export function unevaluatedMembers(schema: Schema, value: unknown, satisfies: Satisfies): readonly Unevaluated[] {
  const { unevaluatedProperties: ofKeys, unevaluatedItems: ofItems } = schema;
  if (isObject(value) && ofKeys !== undefined) {
    return unevaluatedKeys(schema, value, satisfies).map((key) => ({
      keyword: "unevaluatedProperties",
      rule: ofKeys,
      key,
      member: value[key],
    }));
  }
  if (!Array.isArray(value) || ofItems === undefined) return [];
  const items: readonly unknown[] = value;
  return unevaluatedIndexes(schema, items, satisfies).map((key) => ({
    keyword: "unevaluatedItems",
    rule: ofItems,
    key,
    member: items[key],
  }));
}

/** Returns the keys of an object that `unevaluatedProperties` speaks of: those that nothing beside it has looked at. */
function unevaluatedKeys(schema: Schema, value: object, satisfies: Satisfies): readonly string[] {
  const parts = applying(schema, value, satisfies);
  if (parts.some((part) => part.additionalProperties ?? (part === schema ? undefined : part.unevaluatedProperties))) {
    return [];
  }
  const isEvaluated = (key: string) =>
    parts.some(
      ({ properties, patternProperties }) =>
        properties.has(key) || patternProperties.some(({ pattern }) => new RegExp(pattern, "u").test(key)),
    );
  return Object.keys(value).filter((key) => !isEvaluated(key));
}

/** Returns the indexes of an array that `unevaluatedItems` speaks of. */
function unevaluatedIndexes(schema: Schema, value: readonly unknown[], satisfies: Satisfies): readonly number[] {
  const parts = applying(schema, value, satisfies);
  if (parts.some((part) => part.items ?? (part === schema ? undefined : part.unevaluatedItems))) return [];
  const first = Math.max(...parts.map(({ prefixItems }) => prefixItems.length));
  // Before draft 2020-12, what "contains" finds was not evaluated by it.
  const kinds = parts.flatMap(({ contains, draft }) =>
    contains !== undefined && draft === "draft-2020-12" ? [contains.schema] : [],
  );
  return [...value.keys()].filter((index) => index >= first && !kinds.some((kind) => satisfies(kind, value[index])));
}

/** Returns the schemas that apply to a value in one place: a schema, and what it refers to or consists of. */
function applying(schema: Schema, value: unknown, satisfies: Satisfies): readonly Schema[] {
  const found = new Set<Schema>();
  const visit = (each: Schema): void => {
    if (found.has(each)) return;
    found.add(each);
    for (const part of each.allOf) visit(part);
    for (const reference of each.references) visit(reference());
    for (const member of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) if (satisfies(member, value)) visit(member);
    for (const { test, consequence, alternative } of each.conditions) {
      const holds = satisfies(test, value);
      if (holds) visit(test);
      const next = holds ? consequence : alternative;
      if (next !== undefined) visit(next);
    }
  };
  visit(schema);
  return [...found];
}
