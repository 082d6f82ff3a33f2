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

/**
 * Returns `schema` as a schema of the draft `target`, `"draft-07"` or `"draft-2020-12"`. Throws where the schema uses
 * a keyword that the target lacks: a conversion that loses a rule would call invalid packets valid.
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
      `typed-handoff: this schema uses ${keyword}, which "${target}" lacks; ask for the schema's own draft`,
    );
  }
  return { ...schema, $schema: uri };
}

function findDraftBound(node: unknown): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  for (const [key, value] of Object.entries(node)) {
    if (draftBound.has(key) || (key === "items" && Array.isArray(value))) return key;
    const found = findDraftBound(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
