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
