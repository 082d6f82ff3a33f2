import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/compile-schema.js";
import { printAssignments } from "../../helpers/assignable.js";
import { compile } from "../../helpers/compile.js";

const draft = "draft-2020-12";

/** Asks a schema about values, both its check and its parser. */
async function verdicts(schema: unknown, values: readonly unknown[], documents = {}): Promise<readonly boolean[]> {
  const { is, zod } = await compileSchema(schema, { draft, documents });
  return values.map((value) => {
    expect([value, zod.safeParse(value).success]).toEqual([value, is(value)]);
    return is(value);
  });
}

describe("what hangs on a key", () => {
  it("asks nothing of what has no keys", async () => {
    const schema = { dependentSchemas: { a: { type: "object", minProperties: 2 } } };
    expect(await verdicts(schema, [1, null, [], {}, { a: 1 }, { a: 1, b: 2 }])).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(await verdicts({ dependencies: { a: false } }, ["a", {}, { a: 1 }])).toEqual([true, true, false]);
  });

  it("hangs on it in a dialect too that does not know `required`", async () => {
    const core = "https://json-schema.org/draft/2020-12/vocab";
    const metaschema = {
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "https://example.com/dialect",
      $vocabulary: { [`${core}/core`]: true, [`${core}/applicator`]: true },
    };
    const schema = { $schema: "https://example.com/dialect", dependentSchemas: { a: { properties: { b: false } } } };
    const documents = { "https://example.com/dialect": metaschema };
    expect(await verdicts(schema, [{ b: 1 }, { a: 1, b: 1 }], documents)).toEqual([true, false]);
  });
});

describe("a schema without a type", () => {
  it("refuses the kind of value that it makes impossible", async () => {
    const schema = { required: ["a"], additionalProperties: false };
    expect(await verdicts(schema, [{}, { a: 1 }, 1, "a", null, []])).toEqual([false, false, true, true, true, true]);
    const list = { prefixItems: [false], minItems: 1 };
    expect(await verdicts(list, [[], [1], {}, 1])).toEqual([false, false, true, true]);
  });
});

describe("types", () => {
  it("have every valid value, where a key is one that every object has, and where lists hold lists", async () => {
    const inherited = { type: "object", properties: { constructor: { type: "string" }, toString: false } };
    const nested = { type: "array", items: { type: "array", items: { enum: [[1], { a: [] }, "x"] } } };
    const files = {
      "inherited.ts": printAssignments(await compileSchema(inherited, { draft }), [{}, { constructor: "a" }]),
      "nested.ts": printAssignments(await compileSchema(nested, { draft }), [[], [[]], [[[1], "x"], [{ a: [] }]]]),
    };
    expect((await compile("7.0", files)).errors).toEqual([]);
  });
});
