import { describe, expect, it } from "vitest";
import { draft2020, evaluate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";
import { compileAjv } from "../../helpers/oracles.js";

/** The values that a schema under the key `a` is tried with, besides its own. */
const pool: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 3, 1.5, -1, 10, 11, 1e300, "", "a", "b", "ab", "abc", "abcd", "x-1", "🚀", "🚀🚀"],
  ...["2026-02-11T08:30:00Z", "2026-02-30T08:30:00Z", "2026-02-11t08:30:00z", "0", "true"],
  ...[[], [1], [1, 1], [1, 2], ["a"], ["a", "a"], ["a", "b"], ["a", "b", "c"], [[]], [[], []], [{}], [{}, {}], [null]],
  ...[
    {},
    { k: 1 },
    { k: "a" },
    { k: "b" },
    { l: 1 },
    { k: "a", l: 1 },
    { k: "a", m: 1 },
    { k: "b", l: "x" },
    { m: [] },
  ],
  ...[{ k: "a", l: 1, m: 2 }, { k: null }, { k: 1, l: 2, m: 3, n: 4 }, [{ k: "a" }], [{ k: "a" }, { k: "b" }]],
  ...[
    [{ k: "a" }, { k: "a", l: 1 }],
    [{ k: "b" }, 1],
    [1, { k: "a" }, { l: 1 }],
    [1.0, 1],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ],
];

const [integer, text, object, array] = [{ type: "integer" }, { type: "string" }, { type: "object" }, { type: "array" }];
const ab = { enum: ["a", "b"] };

/** Schemas with what they show. Unless it is said otherwise, each accepts some values of the pool and refuses some. */
const schemas: readonly (readonly [string, SchemaObject, ("everything" | "nothing")?])[] = [
  ["no keyword", {}, "everything"],
  ["type null", { type: "null" }],
  ["type boolean", { type: "boolean" }],
  ["type integer", integer],
  ["type number", { type: "number" }],
  ["type string", text],
  ["type array", array],
  ["type object", object],
  ["types string and null", { type: ["string", "null"] }],
  ["types integer and number", { type: ["integer", "number"] }],
  ["types array and object", { type: ["array", "object"] }],
  ["no type at all", { type: ["string"], allOf: [{ type: "integer" }] }, "nothing"],
  ["type number and type integer", { type: "number", allOf: [integer] }],
  ["enum of all kinds", { enum: [null, true, 1, "a", 1.5] }],
  ["enum with a type", { ...ab, type: "string" }],
  ["enum with another type", { ...ab, type: "integer" }, "nothing"],
  ["enum with lengths", { enum: ["a", "abc"], minLength: 2 }],
  ["enum with a pattern", { enum: ["a", "abc"], pattern: "c$" }],
  ["enum with a format", { enum: ["a", "2026-02-11T08:30:00Z"], format: "date-time" }],
  ["enum with bounds", { enum: [1, 2, "a"], minimum: 2 }],
  ["enum with another enum", { ...ab, allOf: [{ enum: ["b", "c"] }] }],
  ["const", { const: "a" }],
  ["const null", { const: null }],
  ["const with enum", { const: "a", enum: ["b"] }, "nothing"],
  ["minLength in code points", { type: "string", minLength: 2 }],
  ["maxLength in code points", { type: "string", maxLength: 1 }],
  ["lengths of whatever is text", { minLength: 1, maxLength: 2 }],
  ["lengths in parts", { type: "string", minLength: 1, allOf: [{ minLength: 2 }, { maxLength: 3 }] }],
  ["length 0", { type: "string", maxLength: 0, minLength: 0 }],
  ["pattern", { type: "string", pattern: "^a" }],
  ["pattern of a start", { type: "string", pattern: "^x-" }],
  ["pattern of any character, then a start", { type: "string", pattern: "^.-" }],
  ["pattern of a start and an end", { type: "string", pattern: "^ab$" }],
  ["pattern of a start with a quantifier", { type: "string", pattern: "^ab?" }],
  ["pattern of so many characters of a class", { type: "string", pattern: "^[a-c]{2}$" }],
  ["pattern of at least so many characters of a class", { type: "string", pattern: "^[a-c]{2,}$" }],
  ["pattern of so many other characters", { type: "string", pattern: "^[^a-c]{2}$" }],
  ["pattern that sees code points", { type: "string", pattern: "^.$" }],
  ["patterns in parts", { pattern: "b", allOf: [{ pattern: "^a" }] }],
  ["format date-time", { format: "date-time" }],
  ["format date-time of text", { type: "string", format: "date-time" }],
  ["minimum", { minimum: 2 }],
  ["maximum", { type: "number", maximum: 1.5 }],
  ["bounds in parts", { minimum: 0, maximum: 10, allOf: [{ minimum: 1 }, { maximum: 3 }] }],
  ["bounds that contradict", { type: "number", minimum: 3, maximum: 1 }, "nothing"],
  ["items", { type: "array", items: integer }],
  ["items of whatever is an array", { items: text }],
  ["items false", { type: "array", items: false }],
  ["items true", { type: "array", items: true }],
  ["items in parts", { items: { type: ["string", "integer"] }, allOf: [{ items: { maxLength: 1 } }] }],
  ["items of items", { type: "array", items: { type: "array", items: integer } }],
  ["minItems", { type: "array", minItems: 2 }],
  ["maxItems", { maxItems: 1 }],
  ["exactly 2 items", { type: "array", minItems: 2, maxItems: 2 }],
  ["uniqueItems", { uniqueItems: true }],
  ["uniqueItems of objects", { type: "array", items: object, uniqueItems: true }],
  ["uniqueItems false", { type: "array", uniqueItems: false }],
  ["contains", { type: "array", contains: { properties: { k: { const: "a" } }, required: ["k"] } }],
  ["contains of any item", { contains: {} }],
  ["contains of a key", { type: "array", contains: { required: ["k"] } }],
  ["contains twice", { type: "array", contains: { required: ["k"] }, allOf: [{ contains: { required: ["l"] } }] }],
  ["minContains", { type: "array", contains: { required: ["k"] }, minContains: 2 }],
  ["minContains 0", { type: "array", contains: { required: ["k"] }, minContains: 0 }],
  ["maxContains", { contains: { required: ["k"] }, minContains: 0, maxContains: 1 }],
  ["minContains alone", { type: "array", minContains: 3 }],
  ["properties", { type: "object", properties: { k: text, l: integer } }],
  ["properties of whatever is an object", { properties: { k: text } }],
  ["properties false", { type: "object", properties: { k: false } }],
  ["required", { type: "object", required: ["k"] }],
  ["required of whatever is an object", { required: ["k", "l"] }],
  ["required and closed", { type: "object", properties: { k: {} }, required: ["k"], additionalProperties: false }],
  ["required and unknown", { type: "object", required: ["l"], additionalProperties: false }, "nothing"],
  ["additionalProperties false", { properties: { k: {}, l: {} }, additionalProperties: false }],
  ["additionalProperties true", { properties: { k: text }, additionalProperties: true }],
  ["additionalProperties with a schema", { type: "object", properties: { k: {} }, additionalProperties: integer }],
  ["additionalProperties only", { type: "object", additionalProperties: text }],
  [
    "additionalProperties that see no sibling part",
    { allOf: [{ properties: { k: {} } }], properties: { l: {} }, additionalProperties: false },
  ],
  [
    "allOf of objects",
    { type: "object", properties: { k: ab }, allOf: [{ required: ["k"] }, { properties: { l: text } }] },
  ],
  [
    "if with then",
    {
      type: "object",
      properties: { k: ab },
      ...ifThen({ properties: { k: { const: "a" } }, required: ["k"] }, { required: ["l"] }),
    },
  ],
  [
    "if that holds for absent keys",
    { type: "object", ...ifThen({ properties: { k: { const: "a" } } }, { required: ["l"] }) },
  ],
  ["if a key is there", { type: "object", ...ifThen({ required: ["k"] }, { required: ["l"] }) }],
  ["if a key is there, its own rule", { type: "object", ...ifThen({ required: ["k"] }, { properties: { k: text } }) }],
  [
    "if of a list of values",
    { type: "object", ...ifThen({ properties: { k: ab }, required: ["k"] }, { required: ["l"] }) },
  ],
  [
    "if of two keys",
    { type: "object", ...ifThen({ properties: { k: { const: "a" } }, required: ["k", "l"] }, { required: ["m"] }) },
  ],
  ["if true", { type: "object", ...ifThen(true, { required: ["k"] }) }],
  ["if without then", { type: "object", if: { required: ["k"] } }],
  ["then without if", JSON.parse('{"type":"object","then":{"required":["k"]}}')],
  ["if of whatever is an object", { ...ifThen({ required: ["k"] }, { required: ["l"] }) }],
  ["then with a closed list of values", { type: "object", ...ifThen({ required: ["l"] }, { properties: { k: ab } }) }],
  ["then that forbids", { type: "object", ...ifThen({ required: ["k"] }, { properties: { l: false } }) }],
  [
    "then in parts",
    {
      type: "object",
      ...ifThen({ required: ["k"] }, { allOf: [{ required: ["l"] }, { properties: { m: integer } }] }),
    },
  ],
  [
    "then with an if",
    {
      type: "object",
      ...ifThen(
        { required: ["k"] },
        { required: ["l"], ...ifThen({ properties: { k: { const: "a" } } }, { required: ["m"] }) },
      ),
    },
  ],
  [
    "conditions in parts",
    {
      type: "object",
      allOf: [ifThen({ required: ["k"] }, { required: ["l"] }), ifThen({ required: ["l"] }, { required: ["k"] })],
    },
  ],
  ["if with else", { type: "object", if: { required: ["k"] }, else: { required: ["l"] } }],
  ["if of text", { ...ifThen({ maxLength: 1 }, { pattern: "a" }) }],
  ["if false", { if: false, else: { type: "object" } }],
  ["then that cannot be", { type: "object", ...ifThen({ required: ["k"] }, false) }],
  [
    "then that closes",
    {
      type: "object",
      properties: { k: {} },
      ...ifThen({ required: ["k"] }, { additionalProperties: false, properties: { k: true } }),
    },
  ],
  ["then that is a reference", { ...ifThen({ required: ["m"] }, { $ref: "#/$defs/other" }), type: "object" }],
  ["anyOf", { anyOf: [{ type: "string" }, { type: "array", maxItems: 1 }] }],
  ["anyOf of objects", { type: "object", anyOf: [{ required: ["k"] }, { required: ["l"] }] }],
  ["oneOf", { oneOf: [{ type: "integer" }, { type: "number", minimum: 2 }] }],
  ["oneOf of objects", { type: "object", oneOf: [{ required: ["k"] }, { required: ["l"] }] }],
  ["not", { not: { type: ["string", "null"] } }],
  ["not of an object", { type: "object", not: { required: ["k", "l"] } }],
  ["const that is an object", { const: { k: "a" } }],
  ["enum with arrays", { enum: [[1, 2], [], "a"] }],
  ["exclusive bounds", { exclusiveMinimum: 1, exclusiveMaximum: 10 }],
  ["multipleOf", { type: "number", multipleOf: 1.5, maximum: 100 }],
  ["prefixItems", { type: "array", prefixItems: [integer, text] }],
  ["prefixItems and items", { prefixItems: [integer], items: false }],
  ["contains of a constant", { type: "array", contains: { const: 1 } }],
  ["minProperties and maxProperties", { type: "object", minProperties: 1, maxProperties: 2 }],
  ["propertyNames", { type: "object", propertyNames: { enum: ["k", "l"] } }],
  ["patternProperties", { type: "object", patternProperties: { "^[kl]$": integer }, additionalProperties: false }],
  ["dependentRequired", { type: "object", dependentRequired: { k: ["l"] } }],
  ["dependentSchemas", { dependentSchemas: { k: { properties: { l: text } } } }],
  ["unevaluatedProperties", { type: "object", allOf: [{ properties: { k: {} } }], unevaluatedProperties: false }],
  ["unevaluatedItems", { prefixItems: [{}], unevaluatedItems: text }],
  [
    "many conditions",
    {
      type: "object",
      allOf: Array.from({ length: 40 }, (_, index) =>
        ifThen({ required: [`k${index}`] }, { required: [`l${index}`] }),
      ).concat([ifThen({ required: ["k"] }, { required: ["l"] })]),
    },
  ],
  ["a reference", { $ref: "#/$defs/text" }],
  ["a reference with more", { $ref: "#/$defs/text", maxLength: 1 }],
  ["a reference to an object with more", { $ref: "#/$defs/pair", required: ["m"] }],
  ["two references", { allOf: [{ $ref: "#/$defs/pair" }, { $ref: "#/$defs/other" }] }],
];

const $defs = {
  text,
  pair: { type: "object", properties: { k: text, l: integer } },
  other: { type: "object", properties: { m: integer }, required: ["m"] },
};

/** Puts a schema where all of them are tried: under the key `a`, which must be there, and under `b`, which may. */
function around(schema: SchemaObject): SchemaObject {
  return { type: "object", properties: { a: schema, b: schema }, required: ["a"], $defs };
}

/** Definitions become contracts, and each contract needs a name that no other has. */
const names = Object.fromEntries(
  schemas.flatMap((_, index) =>
    ["pair", "other"].map((key) => [`probe${index}.schema.json#/$defs/${key}`, { name: `Probe${index}${key}` }]),
  ),
);

describe("guard, safeParse, Zod parser and Ajv agree on a schema", async () => {
  const files = schemas.map(([, schema], index) => schemaFile(`probe${index}.schema.json`, around(schema)));
  const { contracts, parsers } = await evaluate(files, names);

  it.each(schemas.map((row, index) => [index, ...row] as const))("%i, with %s", (index, _, schema, accepts) => {
    const [contract, parser] = [contracts[`probe${index}`], parsers[`Probe${index}Schema`]];
    const ajv = compileAjv({ $schema: draft2020, ...around(schema) });
    const values = pool.flatMap((each) => [{ a: each }, { a: each, b: each }]);
    const disagreements = values.filter((value) => {
      const verdicts = [contract?.is(value), contract?.safeParse(value).success, parser?.safeParse(value).success];
      return verdicts.some((verdict) => verdict !== ajv(value));
    });
    expect(disagreements).toEqual([]);
    const verdicts = new Set(pool.map((each) => ajv({ a: each })));
    expect([...verdicts].sort()).toEqual(accepts === undefined ? [false, true] : [accepts === "everything"]);
    expect(contract?.is({})).toBe(false);
    expect(contract?.is({ a: 1, b: undefined })).toBe(false);
  });
});
