import { describe, expect, it } from "vitest";
import { generateFiles } from "../../../src/codegen/generate.js";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { findBacktracking } from "../../../src/codegen/warnings/backtracking.js";
import type { CodegenWarning } from "../../../src/codegen/warnings/find-warnings.js";
import { draft2020 } from "../../helpers/evaluate-schemas.js";

describe("findBacktracking", () => {
  it.each([
    ["^(a+)+$", "(a+)+"],
    ["^(a*)*$", "(a*)*"],
    ["^(?:a|a)*$", "(?:a|a)*"],
    ["^x(\\w+\\s?)*$", "(\\w+\\s?)*"],
    ["^(([a-z])+.)+[A-Z]([a-z])+$", "(([a-z])+.)+"],
    ["^(a|ab|b)*$", "(a|ab|b)*"],
    ["^(a*a*)*$", "(a*a*)*"],
    ["^((a|b)+c?){2,}$", "((a|b)+c?){2,}"],
    ["^[)](\\)+)+$", "(\\)+)+"],
  ])("finds %s exponential, because of %s", (pattern, part) => {
    expect(findBacktracking(pattern)).toBe(part);
    expect(new RegExp(pattern, "u")).toBeInstanceOf(RegExp);
  });

  it.each([
    "^[a-z]+(?:-[a-z]+)*$",
    "^a*a*$",
    "^(?:ab)*$",
    "^(a|b)*$",
    "^(?:[0-9]{1,3}\\.){3}[0-9]{1,3}$",
    "^\\d{4}-\\d{2}-\\d{2}$",
    "^(?:/(?:[^~/]|~[01])*)*$",
    "^[a-f0-9]{64}$",
    "(?<year>\\d+)-\\k<year>",
    "",
    "^(?=.*a)(?!.*b).+$",
  ])("finds nothing in %s", (pattern) => {
    expect(findBacktracking(pattern)).toBeUndefined();
  });

  it("is quick, and judges nothing, where an expression is very long", () => {
    const start = performance.now();
    expect(findBacktracking(`^(${"(a|b)?".repeat(5_000)})*$`)).toBeUndefined();
    expect(findBacktracking(`^(?:${"[a-z]?".repeat(40)})*$`)).toBeDefined();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe("the warnings of generating", () => {
  async function warningsOf(schema: { readonly [keyword: string]: Json }): Promise<readonly CodegenWarning[]> {
    const warnings: CodegenWarning[] = [];
    const root = { $schema: draft2020, ...schema };
    await generateFiles({ schemas: [{ file: "a.schema.json", root }], onWarning: (each) => warnings.push(each) });
    return warnings;
  }

  it("tell the place of a pattern, of a value or of keys", async () => {
    const exponential = "^(a+)+$";
    const warnings = await warningsOf({
      type: "object",
      properties: { a: { type: "string", pattern: exponential }, b: { type: "string", pattern: "^a+$" } },
      patternProperties: { [exponential]: true },
    });
    expect(warnings.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
      ["", "patternProperties"],
      ["/properties/a", "pattern"],
    ]);
    expect(warnings[0]?.problem).toContain("because of (a+)+");
  });

  it("tell of a schema that nothing satisfies", async () => {
    const contradiction = { type: "object", required: ["a"], properties: { a: { type: "string", const: 3 } } };
    expect(await warningsOf(contradiction)).toMatchObject([{ pointer: "", problem: "is satisfied by nothing" }]);
    expect(await warningsOf({ ...contradiction, required: [] })).toEqual([]);
  });
});
