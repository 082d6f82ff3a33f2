import { knowsFormat } from "./formats.js";
import type { KeywordPolicy } from "./keyword-policy.js";
import type { KeywordReader } from "./reader.js";
import type { Annotations, PatternRule, Schema, TypeName } from "./schema.js";

const typeNames: ReadonlySet<string> = new Set<TypeName>([
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
]);

/** Reads the keywords that describe. */
export function readAnnotations(reader: KeywordReader): Annotations {
  const [title, description, comment] = [reader.text("title"), reader.text("description"), reader.text("$comment")];
  const [value, examples, deprecated] = [reader.get("default"), reader.list("examples"), reader.flag("deprecated")];
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(comment === undefined ? {} : { comment }),
    ...(value === undefined ? {} : { default: value }),
    ...(examples === undefined ? {} : { examples }),
    ...(deprecated === undefined ? {} : { deprecated }),
  };
}

/** Reads `type`. Throws where it names no JSON type. */
export function readTypes(reader: KeywordReader): readonly TypeName[] | undefined {
  const value = reader.get("type");
  if (value === undefined) return undefined;
  const names = typeof value === "string" ? [value] : (reader.texts("type") ?? []);
  if (names.length === 0) reader.fail("type", "must not be empty", "Name a type, or leave it out");
  const isTypes = (all: readonly string[]): all is readonly TypeName[] => all.every((name) => typeNames.has(name));
  return isTypes(names) ? names : reader.fail("type", "names no JSON type", `Use ${[...typeNames].join(", ")}`);
}

/** Reads a regular expression. Throws where it is none. */
export function readPattern(reader: KeywordReader, keyword: string, pattern: string | undefined): string | undefined {
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, "u");
    return pattern;
  } catch {
    const problem = `holds ${JSON.stringify(pattern.slice(0, 60))}, which is not a regular expression`;
    return reader.fail(keyword, problem, "Write it as ECMA-262 has it, with the flag u");
  }
}

/** Reads `patternProperties`, whose schemas are given. */
export function readPatterns(
  reader: KeywordReader,
  entries: readonly (readonly [string, Schema])[],
): readonly PatternRule[] {
  return entries.map(([key, schema]) => ({ pattern: readPattern(reader, "patternProperties", key) ?? key, schema }));
}

/** Reads `format`, where it is asserted. Throws for one that cannot be, unless such are ignored. */
export function readFormat(reader: KeywordReader, { formats, unknownFormats }: KeywordPolicy): string | undefined {
  const format = reader.text("format");
  if (format === undefined || formats === "annotate") return undefined;
  if (knowsFormat(format)) return format;
  if (unknownFormats === "ignore") return undefined;
  return reader.fail(
    "format",
    `names the unknown format ${JSON.stringify(format)}`,
    'Use "pattern", or annotate formats',
  );
}

/** Reads `multipleOf`. Throws where nothing could be a multiple of it. */
export function readMultipleOf(reader: KeywordReader): number | undefined {
  const divisor = reader.number("multipleOf");
  if (divisor === undefined || divisor > 0) return divisor;
  return reader.fail("multipleOf", "must be above zero", "Correct the schema");
}
