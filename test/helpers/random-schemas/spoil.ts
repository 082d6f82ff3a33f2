import { choose } from "../../../src/testing/random/choose.js";
import type { Random } from "../../../src/testing/random/random.js";

type JsonRecord = { readonly [key: string]: unknown };

/** Keywords with values that no draft allows, and keywords that none has. */
const faults: readonly JsonRecord[] = [
  { type: "text" },
  { type: [] },
  { type: 1 },
  { minLength: -1 },
  { maxItems: 1.5 },
  { minimum: "1" },
  { multipleOf: 0 },
  { pattern: "(" },
  { patternProperties: { "[": true } },
  { required: "a" },
  { required: [1] },
  { properties: [] },
  { items: 1 },
  { allOf: [] },
  { anyOf: {} },
  { not: "a" },
  { enum: {} },
  { uniqueItems: "yes" },
  { $ref: "#/nowhere" },
  { $ref: "other.json" },
  { $ref: "#/%" },
  { $ref: 1 },
  { $id: "http://[" },
  { format: 3 },
  { title: [] },
  { propertyOrder: [] },
  { "): globalThis.__pwned=1;(": true },
];

/** Returns a schema with one fault, somewhere under a property of its own. */
export function spoil(schema: JsonRecord, random: Random): JsonRecord {
  const { properties } = schema;
  const own = typeof properties === "object" && properties !== null ? properties : {};
  return { ...schema, properties: { ...own, faulty: choose(random, faults) } };
}
