import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { isDateTime } from "../../../src/runtime/formats/date-time.js";
import { printZod, zodFrom } from "./zod-from-schema.js";

interface Case {
  readonly name: string;
  readonly schema: { readonly [keyword: string]: Json };
  /** What the printed text must contain. */
  readonly text: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
  /** Set where Ajv, which confirms the lists, is known not to follow the specification. */
  readonly ajvIsWrong?: string;
}

const parsed = (text: string): unknown => JSON.parse(text);
const withValue = (schema: Json): Case["schema"] => ({
  type: "object",
  properties: { value: schema },
  required: ["value"],
});

const cases: readonly Case[] = [
  {
    name: "text",
    schema: { type: "string" },
    text: "z.string()",
    valid: ["", "a", "\ud800"],
    invalid: [1, null, ["a"], {}, true],
  },
  {
    name: "text with lengths in code points",
    schema: { type: "string", minLength: 2, maxLength: 3 },
    text: "z.string().min(2).max(3)",
    valid: ["ab", "😀😀", "😀😀😀"],
    invalid: ["😀", "a", "abcd", "😀😀😀😀", ""],
  },
  {
    name: "text with patterns, which see code points",
    schema: { type: "string", allOf: [{ pattern: "^.$" }, { pattern: "[^a/]" }] },
    text: "z.string().regex(/^.$/u).regex(/[^a/]/u)",
    valid: ["b", "😀"],
    invalid: ["a", "/", "bb"],
  },
  {
    name: "a date-time",
    schema: { type: "string", format: "date-time" },
    text: "z.string().check(dateTime)",
    valid: ["2026-02-11t08:30:00z", "2016-12-31T23:59:60Z"],
    invalid: ["yesterday", "2026-02-30T00:00:00Z", "2026-02-11"],
  },
  {
    name: "a number with bounds",
    schema: { type: "number", minimum: -1.5, maximum: 1e21 },
    text: "z.number().gte(-1.5).lte(1e+21)",
    valid: [-1.5, 0, 1e21, 2 ** 60],
    invalid: [-1.6, 1e22, "0", null],
  },
  {
    name: "an integer of any size",
    schema: { type: "integer", minimum: 1 },
    text: "z.number().gte(1).check(isInteger)",
    valid: [1, 1.0, 2 ** 60, 1e300],
    invalid: [0, 1.5, "1", true],
  },
  {
    name: "a boolean",
    schema: { type: "boolean" },
    text: "z.boolean()",
    valid: [true, false],
    invalid: [0, "true", null],
  },
  { name: "null", schema: { type: "null" }, text: "z.null()", valid: [null], invalid: [0, false, "", "null"] },
  {
    name: "a constant",
    schema: { const: 1 },
    text: "z.literal(1)",
    valid: [1, 1.0],
    invalid: ["1", true, 2, null],
  },
  {
    name: "a list of texts",
    schema: { enum: ["a", "1", "__proto__", "constructor"] },
    text: 'z.enum(["a", "1", "__proto__", "constructor"])',
    valid: ["a", "1", "__proto__", "constructor"],
    invalid: [1, "toString", "b", null],
  },
  {
    name: "a mixed list",
    schema: { enum: ["a", 1, true, null] },
    text: 'z.literal(["a", 1, true, null])',
    valid: ["a", 1, true, null],
    invalid: ["1", "true", 0, false, "null", undefined],
  },
  {
    name: "one of two types",
    schema: { type: ["integer", "string"], minimum: 1, minLength: 1 },
    text: "anyOf([\n  z.number().gte(1).check(isInteger),\n  z.string().min(1),\n])",
    valid: [1, "a"],
    invalid: [0, "", 1.5, null, []],
  },
  {
    name: "a list without a length",
    schema: { type: "array", items: { type: "string" } },
    text: "z.array(z.string())",
    valid: [[], ["a"], new Array(100).fill("a")],
    invalid: [[1], ["a", null], {}, "a"],
  },
  {
    name: "a list of at least two",
    schema: { type: "array", items: { type: "string" }, minItems: 2, maxItems: 3 },
    text: "atLeast(2, z.string()).check(z.maxLength(3))",
    valid: [
      ["a", "b"],
      ["a", "b", "c"],
    ],
    invalid: [[], ["a"], ["a", 1], ["a", "b", 1], ["a", "b", "c", "d"]],
  },
  {
    name: "a list of at least one value of any kind",
    schema: { type: "array", minItems: 1 },
    text: "atLeast(1, z.unknown())",
    valid: [[null], [1, 2]],
    invalid: [[], {}],
  },
  {
    name: "a list of exactly two",
    schema: { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2 },
    text: "exactly(2, z.number())",
    valid: [[1, 2]],
    invalid: [[], [1], [1, 2, 3], [1, "2"]],
  },
  {
    name: "a list longer than a tuple can be",
    schema: { type: "array", items: { type: "number" }, minItems: 17, maxItems: 18 },
    text: "z.array(z.number()).min(17).max(18)",
    valid: [new Array(17).fill(1)],
    invalid: [new Array(16).fill(1), new Array(19).fill(1)],
  },
  {
    name: "a list without duplicates",
    schema: { type: "array", uniqueItems: true },
    text: "withRules(z.array(z.unknown()), uniqueItems)",
    valid: [[], [1, "1", true, null, { a: 1 }, [1]], parsed('[{"__proto__":1},{"__proto__":2}]')],
    invalid: [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      parsed('[{"__proto__":1},{"__proto__":1}]'),
    ],
  },
  {
    name: "a list of open objects without duplicates",
    schema: { type: "array", uniqueItems: true, items: { type: "object" } },
    text: "withRules(z.array(z.looseObject({})), uniqueItems)",
    valid: [parsed('[{"__proto__":1},{"__proto__":2},{}]')],
    invalid: [parsed('[{"__proto__":1},{"__proto__":1}]'), [{}, {}]],
  },
  {
    name: "a list that contains items of a kind",
    schema: {
      type: "array",
      contains: { properties: { target: { const: "a" } }, required: ["target"] },
      minContains: 1,
      maxContains: 2,
    },
    text: 'withRules(\n  z.array(z.unknown()),\n  contains([{ key: "target", present: true, values: ["a"] }], 1, 2),\n)',
    valid: [[{ target: "a" }], [{ target: "b" }, { target: "a" }, { target: "a" }], [1]],
    invalid: [[], [{ target: "b" }], [{ target: "a" }, 1, 2], [{}]],
  },
  {
    name: "a list that contains items that may lack a key",
    schema: { type: "array", contains: { properties: { constructor: { enum: [1, 2] } } } },
    text: 'contains([{ key: "constructor", present: false, values: [1, 2] }], 1)',
    valid: [[{}], [{ constructor: 2 }], [null]],
    invalid: [[], [{ constructor: 3 }]],
  },
  {
    name: "a closed object",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["a"],
      properties: { a: true, b: { type: "null" } },
    },
    text: "z.strictObject({\n  a: z.unknown().check(isDefined),\n  b: z.exactOptional(z.null()),\n})",
    valid: [{ a: 1 }, { a: null, b: null }],
    invalid: [{}, { b: null }, { a: 1, c: 1 }, [], null, { a: 1, b: 1 }, parsed('{"a":1,"__proto__":1}')],
  },
  {
    name: "an open object",
    schema: { type: "object", required: ["a"], properties: { a: { type: "string" } } },
    text: "z.looseObject({\n  a: z.string(),\n})",
    valid: [{ a: "" }, { a: "", b: [{}] }, parsed('{"a":"","__proto__":1}')],
    invalid: [{}, { a: 1 }, parsed('{"__proto__":{"a":""}}')],
  },
  {
    name: "an object whose other keys have a type",
    schema: { type: "object", properties: { a: { type: "string" } }, additionalProperties: { type: "number" } },
    text: "z.looseObject({\n    a: z.exactOptional(z.string()),\n  }),\n  z.number(),\n)",
    valid: [{}, { a: "" }, { a: "", b: 1 }, parsed('{"__proto__":1}')],
    invalid: [{ a: 1 }, { b: "" }, parsed('{"__proto__":""}'), { constructor: "" }],
  },
  {
    name: "a record",
    schema: { type: "object", additionalProperties: { type: "number" } },
    text: "ownKeys(z.object({}).catchall(z.number()))",
    valid: [{}, { a: 1 }, parsed('{"__proto__":1}')],
    invalid: [{ a: "" }, parsed('{"__proto__":""}'), []],
  },
  {
    name: "keys that every object inherits",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["constructor"],
      properties: { constructor: true, toString: { type: "string" }, __proto__x: true },
    },
    text: "ownKeys(z.strictObject({",
    valid: [{ constructor: 1 }, { constructor: 1, toString: "" }],
    invalid: [{}, { constructor: 1, toString: 1 }, { toString: "" }, { constructor: 1, withValue: 1 }],
  },
  {
    name: "a key called __proto__",
    schema: parsed(
      '{"type":"object","additionalProperties":false,"required":["__proto__"],"properties":{"__proto__":{"type":"string"}}}',
    ) as Case["schema"],
    text: 'ownKeys(z.strictObject({\n  ["__proto__"]: z.string(),\n}))',
    valid: [parsed('{"__proto__":""}')],
    invalid: [{}, parsed('{"__proto__":1}'), parsed('{"__proto__":"","a":1}')],
    ajvIsWrong: "it leaves a property called __proto__ out of what it looks at",
  },
  {
    name: "keywords that apply to values of their kind only",
    schema: withValue({ minLength: 2, minimum: 2, minItems: 2, required: ["a"] }),
    text: '.check(ifKind("string", z.string().min(2)))',
    valid: [{ value: "ab" }, { value: 2 }, { value: [1, 2] }, { value: { a: 1 } }, { value: null }, { value: true }],
    invalid: [{ value: "a" }, { value: 1 }, { value: [1] }, { value: {} }, {}],
  },
  {
    name: "a condition",
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["mode"],
      properties: { mode: { type: "string" }, id: { type: "integer" } },
      if: { properties: { mode: { const: "with id" } } },
      then: { required: ["id"] },
    },
    text: '.check(noneOf("with id"))',
    valid: [{ mode: "with id", id: 1 }, { mode: "" }, { mode: "", id: 1 }],
    invalid: [{ mode: "with id" }, { mode: 1 }, { mode: "", id: "1" }, { id: 1 }],
  },
  {
    name: "exactly one of several",
    schema: {
      oneOf: [
        { type: "object", required: ["a"] },
        { type: "object", required: ["b"] },
      ],
    },
    text: "oneOf([",
    valid: [{ a: 1 }, { b: 1 }],
    invalid: [{}, { a: 1, b: 1 }, 1],
  },
  { name: "none of several", schema: { oneOf: [false, false] }, text: "z.never()", valid: [], invalid: [1, "", null] },
  {
    name: "nothing",
    schema: { allOf: [{ type: "string" }, false] },
    text: "z.never()",
    valid: [],
    invalid: [1, "", null],
  },
];

const ajv = new Ajv2020({ strict: false, ownProperties: true, formats: { "date-time": isDateTime } });

describe.each(cases)("$name", ({ schema, text, valid, invalid, ajvIsWrong }) => {
  it("is printed as code that a person would write", () => {
    expect(printZod(schema)).toContain(text);
  });

  it("accepts and refuses what JSON Schema does", () => {
    const parser = zodFrom(schema);
    const validate = ajvIsWrong === undefined ? ajv.compile(schema) : (value: unknown) => valid.includes(value);
    for (const value of valid) {
      expect([value, parser.safeParse(value).error?.issues, validate(value)]).toEqual([value, undefined, true]);
    }
    for (const value of invalid) {
      expect([value, parser.safeParse(value).success, validate(value)]).toEqual([value, false, false]);
    }
  });
});
