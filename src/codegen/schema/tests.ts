import { intersectLiterals } from "./conjunction.js";
import { isScalar } from "./has-type.js";
import type { Json, Schema } from "./schema.js";

/** What a schema that is used as a test asks of one key. */
export interface KeyTest {
  readonly key: string;
  /** Whether the test fails where the key is absent. */
  readonly present: boolean;
  /** The scalars that pass; `undefined` is any value. */
  readonly values: readonly Json[] | undefined;
}

/**
 * Reads the schema of an `if`, a `not` or a `contains` as tests of keys that must all hold. Returns `undefined` where it
 * says more than keys with constants: it must be checked as a whole then.
 */
export function readTests(schema: Schema): readonly KeyTest[] | undefined {
  if (schema.never || !assertsOnly(schema, ["required", "properties"])) return undefined;
  const keys = new Set([...schema.properties.keys(), ...schema.required]);
  const tests: KeyTest[] = [];
  for (const key of keys) {
    const rule = schema.properties.get(key);
    const values = rule === undefined ? undefined : readScalars(rule);
    if (rule !== undefined && values === undefined) return undefined;
    tests.push({ key, present: schema.required.includes(key), values });
  }
  return tests;
}

function readScalars(schema: Schema): readonly Json[] | undefined {
  const values = intersectLiterals(undefined, schema);
  const scalar = values?.every(isScalar);
  return !schema.never && scalar === true && assertsOnly(schema, ["const", "enum"]) ? values : undefined;
}

/** Tells whether a schema asserts nothing but the given keywords. */
export function assertsOnly(schema: Schema, keywords: readonly string[]): boolean {
  return schema.assertions.every((keyword) => keywords.includes(keyword));
}
