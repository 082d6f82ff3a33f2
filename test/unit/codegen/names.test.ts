import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { camelCase, kebabCase, pascalCase } from "../../../src/codegen/shape/names.js";
import { complaintOf } from "../../helpers/codegen-errors.js";
import { generate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";

const object = { type: "object", properties: { a: { type: "string" } } };

/** Lists the types that the main file of `probe.schema.json` declares, in its order. */
async function typesOf(schema: SchemaObject, names: Json = {}): Promise<readonly string[]> {
  const files = await generate([schemaFile("probe.schema.json", schema)], names);
  const text = files.find(({ file }) => file === "probe.ts")?.text ?? "";
  return [...text.matchAll(/^export type (\w+)/gm)].map((found) => found[1] ?? "");
}

describe("names", () => {
  it.each([
    ["return-packet", "ReturnPacket", "returnPacket", "return-packet"],
    ["closure_receipts", "ClosureReceipts", "closureReceipts", "closure-receipts"],
    ["HandoffContext", "HandoffContext", "handoffContext", "handoff-context"],
    ["an HTTP response", "AnHTTPResponse", "anHTTPResponse", "an-http-response"],
    ["enum with a type", "EnumWithAType", "enumWithAType", "enum-with-a-type"],
    ["step 2b", "Step2b", "step2b", "step2b"],
  ])("of %j are derived", (text, pascal, camel, kebab) => {
    expect([pascalCase(text), camelCase(pascal), kebabCase(pascal)]).toEqual([pascal, camel, kebab]);
  });

  it("are those of the file, of definitions, and of parents with their properties", async () => {
    const schema = {
      ...object,
      properties: { first_part: object, list: { type: "array", items: object }, far: { $ref: "#/$defs/other thing" } },
      $defs: { "other thing": { ...object, properties: { inner: object } }, text: { type: "string" } },
    };
    expect(await typesOf(schema)).toEqual([
      "Probe",
      "ProbeFirstPart",
      "ProbeListItem",
      "OtherThing",
      "OtherThingInner",
    ]);
  });

  it("are given by the names file where it has them", async () => {
    const schema = { ...object, properties: { part: object } };
    const names = { "probe.schema.json#": { name: "Whole" }, "probe.schema.json#/properties/part": { name: "Part" } };
    expect(await typesOf(schema, names)).toEqual(["Whole", "Part"]);
  });

  it("that two definitions want are refused", async () => {
    const schema = { $defs: { "a-b": object, a_b: object } };
    expect(await complaintOf(() => typesOf(schema))).toEqual({
      file: "probe.schema.json",
      pointer: "/$defs/a_b",
      keyword: undefined,
      problem: "wants the name AB, which probe.schema.json#/$defs/a-b has",
      remedy: "Give it another name in names.json",
    });
    expect(await typesOf(schema, { "probe.schema.json#/$defs/a_b": { name: "AOrB" } })).toEqual([
      "Probe",
      "AB",
      "AOrB",
    ]);
  });

  it("that two files want are refused", async () => {
    const files = [schemaFile("a.schema.json", { $defs: { thing: object } }), schemaFile("thing.schema.json", object)];
    expect((await complaintOf(() => generate(files))).problem).toMatch(/^wants the name Thing, which /);
  });

  it("that no type can have are refused", async () => {
    expect(await complaintOf(() => typesOf({ $defs: { "1st": object } }))).toMatchObject({
      pointer: "/$defs/1st",
      problem: 'has no name that can be derived ("1st" is no type name)',
      remedy: "Give it one in names.json",
    });
    expect((await complaintOf(() => typesOf({ $defs: { "🚀": object } }))).problem).toContain("no name");
  });

  it.each<readonly [Json, string, string]>([
    [[], "", "must be an object"],
    [{ here: "Name" }, "here", "must be an object"],
    [{ here: { names: "Name" } }, "here", 'has the unknown key "names"'],
    [{ here: { name: 1 } }, "here", '"name" must be a string'],
    [{ here: { branches: ["A", 1] } }, "here", '"branches" must list strings'],
    [{ here: { name: "Name" } }, "here", "names a place that declares nothing"],
    [{ "probe.schema.json#": { name: "not a name" } }, "probe.schema.json#", "no name"],
  ])("are refused where the names file is wrong: %j", async (names, place, problem) => {
    const complaint = await complaintOf(() => typesOf(object, names));
    expect(complaint.problem).toContain(problem);
    expect(`${complaint.file}#${complaint.pointer}`).toContain(place);
  });

  describe("of branches", () => {
    const schema = {
      type: "object",
      properties: { kind: { enum: ["small", "large"] }, size: { type: "integer" } },
      required: ["kind"],
      ...ifThen({ properties: { kind: { const: "large" } } }, { required: ["size"] }),
    };
    const place = "probe.schema.json#";

    it("stand for the members of a union that conditions lead to", async () => {
      expect(await typesOf(schema, { [place]: { branches: ["Large", "Small"] } })).toEqual(["Probe", "Large", "Small"]);
    });

    it.each([[["Large"]], [["Large", "Small", "Medium"]]])("must be as many as there are: %j", async (branches) => {
      expect(await complaintOf(() => typesOf(schema, { [place]: { branches } }))).toEqual({
        file: "probe.schema.json",
        pointer: "",
        keyword: undefined,
        problem: `has 2 branches, but ${branches.length} names for them`,
        remedy: 'Correct "branches" in names.json',
      });
    });

    it("must not be one name twice, nor that of another type", async () => {
      for (const branches of [
        ["Large", "Large"],
        ["Probe", "Small"],
      ]) {
        expect((await complaintOf(() => typesOf(schema, { [place]: { branches } }))).problem).toMatch(
          /^wants the name /,
        );
      }
    });
  });

  it.each([["index"], ["a", "A"], ["a", "a.zod"], ["a", "a.schema"]])(
    "of files that would be generated twice are refused: %s %s",
    async (...files) => {
      const schemas = files.map((file) => schemaFile(`${file}.schema.json`, object));
      const names = Object.fromEntries(files.map((file, index) => [`${file}.schema.json#`, { name: `Probe${index}` }]));
      expect((await complaintOf(() => generate(schemas, names))).problem).toBe("would be generated twice");
    },
  );
});
