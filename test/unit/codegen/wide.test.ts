import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/compile-schema.js";

const flag = (name: string) => ({ oneOf: [{ required: [name] }, { not: { required: [name] } }] });
const names = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
const schema = (count: number) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: Object.fromEntries(names(count).map((name) => [name, { type: "string" }])),
  allOf: names(count).map(flag),
});

describe("a union that would explode", () => {
  it("is widened, and its doc comment says so; the check and the parser still know all", async () => {
    const { types, is, zod } = await compileSchema({ ...schema(12), minProperties: 2 });
    expect(types).toContain("Wider than its schema");
    expect(types.length).toBeLessThan(100_000);
    for (const [value, valid] of [
      [{ key0: "a", key1: "b" }, true],
      [{ key0: "a" }, false],
      [{ key0: 1, key1: "b" }, false],
    ] as const) {
      expect(is(value)).toBe(valid);
      expect(zod.safeParse(value).success).toBe(valid);
    }
  });

  it("is written out where there are few combinations", async () => {
    const { types } = await compileSchema(schema(2));
    expect(types).not.toContain("Wider than its schema");
  });
});
