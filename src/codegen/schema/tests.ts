import { CodegenError } from "../codegen-error.js";
import { intersectLiterals } from "./conjunction.js";
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
 * Reads the schema of an `if` or of a `contains` as tests of keys that must all hold.
 * Throws {@link CodegenError} where it says more than keys with constants.
 */
export function readTests(schema: Schema): readonly KeyTest[] {
  if (schema.never || !assertsOnly(schema, ["required", "properties"])) throw notUnderstood(schema);
  const keys = new Set([...schema.properties.keys(), ...schema.required]);
  return [...keys].map((key) => {
    const rule = schema.properties.get(key);
    return { key, present: schema.required.includes(key), values: rule === undefined ? undefined : readScalars(rule) };
  });
}

function readScalars(schema: Schema): readonly Json[] {
  const values = intersectLiterals(undefined, schema);
  const scalar = values?.every((value) => typeof value !== "object" || value === null);
  if (schema.never || values === undefined || !scalar || !assertsOnly(schema, ["const", "enum"])) {
    throw notUnderstood(schema);
  }
  return values;
}

function assertsOnly(schema: Schema, keywords: readonly string[]): boolean {
  return schema.assertions.every((keyword) => keywords.includes(keyword));
}

function notUnderstood(schema: Schema): CodegenError {
  return new CodegenError({
    ...schema.at,
    problem: "is a test of a kind that is not supported",
    remedy: 'Test keys only: "required", and "properties" with a "const" or "enum" of scalars',
  });
}
