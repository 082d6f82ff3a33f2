import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/index.js";
import { compile } from "../../helpers/compile-generated.js";
import { generate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";

const draft = "draft-2020-12";

/** Says what the guard, `safeParse` and the Zod parser find. */
async function verdicts(schema: SchemaObject, value: unknown) {
  const { is, safeParse, zod } = await compileSchema(schema, { draft });
  const { success, error } = safeParse(value);
  const found = error?.issues.map(({ code, pointer }) => `${code} ${pointer}`) ?? [];
  return { is: is(value), listed: success, zod: zod.safeParse(value).success, found };
}

const text = { type: "string" };

describe("a required key that no property names", () => {
  it.each<readonly [string, SchemaObject]>([
    ["an open object", { type: "object", required: ["a"] }],
    ["patterns", { type: "object", required: ["a"], patternProperties: { "^x-": text } }],
    ["a rule for others", { type: "object", required: ["a"], additionalProperties: { minimum: 0 } }],
    [
      "names",
      { type: "object", required: ["a"], properties: { n: { type: "number" } }, propertyNames: { maxLength: 3 } },
    ],
  ])("may not be undefined: %s", async (_, schema) => {
    const refused = { is: false, listed: false, zod: false };
    expect(await verdicts(schema, { a: undefined })).toEqual({ ...refused, found: ["type /a"] });
    expect(await verdicts(schema, {})).toEqual({ ...refused, found: ["required /a"] });
    expect(await verdicts(schema, { a: 1 })).toEqual({ is: true, listed: true, zod: true, found: [] });
  });

  it("is unknown where the object is closed", async () => {
    const schema = { type: "object", required: ["a"], properties: { b: text }, additionalProperties: false };
    expect((await verdicts(schema, { a: 1 })).found).toEqual(["unknown_key /a"]);
    expect((await verdicts(schema, {})).found).toEqual(["required /a"]);
  });

  it("is held to the rule for others", async () => {
    const schema = { type: "object", required: ["a"], additionalProperties: { minimum: 0 } };
    expect((await verdicts(schema, { a: -1, b: -1 })).found).toEqual(["minimum /a", "minimum /b"]);
  });
});

describe("the walk over keys", () => {
  it("leaves each issue where it belongs, whatever the member of a union finds", async () => {
    const member = { type: "object", required: ["a"], properties: { n: { type: "number" } } };
    const schema = {
      type: "object",
      properties: {
        x: { $ref: "#/$defs/X" },
        u: { oneOf: [{ ...member, additionalProperties: { minLength: 2 } }, text] },
      },
      required: ["x", "u"],
      $defs: { X: { type: "object", properties: { p: text }, required: ["p"] } },
    };
    const { found } = await verdicts(schema, { x: { p: 1 }, u: { a: undefined } });
    expect(found).toEqual(["type /x/p", "type /u/a"]);
  });

  it("says of an object whose getter adds the key that it misses that it cannot be read", async () => {
    const schema = {
      type: "object",
      required: ["a", "b"],
      properties: { a: text, b: text },
      additionalProperties: false,
    };
    const changing = {
      get a() {
        Object.defineProperty(this, "b", { value: "b", enumerable: true, configurable: true });
        return "a";
      },
    };
    const { safeParse } = await compileSchema(schema, { draft });
    expect(safeParse(changing).error?.issues).toMatchObject([{ code: "unreadable", pointer: "" }]);
  });

  it("keeps what is wrong before unknown keys of every kind", async () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`key${index}`, index]));
    const rest = [
      { patternProperties: { "^x-": true }, additionalProperties: false },
      { unevaluatedProperties: false },
    ];
    for (const closed of rest) {
      const first = { type: "object", properties: { a: text }, required: ["a"], ...closed };
      const schema = { type: "object", properties: { first, second: text }, required: ["first", "second"] };
      const { found } = await verdicts(schema, { first: many, second: 2 });
      expect(found.slice(0, 3)).toEqual(["required /first/a", "type /second", "unknown_key /first/key0"]);
    }
  });
});

describe("generated text", () => {
  const closed = { additionalProperties: false };
  const named = { type: "object", properties: { name: text }, required: ["name"] };
  it.each<readonly [string, SchemaObject]>([
    [
      "a key named like one of an object inside",
      {
        properties: { name: text, kind: true, owner: true },
        required: ["name", "kind"],
        ...ifThen(
          { properties: { kind: { const: "owned" } } },
          { required: ["name", "owner"], properties: { owner: named } },
        ),
        ...closed,
      },
    ],
    [
      "a key named like a method of the runtime",
      {
        properties: { noteAbsent: { type: "number" }, a: true, b: true },
        required: ["noteAbsent"],
        dependentRequired: { a: ["b", "noteAbsent"] },
        ...closed,
      },
    ],
    [
      "a consequence that contradicts its test",
      {
        properties: { a: true, b: true },
        ...ifThen({ properties: { a: { const: true } }, required: ["a"] }, { properties: { a: { const: "x" } } }),
      },
    ],
    [
      "unevaluated keys of which none is left",
      {
        dependentSchemas: { a: { properties: { b: true }, required: ["b"] } },
        additionalProperties: text,
        unevaluatedProperties: false,
      },
    ],
    [
      "a union in a union of scalars",
      { properties: { a: { oneOf: [{ type: "number" }, { type: ["string", "null"] }] } } },
    ],
  ])("compiles with %s", async (_, schema) => {
    const files = [schemaFile("probe.schema.json", { type: "object", ...schema })];
    expect(await compile(await generate(files))).toEqual([]);
  });
});
