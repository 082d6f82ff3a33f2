import { isObject } from "./object.js";

/** A JSON Schema document. */
export type JsonSchema = { [keyword: string]: unknown };

const draftUris: Readonly<Record<string, string>> = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "draft-2020-12": "https://json-schema.org/draft/2020-12/schema",
};

/** Keywords that one of the two drafts does not have, or reads differently. */
const draftBound = new Set([
  "additionalItems",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "minContains",
  "maxContains",
  "prefixItems",
  "unevaluatedItems",
  "unevaluatedProperties",
  "$anchor",
  "$dynamicAnchor",
  "$dynamicRef",
  "$recursiveRef",
  "$recursiveAnchor",
]);

/** Keywords whose value is a record of schemas: its keys are names, not keywords. */
const records = new Set(["properties", "patternProperties", "$defs", "definitions"]);

/** Keywords whose value is no schema, whatever it looks like. */
const values = new Set(["const", "enum", "default", "examples"]);

/** Keywords that mean the same beside `$ref` in both drafts. Of the others, draft-07 takes no notice there. */
const besideReference = new Set([
  ...["$ref", "$schema", "$id", "$comment", "$defs", "definitions", "title", "description", "default", "examples"],
  ...["readOnly", "writeOnly", "deprecated"],
]);

/**
 * Returns `schema` as a schema of the draft `target`, `"draft-07"` or `"draft-2020-12"`. Throws where the schema uses
 * a keyword that the target lacks or reads differently: a conversion that loses a rule would call invalid packets valid.
 */
export function convertJsonSchema(schema: JsonSchema, target: string): JsonSchema {
  const uri = draftUris[target];
  if (uri === undefined || !Object.hasOwn(draftUris, target)) {
    throw new Error(`typed-handoff: no JSON Schema for the target "${target}"; use "draft-07" or "draft-2020-12"`);
  }
  if (schema["$schema"] === uri) return schema;
  const keyword = findDraftBound(schema);
  if (keyword !== undefined) {
    throw new Error(
      `typed-handoff: this schema uses ${keyword}, which "${target}" lacks or reads differently; ask for the schema's own draft`,
    );
  }
  return { ...schema, $schema: uri };
}

function findDraftBound(schema: unknown): string | undefined {
  if (Array.isArray(schema)) return firstFound(schema);
  if (!isObject(schema)) return undefined;
  const keywords = Object.keys(schema);
  if (keywords.includes("$ref") && keywords.some((keyword) => !besideReference.has(keyword))) {
    return "$ref beside other keywords";
  }
  const bound = keywords.find((key) => draftBound.has(key) || (key === "items" && Array.isArray(schema[key])));
  if (bound !== undefined) return bound;
  return firstFound(
    keywords
      .filter((keyword) => !values.has(keyword))
      .flatMap((keyword) => {
        const value = schema[keyword];
        return records.has(keyword) && isObject(value) ? Object.values(value) : [value];
      }),
  );
}

function firstFound(schemas: readonly unknown[]): string | undefined {
  for (const schema of schemas) {
    const found = findDraftBound(schema);
    if (found !== undefined) return found;
  }
  return undefined;
}
