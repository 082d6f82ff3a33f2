import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  atLeast,
  contains,
  exactly,
  isDefined,
  isInteger,
  ownKeys,
  uniqueItems,
  withRules,
} from "../../../src/runtime/zod.js";

/** The issues that a parser finds, as place and code. */
function issuesOf(parser: z.ZodType, value: unknown): readonly unknown[] {
  return parser.safeParse(value).error?.issues.map(({ path, code }) => [path.join("/"), code]) ?? [];
}

describe("withRules", () => {
  const item = z.looseObject({ target: z.enum(["a", "b"]), size: z.exactOptional(z.number().check(isInteger)) });
  const parser = z.object({
    list: withRules(exactly(2, item), uniqueItems, contains([{ key: "target", present: true, values: ["a"] }], 1, 1)),
  });

  it("speaks of every rule, also where something inside is wrong", () => {
    expect(
      issuesOf(parser, {
        list: [
          { target: "b", size: 0.5 },
          { target: "b", size: 0.5 },
        ],
      }),
    ).toEqual([
      ["list/0/size", "invalid_type"],
      ["list/1/size", "invalid_type"],
      ["list", "custom"],
      ["list", "custom"],
    ]);
    expect(issuesOf(parser, { list: [{}, {}, {}] }).filter((issue) => String(issue).startsWith("list,"))).toHaveLength(
      3,
    );
  });

  it("leaves other kinds of value to the parser", () => {
    expect(issuesOf(parser, { list: "x" })).toEqual([["list", "invalid_type"]]);
    expect(issuesOf(parser, {})).toEqual([["list", "invalid_type"]]);
  });

  it("judges the value as it came, not the copy that the parser makes", () => {
    const open = withRules(z.array(z.looseObject({})), uniqueItems);
    expect(open.safeParse(JSON.parse('[{"__proto__":1},{"__proto__":2}]')).success).toBe(true);
  });

  it("hands on output, optionality and JSON Schema", () => {
    expect(parser.parse({ list: [{ target: "a" }, { target: "b" }] })).toEqual({
      list: [{ target: "a" }, { target: "b" }],
    });
    expect(z.object({ list: z.exactOptional(withRules(z.array(z.string()), uniqueItems)) }).parse({})).toEqual({});
    expect(z.toJSONSchema(withRules(z.array(z.string()), uniqueItems))).toMatchObject({ items: { type: "string" } });
  });

  it("works in asynchronous parsing", async () => {
    expect((await parser.safeParseAsync({ list: [{ target: "a" }, { target: "a" }] })).success).toBe(false);
    expect((await parser.safeParseAsync({ list: [{ target: "a" }, { target: "b" }] })).success).toBe(true);
  });
});

describe("lists", () => {
  it("report what is missing as one issue of the list", () => {
    expect(issuesOf(z.object({ list: atLeast(2, z.string()) }), { list: ["a"] })).toEqual([["list", "too_small"]]);
    expect(issuesOf(z.object({ list: exactly(2, z.string()) }), { list: ["a"] })).toEqual([["list", "too_small"]]);
    expect(issuesOf(z.object({ list: exactly(1, z.string()) }), { list: ["a", "b"] })).toEqual([["list", "too_big"]]);
  });

  it("report what is wrong in its place", () => {
    expect(issuesOf(atLeast(1, z.string()), ["a", 1, 2])).toEqual([
      ["1", "invalid_type"],
      ["2", "invalid_type"],
    ]);
  });

  it("count unknown items", () => {
    expect(atLeast(2, z.unknown()).safeParse([undefined]).success).toBe(false);
    expect(atLeast(2, z.unknown()).safeParse([undefined, undefined]).success).toBe(true);
  });

  it("keep their own length rule beside other checks", () => {
    const parser = atLeast(1, z.string()).check(z.maxLength(2));
    expect(issuesOf(parser, [])).toEqual([["", "too_small"]]);
    expect(issuesOf(parser, ["a", "b", "c"])).toEqual([["", "too_big"]]);
  });
});

describe("ownKeys", () => {
  const schema = z.strictObject({ ["__proto__"]: z.string(), toString: z.exactOptional(z.string()) });
  const parser = ownKeys(schema);

  it("reads keys that every object inherits only where they are the object's own", () => {
    expect(issuesOf(parser, {})).toEqual([["__proto__", "invalid_type"]]);
    expect(issuesOf(parser, JSON.parse('{"__proto__":1,"toString":1}'))).toEqual([
      ["__proto__", "invalid_type"],
      ["toString", "invalid_type"],
    ]);
    expect(issuesOf(parser, JSON.parse('{"__proto__":"a","valueOf":1}'))).toEqual([["", "unrecognized_keys"]]);
  });

  it("gives an object that has them, with the prototype of any object", () => {
    const output = parser.parse(JSON.parse('{"__proto__":"a"}'));
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
    expect(JSON.stringify(output)).toBe('{"__proto__":"a"}');
  });

  it("holds other keys to a schema, __proto__ too", () => {
    const record = ownKeys(z.looseObject({ a: z.string() }), z.number());
    expect(issuesOf(record, JSON.parse('{"a":"","b":1,"__proto__":2}'))).toEqual([]);
    expect(issuesOf(record, JSON.parse('{"a":"","b":"","__proto__":""}'))).toEqual([
      ["b", "invalid_type"],
      ["__proto__", "invalid_type"],
    ]);
  });

  it("stays what it is when methods copy it", () => {
    expect(
      issuesOf(
        parser.refine(() => true),
        {},
      ),
    ).toEqual([["__proto__", "invalid_type"]]);
  });

  it.each([[null], [[]], ["a"], [undefined]])("refuses %j", (value) => {
    expect(issuesOf(parser, value)).toEqual([["", "invalid_type"]]);
  });
});

describe("isDefined", () => {
  it("makes an unknown value required and refuses undefined", () => {
    const parser = z.object({ a: z.unknown().check(isDefined), b: z.exactOptional(z.unknown().check(isDefined)) });
    expect(issuesOf(parser, { a: null })).toEqual([]);
    expect(issuesOf(parser, {})).toEqual([["a", "invalid_type"]]);
    expect(issuesOf(parser, { a: undefined, b: undefined })).toEqual([
      ["a", "invalid_type"],
      ["b", "invalid_type"],
    ]);
  });
});
