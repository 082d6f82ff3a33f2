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
  // A property or a constant may have the name of a keyword: it is one only where its value is that of one.
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (keyword === "properties") return { keys: Object.keys(value ?? {}), scalars: [] };
  if (keyword === "required") return { keys: list.filter((item) => typeof item === "string"), scalars: [] };
  if (keyword === "enum") return { keys: [], scalars: list };
  return { keys: [], scalars: keyword === "const" ? [value] : [] };
}
