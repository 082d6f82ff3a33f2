import { CodegenError, type Location } from "../codegen-error.js";
import {
  isAssertion,
  remedies,
  understoodFormats,
  understoodKeywords,
  unknownKeywordRemedy,
  unsupportedKeywordRemedy,
} from "./keywords.js";
import { KeywordReader } from "./reader.js";
import type { Annotations, Condition, Contains, Draft, Json, Schema, TypeName } from "./schema.js";

/** What parsing a subschema needs to know of the document around it. */
export interface ParseContext {
  readonly draft: Draft;
  /** Parses the subschema at a place, once. */
  readonly parse: (json: Json, at: Location) => Schema;
  /** Returns the schema that a `$ref` points to, or throws an error that names the nearest. */
  readonly resolve: (reference: string, at: Location) => () => Schema;
}

const typeNames: ReadonlySet<string> = new Set<TypeName>([
  "null",
  "boolean",
  "integer",
  "number",
  "string",
  "array",
  "object",
]);

/** Parses one subschema. Throws {@link CodegenError} for what is not understood, and never drops a keyword. */
export function parseSchema(json: Json, at: Location, context: ParseContext): Schema {
  if (typeof json === "boolean") return createSchema(new KeywordReader(at, {}), { ...context, never: !json });
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new CodegenError({ ...at, problem: "is not a schema", remedy: "A schema is an object, true or false" });
  }
  const reader = new KeywordReader(at, json as { readonly [keyword: string]: Json });
  refuseUnsupported(reader, context.draft);
  return createSchema(reader, { ...context, never: false });
}

function refuseUnsupported(reader: KeywordReader, draft: Draft): void {
  const understood = understoodKeywords[draft];
  for (const keyword of ["$schema", "$id"]) {
    if (reader.at.pointer === "" || !reader.has(keyword)) continue;
    reader.fail(keyword, "is supported at the root of a file only", "Move this schema to a file of its own");
  }
  const siblingsIgnored = draft === "draft-07" && reader.has("$ref");
  for (const keyword of Object.keys(reader.keywords)) {
    if (siblingsIgnored && keyword !== "$ref" && understood.has(keyword)) {
      reader.fail(keyword, 'stands beside "$ref", where draft-07 ignores it', 'Wrap the "$ref" in "allOf"');
    }
    if (understood.has(keyword)) continue;
    const remedy = Object.hasOwn(remedies, keyword) ? remedies[keyword] : undefined;
    const other = understoodKeywords["draft-2020-12"].has(keyword);
    if (other) reader.fail(keyword, `is not a keyword of ${draft}`, "Use draft 2020-12 for it");
    reader.fail(keyword, "is not supported", remedy ?? fallbackRemedy(keyword));
  }
}

const furtherKeywords: ReadonlySet<string> = new Set([
  "$anchor",
  "$dynamicAnchor",
  "$dynamicRef",
  "$vocabulary",
  "additionalItems",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
  "maxProperties",
  "minProperties",
  "multipleOf",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

function fallbackRemedy(keyword: string): string {
  return furtherKeywords.has(keyword) ? unsupportedKeywordRemedy : unknownKeywordRemedy;
}

function createSchema(reader: KeywordReader, context: ParseContext & { readonly never: boolean }): Schema {
  const below = (...keys: readonly (string | number)[]) => {
    let json: Json | undefined = reader.keywords;
    for (const key of keys) json = (json as { readonly [key: string]: Json })[key];
    return context.parse(json as Json, reader.below(...keys));
  };
  const optional = (keyword: string) => (reader.has(keyword) ? below(keyword) : undefined);
  const list = (keyword: string) => {
    const schemas = reader.list(keyword);
    if (schemas?.length === 0) reader.fail(keyword, "must not be empty", "Leave it out");
    return schemas?.map((_, index) => below(keyword, index));
  };
  if (Array.isArray(reader.get("items"))) {
    reader.fail("items", "as an array of schemas is not supported", "Use an object with named properties");
  }
  const reference = reader.text("$ref");
  return {
    at: reader.at,
    annotations: readAnnotations(reader),
    assertions: Object.keys(reader.keywords).filter(isAssertion),
    never: context.never,
    types: readTypes(reader),
    enum: reader.list("enum"),
    const: reader.has("const") ? { value: reader.get("const") ?? null } : undefined,
    minLength: reader.count("minLength"),
    maxLength: reader.count("maxLength"),
    pattern: readPattern(reader),
    format: readFormat(reader),
    minimum: reader.number("minimum"),
    maximum: reader.number("maximum"),
    items: optional("items"),
    minItems: reader.count("minItems"),
    maxItems: reader.count("maxItems"),
    uniqueItems: reader.flag("uniqueItems") ?? false,
    contains: readContains(reader, optional("contains")),
    properties: new Map(reader.record("properties").map(([key]) => [key, below("properties", key)])),
    required: reader.texts("required") ?? [],
    additionalProperties: optional("additionalProperties"),
    allOf: list("allOf") ?? [],
    oneOf: list("oneOf"),
    condition: readCondition(optional("if"), optional("then")),
    reference: reference === undefined ? undefined : context.resolve(reference, reader.at),
  };
}

function readAnnotations(reader: KeywordReader): Annotations {
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

function readTypes(reader: KeywordReader): readonly TypeName[] | undefined {
  const value = reader.get("type");
  if (value === undefined) return undefined;
  const names = typeof value === "string" ? [value] : (reader.texts("type") ?? []);
  if (names.length === 0) reader.fail("type", "must not be empty", "Name a type, or leave it out");
  const isTypes = (list: readonly string[]): list is readonly TypeName[] => list.every((name) => typeNames.has(name));
  return isTypes(names) ? names : reader.fail("type", "names no JSON type", `Use ${[...typeNames].join(", ")}`);
}

function readPattern(reader: KeywordReader): string | undefined {
  const pattern = reader.text("pattern");
  if (pattern === undefined) return undefined;
  try {
    new RegExp(pattern, "u");
    return pattern;
  } catch {
    return reader.fail("pattern", "is not a regular expression", "Write it as ECMA-262 has it, with the flag u");
  }
}

function readFormat(reader: KeywordReader): string | undefined {
  const format = reader.text("format");
  if (format === undefined || understoodFormats.has(format)) return format;
  return reader.fail("format", "names a format that is not supported", 'Use "date-time", or a "pattern"');
}

function readContains(reader: KeywordReader, schema: Schema | undefined): Contains | undefined {
  if (schema === undefined) return undefined;
  return { schema, minimum: reader.count("minContains") ?? 1, maximum: reader.count("maxContains") };
}

function readCondition(test: Schema | undefined, consequence: Schema | undefined): Condition | undefined {
  return test === undefined ? undefined : { test, consequence };
}
