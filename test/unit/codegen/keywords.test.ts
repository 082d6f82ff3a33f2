import { describe, expect, it } from "vitest";
import { parseSchemas } from "../../../src/codegen/schema/schema-set.js";
import { complaintOf } from "../../helpers/codegen-errors.js";
import { draft2020, generate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";

const file = "probe.schema.json";

function complaintAbout(schema: SchemaObject, draft = draft2020) {
  return complaintOf(() => generate([schemaFile(file, schema, draft)]));
}

describe("a keyword that no draft has", () => {
  it.each<readonly [string, RegExp]>([
    ["requierd", /^The nearest is required; allow it, or begin it with "x-"$/],
    ["minlength", /^The nearest are minLength, /],
    ["additionalproperties", /^The nearest is additionalProperties; /],
    ["nullable", /^Allow it, or begin it with "x-"$/],
    ["constructor", /^Allow it, or begin it with "x-"$/],
    ["toString", /^Allow it, or begin it with "x-"$/],
    ["", /^Allow it, or begin it with "x-"$/],
  ])("is refused with its place and what is nearest: %j", async (keyword, remedy) => {
    const complaint = await complaintAbout({ type: "object", properties: { "a/b": { items: { [keyword]: true } } } });
    expect(complaint).toEqual({
      file,
      pointer: "/properties/a~1b/items",
      keyword,
      problem: "is no keyword of draft-2020-12",
      remedy: expect.stringMatching(remedy),
    });
  });

  it("is refused where it is called __proto__", async () => {
    const schema = JSON.parse('{"properties":{"a":{"__proto__":{"type":"string"}}}}');
    expect(await complaintAbout(schema)).toMatchObject({ pointer: "/properties/a", keyword: "__proto__" });
  });

  it.each<readonly [string, SchemaObject, string]>([
    ["a definition that nothing refers to", { $defs: { a: { nope: 1 } } }, "/$defs/a"],
    ["an old definition", { definitions: { a: { nope: 1 } } }, "/definitions/a"],
    ["the schema of an item", { items: { nope: 1 } }, "/items"],
    ["the schema of a first item", { prefixItems: [{ nope: 1 }] }, "/prefixItems/0"],
    ["the schema of other keys", { additionalProperties: { nope: 1 } }, "/additionalProperties"],
    ["the schema of some keys", { patternProperties: { a: { nope: 1 } } }, "/patternProperties/a"],
    ["the schema of names", { propertyNames: { nope: 1 } }, "/propertyNames"],
    ["what an array contains", { contains: { nope: 1 } }, "/contains"],
    ["a part", { allOf: [{}, { nope: 1 }] }, "/allOf/1"],
    ["an alternative", { oneOf: [{ nope: 1 }] }, "/oneOf/0"],
    ["another alternative", { anyOf: [{ nope: 1 }] }, "/anyOf/0"],
    ["a negation", { not: { nope: 1 } }, "/not"],
    ["a test", { if: { nope: 1 } }, "/if"],
    ["a consequence", ifThen({}, { nope: 1 }), "/then"],
    ["another consequence", { if: {}, else: { nope: 1 } }, "/else"],
    ["a dependent schema", { dependentSchemas: { a: { nope: 1 } } }, "/dependentSchemas/a"],
    ["a key called __proto__", JSON.parse('{"properties":{"__proto__":{"nope":1}}}'), "/properties/__proto__"],
  ])("is refused in %s", async (_, schema, pointer) => {
    expect(await complaintAbout(schema)).toMatchObject({ pointer, keyword: "nope" });
  });

  it("may begin with x-, and may be what it likes in a value", async () => {
    const schema = { "x-origin": { nope: 1 }, default: { nope: 1 }, examples: [{ nope: 1 }], enum: ["nope"] };
    expect(await generate([schemaFile(file, schema)])).toHaveLength(4);
  });
});

describe("a keyword that is not supported", () => {
  it("is $recursiveRef, and says what to use", async () => {
    const draft2019 = "https://json-schema.org/draft/2019-09/schema";
    expect(await complaintAbout({ items: { $recursiveRef: "#" } }, draft2019)).toEqual({
      file,
      pointer: "/items",
      keyword: "$recursiveRef",
      problem: "is not supported",
      remedy: 'Use draft 2020-12 and "$dynamicRef", or a plain "$ref"',
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
    ["exclusiveMinimum", true, number],
    ["multipleOf", "2", number],
    ["maxProperties", -1, count],
    ["uniqueItems", 1, flag],
    ["pattern", ["a"], text],
    ["format", 1, text],
    ["required", "a", list],
    ["required", ["a", 1], texts],
    ["properties", [], object],
    ["properties", null, object],
    ["patternProperties", [], object],
    ["dependentRequired", ["a"], object],
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
    ["anyOf", [], "must not be empty"],
    ["prefixItems", [], "must not be empty"],
    ["pattern", "(", 'holds "(", which is not a regular expression'],
    ["pattern", "\\p{Nonsense}", 'holds "\\\\p{Nonsense}", which is not a regular expression'],
    ["patternProperties", { "(": {} }, 'holds "(", which is not a regular expression'],
    ["format", "telephone", 'names the unknown format "telephone"'],
    ["multipleOf", 0, "must be above zero"],
    ["items", [{}], "must be a schema"],
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

describe("keywords that say nothing about validity", () => {
  it("are kept", () => {
    const annotations = { title: "T", description: "D", $comment: "C", default: [1], examples: [2], deprecated: true };
    const [document] = parseSchemas([schemaFile(file, { ...annotations, readOnly: true, writeOnly: false })]).documents;
    const { $comment, ...others } = annotations;
    expect(document?.schema.annotations).toEqual({ ...others, comment: $comment });
    expect(document?.schema.assertions).toEqual([]);
  });
});
