import { describe, expect, it } from "vitest";
import type { SchemaFile } from "../../../src/codegen/schema/documents.js";
import { parseSchemas } from "../../../src/codegen/schema/schema-set.js";
import { complaintOf } from "../../helpers/codegen-errors.js";
import { contractOf, draft7, evaluate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";
import { nest } from "../../helpers/hostile-values.js";

const text = { type: "string" };
const person = { type: "object", properties: { name: text } };

/** Returns where the `$ref` under the key `to` of the first file leads. */
function targetOf(...files: readonly SchemaFile[]): string | undefined {
  const [document] = parseSchemas(files).documents;
  const at = document?.schema.properties.get("to")?.references[0]?.().at;
  return at && `${at.file}#${at.pointer}`;
}

const withReference = ($ref: string, more: SchemaObject = {}): SchemaObject => ({
  properties: { to: { $ref } },
  ...more,
});

describe("a $ref", () => {
  it.each<readonly [string, string, SchemaObject, string]>([
    ["to a definition", "#/$defs/text", { $defs: { text } }, "#/$defs/text"],
    ["to an old definition", "#/definitions/text", { definitions: { text } }, "#/definitions/text"],
    [
      "to any place",
      "#/properties/other/items",
      { properties: { other: { items: text } } },
      "#/properties/other/items",
    ],
    ["to an item of a list", "#/allOf/0", { allOf: [text] }, "#/allOf/0"],
    ["to the root", "#", {}, "#"],
    ["with ~1 for a slash", "#/$defs/a~1b", { $defs: { "a/b": text } }, "#/$defs/a~1b"],
    ["with ~0 for a tilde", "#/$defs/a~0b", { $defs: { "a~b": text } }, "#/$defs/a~0b"],
    ["with ~01, which is not a slash", "#/$defs/a~01b", { $defs: { "a~1b": text } }, "#/$defs/a~01b"],
    ["with percent signs", "#/%24defs/a%20b", { $defs: { "a b": text } }, "#/$defs/a b"],
    ["to an empty key", "#/$defs/", { $defs: { "": text } }, "#/$defs/"],
  ])("%s is found", (_, $ref, more, pointer) => {
    const { properties, ...rest } = more;
    const root = { properties: { to: { $ref }, ...(properties as SchemaObject | undefined) }, ...rest };
    expect(targetOf(schemaFile("a.schema.json", root))).toBe(`a.schema.json${pointer}`);
  });

  it("to a key called __proto__ is found, and one that is only inherited is not", async () => {
    const root = JSON.parse(
      '{"properties":{"to":{"$ref":"#/$defs/__proto__"}},"$defs":{"__proto__":{"type":"string"}}}',
    );
    expect(targetOf(schemaFile("a.schema.json", root))).toBe("a.schema.json#/$defs/__proto__");
    const inherited = schemaFile("a.schema.json", withReference("#/$defs/constructor", { $defs: {} }));
    expect((await complaintOf(() => targetOf(inherited))).problem).toBe("points to nothing: #/$defs/constructor");
  });

  it("to a file beside it is found", () => {
    const files = [schemaFile("a.schema.json", withReference("b.schema.json")), schemaFile("b.schema.json", person)];
    expect(targetOf(...files)).toBe("b.schema.json#");
  });

  it("to a place in a file beside it is found", () => {
    const other = schemaFile("b.schema.json", { $defs: { text } });
    expect(targetOf(schemaFile("a.schema.json", withReference("b.schema.json#/$defs/text")), other)).toBe(
      "b.schema.json#/$defs/text",
    );
  });

  it("to an $id is found, whatever the file is called", () => {
    const other = schemaFile("b.schema.json", { $id: "https://example.org/people/person.json", ...person });
    const reference = withReference("https://example.org/people/person.json");
    expect(targetOf(schemaFile("a.schema.json", reference), other)).toBe("b.schema.json#");
  });

  it("is read relative to the $id of its own file", () => {
    const root = withReference("person.json", { $id: "https://example.org/people/team.json" });
    const other = schemaFile("b.schema.json", { $id: "https://example.org/people/person.json", ...person });
    expect(targetOf(schemaFile("a.schema.json", root), other)).toBe("b.schema.json#");
  });

  it("by file name is found although both files have an $id of another place", () => {
    const root = withReference("b.schema.json", { $id: "https://example.org/team.json" });
    const other = schemaFile("b.schema.json", { $id: "https://example.net/person.json", ...person });
    expect(targetOf(schemaFile("a.schema.json", root), other)).toBe("b.schema.json#");
  });

  it("by $id goes before one by file name", () => {
    const root = withReference("b.schema.json", { $id: "https://example.org/a.schema.json" });
    const byFile = schemaFile("b.schema.json", person);
    const byId = schemaFile("c.schema.json", { $id: "https://example.org/b.schema.json", ...person });
    expect(targetOf(schemaFile("a.schema.json", root), byFile, byId)).toBe("c.schema.json#");
  });

  it("to nothing names the nearest definitions", async () => {
    const root = withReference("#/$defs/persn", { $defs: { person, parson: text, zebra: text, persona: text } });
    expect(await complaintOf(() => targetOf(schemaFile("a.schema.json", root)))).toEqual({
      file: "a.schema.json",
      pointer: "/properties/to",
      keyword: "$ref",
      problem: "points to nothing: #/$defs/persn",
      remedy: "The nearest are #/$defs/person, #/$defs/parson, #/$defs/persona",
    });
  });

  it("to a file that is not there names the nearest files", async () => {
    const files = [
      schemaFile("a.schema.json", withReference("persn.schema.json")),
      schemaFile("person.schema.json", person),
    ];
    expect(await complaintOf(() => targetOf(...files))).toMatchObject({
      pointer: "/properties/to",
      problem: "points to nothing: persn.schema.json",
      remedy: expect.stringMatching(/^The nearest are person\.schema\.json/),
    });
  });

  it.each(["#/$defs/%E0%A4%A", "#anchor", "#/$defs/text/nothing", "http://[", "//"])(
    "that is malformed or leads nowhere is refused: %j",
    async ($ref) => {
      const root = withReference($ref, { $defs: { text } });
      expect(await complaintOf(() => targetOf(schemaFile("a.schema.json", root)))).toMatchObject({
        pointer: "/properties/to",
        keyword: "$ref",
      });
    },
  );

  it("to what is no schema is refused", async () => {
    const root = { properties: { to: { $ref: "#/properties/by/enum/0" }, by: { enum: ["a"] } } };
    expect(await complaintOf(() => targetOf(schemaFile("a.schema.json", root)))).toMatchObject({
      problem: "is not a schema",
    });
  });

  it("with siblings means the reference alone in draft-07, which ignores them", async () => {
    const root = {
      type: "object",
      properties: { to: { $ref: "#/definitions/text", minLength: 2 } },
      definitions: { text },
    };
    const { contracts } = await evaluate([schemaFile("a.schema.json", root, draft7)]);
    expect([{ to: "ab" }, { to: "a" }, { to: 12 }].map((value) => contracts["a"]?.is(value))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("with siblings means both in 2020-12", async () => {
    const to = { $ref: "#/$defs/text", minLength: 2 };
    const { contracts } = await evaluate([
      schemaFile("a.schema.json", { type: "object", properties: { to }, $defs: { text } }),
    ]);
    expect([{ to: "ab" }, { to: "a" }, { to: 12 }].map((value) => contracts["a"]?.is(value))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each<readonly [string, SchemaObject, string]>([
    ["itself", { $ref: "#/$defs/list" }, "/$defs/list"],
    ["a part of itself", { allOf: [{ $ref: "#/$defs/list" }] }, "/$defs/list/allOf/0"],
    ["a condition on itself", ifThen({ required: ["a"] }, { $ref: "#/$defs/list" }), "/$defs/list/then"],
  ])("that leads in a circle, always for the same value, is refused: %s", async (_, list, pointer) => {
    const root = { type: "object", properties: { to: { $ref: "#/$defs/list" } }, $defs: { list } };
    expect(await complaintOf(() => evaluate([schemaFile("a.schema.json", root)]))).toMatchObject({
      pointer,
      keyword: "$ref",
      problem: "leads back to a.schema.json#/$defs/list for the same value, and so on without end",
    });
  });

  it.each<readonly [string, SchemaObject, unknown, unknown]>([
    ["a list of lists", { type: "array", items: { $ref: "#" } }, [[], [[]]], [[], [1]]],
    [
      "a tree",
      { type: "object", properties: { children: { type: "array", items: { $ref: "#" } } } },
      { children: [{}] },
      { children: [1] },
    ],
    ["a record of records", { type: "object", additionalProperties: { $ref: "#" } }, { a: { b: {} } }, { a: { b: 1 } }],
  ])("that leads in a circle to what is inside is followed, to any depth: %s", async (_, schema, valid, invalid) => {
    const contract = await contractOf(schema);
    expect([contract.is(valid), contract.is(invalid)]).toEqual([true, false]);
    expect(contract.safeParse(invalid).error?.issues[0]?.path.length).toBeGreaterThan(0);
    const deep = nest(100_000, (value) => (Array.isArray(valid) ? [value] : { a: value, children: [value] }), valid);
    const result = contract.safeParse(deep);
    expect(contract.is(deep)).toBe(result.success);
    if (!result.success) expect(result.error.issues.map(({ code }) => code)).toEqual(["unreadable"]);
  });
});

describe("a set of files", () => {
  it("must not have one $id twice", async () => {
    const [$id, files] = ["https://example.org/a", ["a.schema.json", "b.schema.json"]];
    expect(await complaintOf(() => parseSchemas(files.map((file) => schemaFile(file, { $id }))))).toEqual({
      file: "b.schema.json",
      pointer: "",
      keyword: "$id",
      problem: "is that of a.schema.json too",
      remedy: "Give each schema an $id of its own",
    });
  });

  it.each([{}, true, null, []])("must name a draft, unlike %j", async (root) => {
    expect(await complaintOf(() => parseSchemas([{ file: "a.schema.json", root }]))).toMatchObject({
      keyword: "$schema",
      problem: "is missing",
      remedy: expect.stringMatching(/^Use one of \S+draft-07\S+ .*2020-12\S+, or set "draft" /),
    });
  });

  it.each([{ $schema: "https://example.com/draft-04/schema#" }, { $schema: 7 }])(
    "must name a draft that is supported, unlike %j",
    async (root) => {
      expect(await complaintOf(() => parseSchemas([{ file: "a.schema.json", root }]))).toEqual({
        file: "a.schema.json",
        pointer: "",
        keyword: "$schema",
        problem: "names no supported draft",
        remedy: expect.stringMatching(/^Use one of \S+draft-07\S+ .*2020-12\S+$/),
      });
    },
  );

  it.each(["https://example.org/a.json", "urn:example:a"])("may have the $id %s", ($id) => {
    expect(targetOf(schemaFile("a.schema.json", withReference("#/$defs/text", { $id, $defs: { text } })))).toBe(
      "a.schema.json#/$defs/text",
    );
  });

  it("must have an $id that can be read", async () => {
    expect(await complaintOf(() => parseSchemas([schemaFile("a.schema.json", { $id: "http://[" })]))).toMatchObject({
      keyword: "$id",
      problem: "is not a URI reference",
    });
  });
});

describe("the JSON Schema of a contract", () => {
  it("has a copy of what it refers to in other files, each under a name of its own", async () => {
    const { contracts } = await evaluate([
      schemaFile("a.schema.json", {
        type: "object",
        properties: {
          own: { $ref: "#/$defs/Hash" },
          first: { $ref: "b.schema.json#/$defs/hash" },
          second: { $ref: "c.schema.json#/$defs/hash" },
          again: { $ref: "c.schema.json#/$defs/hash" },
        },
        $defs: { Hash: { type: "boolean" } },
      }),
      schemaFile("b.schema.json", { $defs: { hash: { type: "string" } } }),
      schemaFile("c.schema.json", { $defs: { hash: { $ref: "#/$defs/number" }, number: { type: "integer" } } }),
    ]);
    expect(contracts["a"]?.jsonSchema).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties: {
        own: { $ref: "#/$defs/Hash" },
        first: { $ref: "#/$defs/BHash" },
        second: { $ref: "#/$defs/CHash" },
        again: { $ref: "#/$defs/CHash" },
      },
      $defs: {
        Hash: { type: "boolean" },
        BHash: { type: "string" },
        CHash: { $ref: "#/$defs/Number" },
        Number: { type: "integer" },
      },
    });
    const value = { own: true, first: "a", second: 1, again: 2 };
    expect(contracts["a"]?.is(value)).toBe(true);
    expect(contracts["a"]?.is({ ...value, second: "a" })).toBe(false);
  });

  it("cannot mix drafts", async () => {
    const files = [
      schemaFile("a.schema.json", { type: "object", properties: { to: { $ref: "b.schema.json" } } }, draft7),
      schemaFile("b.schema.json", person),
    ];
    expect(await complaintOf(() => evaluate(files))).toMatchObject({
      keyword: "$ref",
      problem: "points to a schema of another draft (b.schema.json)",
    });
  });
});
