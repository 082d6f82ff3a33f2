/** The keys and constants that a schema names, wherever they stand in it. */
export interface Vocabulary {
  readonly keys: readonly string[];
  readonly scalars: readonly unknown[];
}

/** Collects the vocabulary of a JSON Schema. */
export function vocabularyOf(schema: unknown): Vocabulary {
  if (typeof schema !== "object" || schema === null) return { keys: [], scalars: [] };
  const below = Object.values(schema).map(vocabularyOf);
  const own = Object.entries(schema).map(([keyword, value]) => wordsOf(keyword, value));
  return {
    keys: [...new Set([...own, ...below].flatMap(({ keys }) => keys))],
    scalars: [...new Set([...own, ...below].flatMap(({ scalars }) => scalars))],
  };
}

function wordsOf(keyword: string, value: unknown): Vocabulary {
  if (keyword === "properties") return { keys: Object.keys(value as object), scalars: [] };
  if (keyword === "required") return { keys: value as string[], scalars: [] };
  if (keyword === "enum") return { keys: [], scalars: value as unknown[] };
  return { keys: [], scalars: keyword === "const" ? [value] : [] };
}
