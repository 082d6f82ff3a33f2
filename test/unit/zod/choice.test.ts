import { describe, expect, it } from "vitest";
import * as z from "zod";
import { anyOf, isInteger, oneOf } from "../../../src/runtime/zod.js";

const closed = z.strictObject({
  kind: z.literal("closed"),
  a: z.string(),
  b: z.string(),
  only: z.exactOptional(z.string()),
});
const open = z.looseObject({ kind: z.enum(["open", "either"]), c: z.number(), only: z.exactOptional(z.never()) });
const either = z.strictObject({ kind: z.enum(["closed", "either"]), c: z.exactOptional(z.number()) });

/** The places of the issues that a parser finds. */
function pathsOf(parser: z.ZodType, value: unknown): readonly (readonly PropertyKey[])[] {
  return parser.safeParse(value).error?.issues.map(({ path }) => path) ?? [];
}

describe("anyOf", () => {
  const parser = anyOf([closed, open, either]);

  it("gives what the first member that accepts gives", () => {
    expect(parser.parse({ kind: "either", c: 1 })).toEqual({ kind: "either", c: 1 });
    expect(parser.parse({ kind: "open", c: 1, more: {} })).toEqual({ kind: "open", c: 1, more: {} });
  });

  it.each([
    ["the literal", { kind: "closed", a: 1, b: "" }, [["a"]]],
    ["the literal, though it misses keys", { kind: "open" }, [["c"]]],
    ["keys, where the literal is missing", { a: "", b: "" }, [["kind"]]],
    ["keys, where the literal fits no member", { kind: "bogus", a: "", b: "" }, [["kind"]]],
    ["a key that others forbid", { kind: "closed", only: "" }, [["a"], ["b"]]],
    ["the fewest issues, where all else is equal", { kind: "either", c: "" }, [["c"]]],
  ])("speaks of the member that it is told by %s", (_, value, paths) => {
    expect(pathsOf(parser, value)).toEqual(paths);
  });

  it("never nests issues", () => {
    for (const value of [{}, null, [], "closed", 1, { kind: "open" }, { kind: 1 }, { c: 1 }]) {
      const codes = parser.safeParse(value).error?.issues.map(({ code }) => code) ?? [];
      expect(codes.length).toBeGreaterThan(0);
      expect(codes).not.toContain("invalid_union");
    }
  });

  it("speaks of the member whose kind the value has, and else names the kinds", () => {
    const scalar = anyOf([z.number().gte(1).check(isInteger), z.string().min(1)]);
    expect(scalar.safeParse(0).error?.issues).toMatchObject([{ code: "too_small", origin: "number", path: [] }]);
    expect(scalar.safeParse("").error?.issues).toMatchObject([{ code: "too_small", origin: "string", path: [] }]);
    expect(scalar.safeParse(null).error?.issues).toMatchObject([
      { message: "Invalid input: expected number or string", path: [] },
    ]);
  });

  it("finds the place inside unions of unions", () => {
    const nested = z.object({ list: z.array(anyOf([anyOf([closed, open]), z.string()])) });
    expect(pathsOf(nested, { list: ["", { kind: "open", c: 1 }, { kind: "closed", a: "" }] })).toEqual([
      ["list", 2, "b"],
    ]);
  });

  it("stays what it is when methods copy it", () => {
    expect(pathsOf(parser.meta({ title: "copied" }), { kind: "open" })).toEqual([["c"]]);
    expect(
      pathsOf(
        parser.refine(() => true),
        { kind: "open" },
      ),
    ).toEqual([["c"]]);
  });

  it("can be given to z.toJSONSchema", () => {
    expect(z.toJSONSchema(anyOf([z.string().min(1), z.null()]))).toMatchObject({
      anyOf: [{ type: "string", minLength: 1 }, { type: "null" }],
    });
  });
});

describe("oneOf", () => {
  const parser = oneOf([z.looseObject({ a: z.string() }), z.looseObject({ b: z.string() })]);

  it("accepts what one member accepts", () => {
    expect(parser.parse({ a: "" })).toEqual({ a: "" });
    expect(parser.parse({ b: "", c: 1 })).toEqual({ b: "", c: 1 });
  });

  it("refuses what several accept, in its place", () => {
    expect(z.object({ at: parser }).safeParse({ at: { a: "", b: "" } }).error?.issues).toMatchObject([
      { message: "Invalid input: expected a value that only one of the alternatives allows", path: ["at"] },
    ]);
  });

  it("refuses what none accepts as anyOf does", () => {
    expect(pathsOf(parser, { a: 1 })).toEqual([["a"]]);
    expect(pathsOf(parser, { b: 1 })).toEqual([["b"]]);
  });
});
