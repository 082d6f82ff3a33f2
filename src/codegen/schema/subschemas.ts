import { holderOf } from "./keywords.js";
import type { Draft, Json } from "./schema.js";

/** A subschema of a schema, and the way to it. */
export interface Subschema {
  readonly keys: readonly (string | number)[];
  readonly json: Json;
}

/** Lists the subschemas that stand directly under a schema. What is no schema (the value of a `const`) is not listed. */
export function listSubschemas(json: Json, draft: Draft): readonly Subschema[] {
  if (!isRecord(json)) return [];
  return Object.entries(json).flatMap(([keyword, value]): readonly Subschema[] => {
    switch (holderOf(keyword, draft)) {
      case "schema":
        return isSchema(value) ? [{ keys: [keyword], json: value }] : [];
      case "mixed":
        return Array.isArray(value) ? listItems(keyword, value) : [{ keys: [keyword], json: value }];
      case "list":
        return Array.isArray(value) ? listItems(keyword, value) : [];
      case "record":
        return isRecord(value) ? listMembers(keyword, value) : [];
      default:
        return [];
    }
  });
}

/** Returns a schema with each subschema that stands directly under it replaced. */
export function mapSubschemas(json: Json, draft: Draft, change: (subschema: Subschema) => Json): Json {
  if (!isRecord(json)) return json;
  const changed = new Map<string, Json>();
  for (const subschema of listSubschemas(json, draft)) {
    changed.set(JSON.stringify(subschema.keys), change(subschema));
  }
  const replace = (keys: Subschema["keys"], value: Json) => changed.get(JSON.stringify(keys)) ?? value;
  const below = (keyword: string, value: Json): Json => {
    const whole = changed.get(JSON.stringify([keyword]));
    if (whole !== undefined || holderOf(keyword, draft) === undefined) return whole ?? value;
    if (Array.isArray(value)) return value.map((item: Json, index) => replace([keyword, index], item));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replace([keyword, key], member)]));
  };
  return Object.fromEntries(Object.entries(json).map(([keyword, value]) => [keyword, below(keyword, value)]));
}

/** Tells whether JSON is an object. */
export function isRecord(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function listItems(keyword: string, items: readonly Json[]): readonly Subschema[] {
  return items.map((json, index) => ({ keys: [keyword, index], json }));
}

function listMembers(keyword: string, members: { readonly [key: string]: Json }): readonly Subschema[] {
  return Object.entries(members).flatMap(([key, json]) => (isSchema(json) ? [{ keys: [keyword, key], json }] : []));
}

/** `dependencies` holds lists of keys beside schemas. */
function isSchema(json: Json): boolean {
  return typeof json === "boolean" || isRecord(json);
}
