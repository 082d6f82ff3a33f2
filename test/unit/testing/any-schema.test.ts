import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileSchema } from "../../../src/codegen/index.js";
import { type Contract, defineContract, type JsonSchema } from "../../../src/runtime/index.js";
import { arbitraryFor, nearMissCoverage, nearMisses } from "../../../src/testing.js";

/** Schemas with keywords that none of this package's contracts has, and what near misses cannot break in them. */
const schemas: Readonly<Record<string, JsonSchema>> = {
  "multiples of whole numbers": {
    type: "object",
    required: ["a"],
    properties: { a: { type: "integer", multipleOf: 7 } },
  },
  "multiples and bounds that exclude themselves": {
    type: "number",
    multipleOf: 0.25,
    exclusiveMinimum: 0,
    exclusiveMaximum: 1,
  },
  "one number between two": { type: "integer", exclusiveMinimum: 3, exclusiveMaximum: 5 },
  anyOf: {
    anyOf: [
      { type: "string", minLength: 3 },
      { type: "integer", minimum: 3 },
    ],
  },
  "not together": { type: "object", properties: { a: { type: "string" }, b: {} }, not: { required: ["a", "b"] } },
  else: {
    type: "object",
    required: ["kind"],
    properties: { kind: { enum: ["x", "y"] }, size: { type: "integer" } },
    if: { properties: { kind: { const: "x" } } },
    then: { required: ["size"] },
    else: { properties: { size: false } },
  },
  dependentRequired: { type: "object", properties: { a: { type: "string" }, b: {} }, dependentRequired: { a: ["b"] } },
  minProperties: { type: "object", properties: { a: {}, b: {} }, minProperties: 1, additionalProperties: false },
  prefixItems: { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false, minItems: 2 },
  "contains among items": {
    type: "array",
    prefixItems: [{ type: "string" }],
    items: { const: true },
    contains: { const: true },
  },
  unevaluatedProperties: {
    type: "object",
    allOf: [{ properties: { a: { type: "string" } } }],
    unevaluatedProperties: false,
  },
  "unevaluatedProperties with a schema": {
    type: "object",
    allOf: [{ properties: { a: { type: "string" } } }],
    unevaluatedProperties: { type: "integer" },
  },
  "unevaluatedProperties of alternatives": {
    type: "object",
    anyOf: [
      { properties: { kind: { const: "x" }, x: {} }, required: ["kind"] },
      { properties: { kind: { const: "y" }, y: {} }, required: ["kind"] },
    ],
    unevaluatedProperties: false,
  },
  "unevaluatedProperties where nothing is": {
    type: "object",
    additionalProperties: true,
    unevaluatedProperties: false,
  },
  unevaluatedItems: { type: "array", prefixItems: [{ type: "string" }], unevaluatedItems: false },
  "unevaluatedItems with a schema": {
    type: "array",
    allOf: [{ prefixItems: [{ type: "string" }] }],
    unevaluatedItems: { type: "integer" },
  },
  "not a constant": { type: "object", required: ["s"], properties: { s: { type: "string", not: { const: "" } } } },
  "not one of several": { type: "integer", not: { enum: [3, 4] } },
  "not of a type": { type: ["string", "number", "null"], not: { type: ["string", "null"] } },
  "not with a constant": {
    type: "object",
    properties: { a: { type: "string" } },
    not: { properties: { a: { const: "x" } }, required: ["a"] },
  },
  "constants that are objects": { type: "object", required: ["a"], properties: { a: { const: { x: [1, 2] } } } },
  formats: {
    type: "array",
    prefixItems: [
      "date",
      "time",
      "duration",
      "email",
      "idn-email",
      "hostname",
      "idn-hostname",
      "ipv4",
      "ipv6",
      "uri",
    ].map((format) => ({ type: "string", format })),
    minItems: 10,
  },
  "more formats": {
    type: "array",
    prefixItems: [
      ...["uri-reference", "iri", "iri-reference", "uri-template", "json-pointer", "relative-json-pointer", "regex"],
      ...["uuid", "date-time"],
    ].map((format) => ({ type: "string", format })),
    minItems: 9,
  },
};

async function contractOf(schema: JsonSchema): Promise<Contract> {
  const complete = { $schema: "https://json-schema.org/draft/2020-12/schema", ...schema };
  const compiled = await compileSchema(complete);
  return defineContract<unknown>({
    name: "own",
    typeName: "Own",
    is: (value): value is unknown => compiled.is(value),
    check: (value, issues) => {
      const { error } = compiled.safeParse(value);
      for (const { code, expected, path } of error?.issues ?? []) issues?.add(code, expected, [...path]);
      return error === undefined;
    },
    jsonSchema: () => structuredClone(complete),
  });
}

describe.each(Object.entries(schemas))("%s", (_name, schema) => {
  it("is drawn, shrunk, and missed in one place", async () => {
    const contract = await contractOf(schema);
    const arbitrary = arbitraryFor(contract);
    fc.assert(
      fc.property(arbitrary, (value) => contract.is(value)),
      { seed: 1, numRuns: 300 },
    );
    expect(
      contract.is(
        fc.check(
          fc.property(arbitrary, () => false),
          { seed: 2 },
        ).counterexample?.[0],
      ),
    ).toBe(true);

    const misses = nearMisses(contract);
    expect(nearMissCoverage(contract, misses).missing).toEqual([]);
    for (const { value, pointer, code, says } of misses) {
      const issues = contract.safeParse(value).error?.issues ?? [];
      expect(
        issues.map((issue) => [issue.pointer, issue.code]),
        says,
      ).toContainEqual([pointer, code]);
    }
  });
});

it.each<readonly [string, string, unknown]>([
  ["unevaluatedProperties", "/unexpected", { unexpected: "a" }],
  ["unevaluatedItems", "/1", ["", "a"]],
  ["not a constant", "/s", { s: "" }],
  ["not of a type", "", "a"],
  ["not together", "", { a: "a", b: "a" }],
  ["dependentRequired", "/b", { a: "" }],
])("breaks %s at %s", async (name, pointer, value) => {
  const misses = nearMisses(await contractOf(schemas[name] ?? {}));
  expect(misses.map((miss) => [miss.pointer, miss.value])).toContainEqual([pointer, value]);
});

it("says so where a schema asks for what is not drawn", async () => {
  const contract = await contractOf({ type: "object", propertyNames: { pattern: "^[a-z]{3}$" }, minProperties: 2 });
  expect(() => fc.sample(arbitraryFor(contract), 1)).toThrow(/drew no valid own in 100 draws/);
});
