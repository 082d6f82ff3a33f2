import { CodegenError, type Location } from "../codegen-error.js";
import { nearestAre, similar } from "../text/nearest.js";
import type { Dialect } from "./dialect.js";
import type { KeywordPolicy } from "./keyword-policy.js";
import { isAssertion, isKnown, isKnownSomewhere, isValidation, keywordsOf } from "./keywords.js";
import {
  readAnnotations,
  readFormat,
  readMultipleOf,
  readPattern,
  readPatterns,
  readTypes,
} from "./read-assertions.js";
import { KeywordReader } from "./reader.js";
import type { Condition, Contains, Draft, Json, Schema } from "./schema.js";

/** What parsing a subschema needs to know of the document around it. */
export interface ParseContext {
  readonly id: string;
  readonly dialect: Dialect;
  readonly policy: KeywordPolicy;
  /** Parses the subschema at a place, once. */
  readonly parse: (json: Json, at: Location) => Schema;
  /** Returns the schema that a reference points to, or throws an error that names the nearest. */
  readonly resolve: (reference: string, at: Location, keyword: "$ref" | "$dynamicRef") => () => Schema;
}

/** Parses one subschema. Throws {@link CodegenError} for what is not understood, and never drops a keyword. */
export function parseSchema(json: Json, at: Location, context: ParseContext): Schema {
  if (typeof json === "boolean") return createSchema(new KeywordReader(at, {}), context, !json);
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    throw new CodegenError({ ...at, problem: "is not a schema", remedy: "A schema is an object, true or false" });
  }
  const keywords = json as { readonly [keyword: string]: Json };
  const { draft, validates } = context.dialect;
  const whole = new KeywordReader(at, keywords);
  refuseUnknown(whole, context);
  if (draft === "draft-2019-09" && whole.has("$recursiveRef")) {
    whole.fail("$recursiveRef", "is not supported", 'Use draft 2020-12 and "$dynamicRef", or a plain "$ref"');
  }
  if (draft === "draft-07" && whole.has("$ref")) {
    return createSchema(new KeywordReader(at, { $ref: keywords["$ref"] ?? null }), context, false);
  }
  const asserted = Object.entries(keywords).filter(
    ([keyword]) => isKnown(keyword, draft) && (validates || !isValidation(keyword)),
  );
  return createSchema(new KeywordReader(at, Object.fromEntries(asserted)), context, false);
}

/** A keyword that only another draft has is ignored, as the specification says; one that none has is an error. */
function refuseUnknown(reader: KeywordReader, { dialect, policy }: ParseContext): void {
  for (const keyword of Object.keys(reader.keywords)) {
    if (isKnownSomewhere(keyword) || keyword.startsWith("x-") || policy.allows(keyword)) continue;
    const names = similar(keyword, keywordsOf(dialect.draft));
    const start = names.length === 0 ? "Allow" : `The ${nearestAre(names)}; allow`;
    reader.fail(keyword, `is no keyword of ${dialect.draft}`, `${start} it, or begin it with "x-"`);
  }
}

function createSchema(reader: KeywordReader, context: ParseContext, never: boolean): Schema {
  const { draft } = context.dialect;
  const below = (...keys: readonly (string | number)[]) => {
    let json: Json | undefined = reader.keywords;
    for (const key of keys) json = (json as { readonly [key: string]: Json })[key];
    return context.parse(json as Json, reader.below(...keys));
  };
  const optional = (keyword: string) => (reader.has(keyword) ? below(keyword) : undefined);
  const list = (keyword: string) => {
    const schemas = reader.list(keyword);
    if (schemas?.length === 0 && keyword !== "items") reader.fail(keyword, "must not be empty", "Leave it out");
    return schemas?.map((_, index) => below(keyword, index));
  };
  const record = (keyword: string) =>
    reader
      .record(keyword)
      .flatMap(([key, json]) =>
        keyword === "dependencies" && Array.isArray(json) ? [] : [[key, below(keyword, key)] as const],
      );
  return {
    id: context.id,
    at: reader.at,
    draft,
    annotations: readAnnotations(reader),
    assertions: Object.keys(reader.keywords).filter((keyword) => isAssertion(keyword, draft)),
    never,
    types: readTypes(reader),
    enum: reader.list("enum"),
    const: reader.has("const") ? { value: reader.get("const") ?? null } : undefined,
    minLength: reader.count("minLength"),
    maxLength: reader.count("maxLength"),
    pattern: readPattern(reader, "pattern", reader.text("pattern")),
    format: readFormat(reader, context.policy),
    minimum: reader.number("minimum"),
    maximum: reader.number("maximum"),
    exclusiveMinimum: reader.number("exclusiveMinimum"),
    exclusiveMaximum: reader.number("exclusiveMaximum"),
    multipleOf: readMultipleOf(reader),
    ...readItems(reader, draft, optional, list),
    minItems: reader.count("minItems"),
    maxItems: reader.count("maxItems"),
    uniqueItems: reader.flag("uniqueItems") ?? false,
    contains: readContains(reader, optional("contains")),
    unevaluatedItems: optional("unevaluatedItems"),
    properties: new Map(record("properties")),
    patternProperties: readPatterns(reader, record("patternProperties")),
    additionalProperties: optional("additionalProperties"),
    propertyNames: optional("propertyNames"),
    required: reader.texts("required") ?? [],
    minProperties: reader.count("minProperties"),
    maxProperties: reader.count("maxProperties"),
    unevaluatedProperties: optional("unevaluatedProperties"),
    allOf: list("allOf") ?? [],
    anyOf: list("anyOf"),
    oneOf: list("oneOf"),
    not: optional("not"),
    conditions: readConditions(reader, context, optional, record),
    references: (["$ref", "$dynamicRef"] as const).flatMap((keyword) => {
      const reference = reader.text(keyword);
      return reference === undefined ? [] : [context.resolve(reference, reader.at, keyword)];
    }),
  };
}

type Optional = (keyword: string) => Schema | undefined;
type Records = (keyword: string) => readonly (readonly [string, Schema])[];

function readItems(
  reader: KeywordReader,
  draft: Draft,
  optional: Optional,
  list: (keyword: string) => readonly Schema[] | undefined,
): Pick<Schema, "prefixItems" | "items"> {
  if (draft === "draft-2020-12") {
    if (Array.isArray(reader.get("items"))) reader.fail("items", "must be a schema", 'Use "prefixItems" for a list');
    return { prefixItems: list("prefixItems") ?? [], items: optional("items") };
  }
  if (!Array.isArray(reader.get("items"))) return { prefixItems: [], items: optional("items") };
  return { prefixItems: list("items") ?? [], items: optional("additionalItems") };
}

function readContains(reader: KeywordReader, schema: Schema | undefined): Contains | undefined {
  if (schema === undefined) return undefined;
  return { schema, minimum: reader.count("minContains") ?? 1, maximum: reader.count("maxContains") };
}

function readConditions(
  reader: KeywordReader,
  context: ParseContext,
  optional: Optional,
  record: Records,
): readonly Condition[] {
  /** These keywords stand in no file: they assert something in every dialect. */
  const create = (keywords: { readonly [keyword: string]: Json }, ...keys: readonly string[]) => {
    const at = reader.below(...keys);
    return createSchema(new KeywordReader(at, keywords), { ...context, id: `${context.id} ${at.pointer}` }, false);
  };
  const present = (keyword: string, key: string, json: Json) => {
    // What is no object passes `required`; a schema that asks something of it too must not be reached by it.
    const test = asksOfObjectsOnly(json) ? { required: [key] } : { type: "object", required: [key] };
    return create(test, keyword, key, "(key)");
  };
  const requiring = (keyword: string, key: string, keys: Json) => create({ required: keys }, keyword, key, "(keys)");
  const [test, consequence, alternative] = [optional("if"), optional("then"), optional("else")];
  const conditions: Condition[] = test === undefined ? [] : [{ test, consequence, alternative }];
  for (const keyword of ["dependentRequired", "dependencies"]) {
    for (const [key, keys] of reader.record(keyword)) {
      if (!Array.isArray(keys)) continue;
      conditions.push({
        test: present(keyword, key, keys),
        consequence: requiring(keyword, key, keys),
        alternative: undefined,
      });
    }
  }
  for (const keyword of ["dependentSchemas", "dependencies"]) {
    for (const [key, value] of reader.record(keyword)) {
      if (Array.isArray(value)) continue;
      const schema = new Map(record(keyword)).get(key);
      conditions.push({ test: present(keyword, key, value), consequence: schema, alternative: undefined });
    }
  }
  return conditions;
}

/** Tells whether every value that is no object satisfies what stands under a key of `dependencies`. */
function asksOfObjectsOnly(json: Json): boolean {
  if (typeof json !== "object" || json === null) return json === true;
  return Array.isArray(json) || Object.keys(json).every((keyword) => aboutObjects.has(keyword));
}

const aboutObjects: ReadonlySet<string> = new Set([
  ..."properties patternProperties additionalProperties propertyNames required".split(" "),
  ..."minProperties maxProperties title description $comment default examples".split(" "),
]);
