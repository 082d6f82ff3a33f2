import { describe, expect, it } from "vitest";
import { parseSchemas } from "../../../src/codegen/schema/schema-set.js";
import { complaintOf } from "../../helpers/codegen-errors.js";
import { draft7, draft2020, generate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";

const file = "probe.schema.json";

function complaintAbout(schema: SchemaObject, draft = draft2020) {
  return complaintOf(() => generate([schemaFile(file, schema, draft)]));
}

describe("a keyword that is not supported", () => {
  it.each<readonly [string, SchemaObject, RegExp]>([
    ["patternProperties", { patternProperties: { "^x-": {} } }, /Name the keys under "properties"/],
    ["not", { not: { type: "null" } }, /List what is allowed/],
    ["dependentRequired", { dependentRequired: { a: ["b"] } }, /"if": \{"required": \[key\]\}/],
    ["dependentSchemas", { dependentSchemas: { a: {} } }, /"if": \{"required": \[key\]\}/],
    ["dependencies", { dependencies: { a: ["b"] } }, /"if": \{"required": \[key\]\}/],
    ["anyOf", { anyOf: [{}] }, /Use "oneOf"/],
    ["else", { if: {}, else: {} }, /an "if" of its own/],
    ["propertyNames", { propertyNames: { maxLength: 3 } }, /"additionalProperties" to false/],
    ["prefixItems", { prefixItems: [{}] }, /an object with named properties/],
    ["exclusiveMinimum", { exclusiveMinimum: 0 }, /Use "minimum"/],
    ["exclusiveMaximum", { exclusiveMaximum: 0 }, /Use "maximum"/],
    ["multipleOf", { multipleOf: 2 }, /supported keywords/],
    ["minProperties", { minProperties: 1 }, /supported keywords/],
    ["maxProperties", { maxProperties: 1 }, /supported keywords/],
    ["unevaluatedProperties", { unevaluatedProperties: false }, /supported keywords/],
    ["unevaluatedItems", { unevaluatedItems: false }, /supported keywords/],
    ["$anchor", { $anchor: "a" }, /supported keywords/],
    ["$dynamicRef", { $dynamicRef: "#a" }, /supported keywords/],
    ["contentEncoding", { contentEncoding: "base64" }, /supported keywords/],
    ["additionalItems", { additionalItems: false }, /supported keywords/],
    ["requierd", { requierd: ["a"] }, /Check its spelling/],
    ["x-internal", { "x-internal": true }, /Check its spelling/],
    ["constructor", { constructor: 1 } as unknown as SchemaObject, /Check its spelling/],
    ["toString", { toString: 1 } as unknown as SchemaObject, /Check its spelling/],
  ])("is refused with its place and a remedy: %s", async (keyword, schema, remedy) => {
    const complaint = await complaintAbout({ type: "object", properties: { "a/b": { items: schema } } });
    expect(complaint).toEqual({
      file,
      pointer: "/properties/a~1b/items",
      keyword,
      problem: "is not supported",
      remedy: expect.stringMatching(remedy),
    });
  });

  it("is refused where it is called __proto__", async () => {
    const schema = JSON.parse('{"properties":{"a":{"__proto__":{"type":"string"}}}}');
    expect(await complaintAbout(schema)).toMatchObject({ pointer: "/properties/a", keyword: "__proto__" });
  });

  it.each<readonly [string, SchemaObject, string]>([
    ["a definition that nothing refers to", { $defs: { a: { not: {} } } }, "/$defs/a"],
    ["an old definition", { definitions: { a: { not: {} } } }, "/definitions/a"],
    ["the schema of an item", { items: { not: {} } }, "/items"],
    ["the schema of other keys", { additionalProperties: { not: {} } }, "/additionalProperties"],
    ["what an array contains", { contains: { not: {} } }, "/contains"],
    ["a part", { allOf: [{}, { not: {} }] }, "/allOf/1"],
    ["an alternative", { oneOf: [{ not: {} }] }, "/oneOf/0"],
    ["a test", { if: { not: {} } }, "/if"],
    ["a consequence", ifThen({}, { not: {} }), "/then"],
    ["a consequence without a test", JSON.parse('{"then":{"not":{}}}'), "/then"],
    ["a key called __proto__", JSON.parse('{"properties":{"__proto__":{"not":{}}}}'), "/properties/__proto__"],
  ])("is refused in %s", async (_, schema, pointer) => {
    expect(await complaintAbout(schema)).toMatchObject({ pointer, keyword: "not" });
  });

  it.each(["$defs", "minContains", "maxContains", "deprecated"])(
    "of the newer draft is refused in draft-07: %s",
    async (keyword) => {
      const value = { $defs: {}, minContains: 1, maxContains: 1, deprecated: true }[keyword] ?? null;
      const complaint = await complaintAbout({ items: { [keyword]: value } }, draft7);
      expect(complaint).toEqual({
        file,
        pointer: "/items",
        keyword,
        problem: "is not a keyword of draft-07",
        remedy: "Use draft 2020-12 for it",
      });
    },
  );

  it.each(["$schema", "$id"])("is refused below the root: %s", async (keyword) => {
    expect(await complaintAbout({ items: { [keyword]: draft2020 } })).toEqual({
      file,
      pointer: "/items",
      keyword,
      problem: "is supported at the root of a file only",
      remedy: "Move this schema to a file of its own",
    });
  });
});

describe("a keyword with a value that it cannot have", () => {
  const [text, flag, list, texts] = ["a string", "true or false", "an array", "an array of strings"];
  const [object, number, count] = ["an object", "a finite number", "a whole number from 0"];
  it.each<readonly [string, unknown, string]>([
    ["title", 1, text],
    ["description", ["a"], text],
    ["$comment", null, text],
    ["deprecated", "yes", flag],
    ["examples", {}, list],
    ["enum", "a", list],
    ["minLength", -1, count],
    ["minLength", "1", number],
    ["maxLength", 1.5, count],
    ["minItems", 2 ** 53, count],
    ["maxItems", null, number],
    ["minimum", "0", number],
    ["maximum", Number.POSITIVE_INFINITY, number],
    ["uniqueItems", 1, flag],
    ["pattern", ["a"], text],
    ["format", 1, text],
    ["required", "a", list],
    ["required", ["a", 1], texts],
    ["properties", [], object],
    ["properties", null, object],
    ["allOf", {}, list],
    ["oneOf", "a", list],
    ["$ref", 1, text],
    ["type", 7, list],
    ["type", ["string", 7], texts],
  ])("is refused: %s = %j", async (keyword, value, expected) => {
    // The cast holds: these are JSON values, but for Infinity, which JSON.parse makes of 1e400.
    const complaint = await complaintAbout({ items: { [keyword]: value } as SchemaObject });
    expect(complaint).toEqual({
      file,
      pointer: "/items",
      keyword,
      problem: `must be ${expected}`,
      remedy: "Correct the schema",
    });
  });

  it.each<readonly [string, unknown, string]>([
    ["type", "text", "names no JSON type"],
    ["type", ["string", "date"], "names no JSON type"],
    ["type", [], "must not be empty"],
    ["allOf", [], "must not be empty"],
    ["oneOf", [], "must not be empty"],
    ["pattern", "(", "is not a regular expression"],
    ["pattern", "\\p{Nonsense}", "is not a regular expression"],
    ["format", "date", "names a format that is not supported"],
    ["format", "email", "names a format that is not supported"],
    ["items", [{}], "as an array of schemas is not supported"],
  ])("is refused: %s = %j (%s)", async (keyword, value, problem) => {
    const complaint = await complaintAbout({ items: { [keyword]: value } as SchemaObject });
    expect(complaint).toMatchObject({ file, pointer: "/items", keyword, problem });
    expect(complaint.remedy).not.toBe("");
  });

  it.each([1, "a", null, []])("is no schema: %j", async (value) => {
    expect(await complaintAbout({ properties: { a: value } })).toEqual({
      file,
      pointer: "/properties/a",
      keyword: undefined,
      problem: "is not a schema",
      remedy: "A schema is an object, true or false",
    });
  });
});

describe("what is supported in part", () => {
  const object = { type: "object", properties: { a: { enum: ["x", "y"] } } };
  it.each<readonly [string, SchemaObject, string, string | undefined]>([
    ["a oneOf inside", { properties: { a: { oneOf: [{}, {}] } } }, "/properties/a", "oneOf"],
    ["a oneOf of what has no name", { oneOf: [{ type: "string" }, { type: "null" }] }, "", "oneOf"],
    ["a constant that is an object", { properties: { a: { const: {} } } }, "/properties/a", undefined],
    ["an enum with an array", { properties: { a: { enum: [1, []] } } }, "/properties/a", undefined],
    ["a test that is no test of keys", { ...object, if: { maxLength: 2 } }, "/if", undefined],
    [
      "a test of a key's pattern",
      { ...object, if: { properties: { a: { pattern: "x" } } } },
      "/if/properties/a",
      undefined,
    ],
    ["a test that always fails", { ...object, if: false }, "/if", undefined],
    [
      "contains of what is no test of keys",
      { properties: { a: { type: "array", contains: { const: 1 } } } },
      "/properties/a/contains",
      undefined,
    ],
    [
      "a consequence that closes the object",
      { ...object, ...ifThen({ required: ["a"] }, { additionalProperties: false }) },
      "/then",
      "additionalProperties",
    ],
    [
      "a consequence that is a reference",
      { ...object, ...ifThen({ required: ["a"] }, { $ref: "#/$defs/a" }), $defs: { a: {} } },
      "/then",
      "$ref",
    ],
    ["a consequence that cannot be", { ...object, ...ifThen({ required: ["a"] }, false) }, "/then", "then"],
  ])("is refused elsewhere: %s", async (_, schema, pointer, keyword) => {
    const complaint = await complaintAbout(schema);
    expect(complaint).toMatchObject({ file, pointer, keyword });
    expect(complaint.problem).toMatch(/not supported|supported at the root|is a test of a kind/);
    expect(complaint.remedy).not.toBe("");
  });

  it("has a limit on the combinations of conditions, and reaches it in no time", async () => {
    const conditions = Array.from({ length: 40 }, (_, index) =>
      ifThen({ properties: { [`a${index}`]: { const: 1 } } }, { required: [`b${index}`] }),
    );
    const start = performance.now();
    expect((await complaintAbout({ type: "object", allOf: conditions })).problem).toContain(
      "more than 512 combinations",
    );
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe("keywords that say nothing about validity", () => {
  it("are kept", () => {
    const annotations = { title: "T", description: "D", $comment: "C", default: [1], examples: [2], deprecated: true };
    const [document] = parseSchemas([schemaFile(file, { ...annotations, readOnly: true, writeOnly: false })]).documents;
    const { $comment, ...others } = annotations;
    expect(document?.schema.annotations).toEqual({ ...others, comment: $comment });
    expect(document?.schema.assertions).toEqual([]);
  });
});
