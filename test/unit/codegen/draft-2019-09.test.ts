import { Ajv2019 } from "ajv/dist/2019.js";
import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/index.js";
import { complaintOf } from "../../helpers/codegen-errors.js";

const $schema = "https://json-schema.org/draft/2019-09/schema";
const text = { type: "string" };

/** Schemas in which draft 2019-09 has what another draft has not, or means something else by it, and what to ask them. */
const cases: readonly (readonly [string, object, readonly unknown[]])[] = [
  ["$defs and $anchor", { $defs: { a: { $anchor: "foo", ...text } }, $ref: "#foo" }, ["x", 1]],
  [
    "$id within $defs",
    { $id: "https://example.com/r", $defs: { a: { $id: "a", $defs: { b: { $anchor: "c", ...text } } } }, $ref: "a#c" },
    ["x", 1],
  ],
  ["keywords beside $ref", { $defs: { a: text }, $ref: "#/$defs/a", minLength: 2 }, ["x", "xy", 1]],
  ["a list under items", { items: [text], additionalItems: { type: "number" } }, [["x", 1], ["x", "y"], [1], []]],
  ["a list under items, and what is unevaluated", { items: [text], unevaluatedItems: false }, [["x"], ["x", 1]]],
  ["additionalItems without such a list", { items: text, additionalItems: false }, [["x", "y"], [1]]],
  ["additionalItems alone", { additionalItems: false }, [["x"]]],
  ["minContains and maxContains", { contains: text, minContains: 0, maxContains: 1 }, [[], ["x"], ["x", "y"]]],
  ["dependentRequired", { dependentRequired: { a: ["b"] } }, [{ a: 1 }, { a: 1, b: 1 }, {}]],
  ["dependentSchemas", { dependentSchemas: { a: { required: ["b"] } } }, [{ a: 1 }, { a: 1, b: 1 }, {}]],
  [
    "unevaluatedProperties",
    { allOf: [{ properties: { a: true } }], anyOf: [{ properties: { b: true } }], unevaluatedProperties: false },
    [{ a: 1 }, { b: 1 }, { c: 1 }],
  ],
  ["$recursiveAnchor without a reference to it", { $recursiveAnchor: true, ...text }, ["x", 1]],
];

describe("draft 2019-09", () => {
  it.each(cases)("means by %s what Ajv takes it for", async (_name, schema, values) => {
    const validate = new Ajv2019({ strict: false }).compile({ $schema, ...schema });
    const compiled = await compileSchema({ $schema, ...schema });
    for (const value of values) {
      const expected = validate(value);
      expect([compiled.is(value), compiled.zod.safeParse(value).success], JSON.stringify(value)).toEqual([
        expected,
        expected,
      ]);
    }
  });

  it("has contains, which evaluates no item: in this draft only items and additionalItems do, which Ajv does not know", async () => {
    const compiled = await compileSchema({ $schema, contains: text, unevaluatedItems: false });
    expect(compiled.is(["x"])).toBe(false);
    const seen = await compileSchema({ $schema, contains: text, items: text, unevaluatedItems: false });
    expect(seen.is(["x"])).toBe(true);
  });

  it.each([
    { items: { $recursiveRef: "#" } },
    { $defs: { a: { $recursiveRef: "#" } }, type: "string" },
    { $recursiveAnchor: true, properties: { a: { $recursiveRef: "#" } } },
  ])("has $recursiveRef, which is refused: %j", async (schema) => {
    expect(await complaintOf(() => compileSchema({ $schema, ...schema }))).toMatchObject({
      keyword: "$recursiveRef",
      problem: "is not supported",
      remedy: 'Use draft 2020-12 and "$dynamicRef", or a plain "$ref"',
    });
  });
});

describe("older drafts", () => {
  it.each([
    ["draft-03", /^Bring it to draft-07 .*"id" is "\$id" there/],
    ["draft-04", /^Bring it to draft-07 .*"id" is "\$id" there/],
    ["draft-06", /^Write "http:\/\/json-schema\.org\/draft-07\/schema#"/],
  ])("are refused, with what to do: %s", async (draft, remedy) => {
    const named = { $schema: `http://json-schema.org/${draft}/schema#`, type: "string" };
    const problem = `names ${draft}, which is not supported`;
    expect(await complaintOf(() => compileSchema(named))).toMatchObject({
      keyword: "$schema",
      problem,
      remedy: expect.stringMatching(remedy),
    });
    const inner = { $schema, $defs: { a: { $id: "https://example.com/a", ...named } } };
    expect(await complaintOf(() => compileSchema(inner))).toMatchObject({ pointer: "/$defs/a", problem });
  });
});
