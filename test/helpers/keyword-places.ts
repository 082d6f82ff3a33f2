/** Keywords that hold subschemas by name, in a list, or alone, and are seen in Ajv's errors only through those. */
const holders: ReadonlyMap<string, "record" | "list" | "one"> = new Map([
  ...["properties", "$defs", "definitions"].map((keyword) => [keyword, "record"] as const),
  ...["allOf", "oneOf"].map((keyword) => [keyword, "list"] as const),
  ...["items", "then"].map((keyword) => [keyword, "one"] as const),
]);

const assertions = new Set([
  ...["type", "enum", "const", "minLength", "maxLength", "pattern", "format", "minimum", "maximum", "minItems"],
  ...["maxItems", "uniqueItems", "contains", "required", "oneOf"],
]);

/**
 * Returns the places of a schema that Ajv names when they are broken, as pointers: a plain walk over the JSON that shares
 * nothing with the model in `src/`. What stands in `if` or `contains` is no assertion.
 */
export function keywordPlaces(schema: unknown, pointer = ""): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const place = `${pointer}/${keyword}`;
    const own = assertions.has(keyword) || (keyword === "additionalProperties" && value === false) ? [place] : [];
    return [...own, ...below(holders.get(keyword), value, place)];
  });
}

function below(kind: "record" | "list" | "one" | undefined, value: unknown, place: string): readonly string[] {
  if (kind === undefined) return [];
  if (kind === "one") return keywordPlaces(value, place);
  return Object.entries(value as object).flatMap(([key, member]) => keywordPlaces(member, `${place}/${key}`));
}
