import type { IssueCode, Key } from "../../runtime/issue.js";

/** A packet that is wrong in exactly one place. */
export interface NearMiss {
  /** The packet: a fresh copy, that nothing else refers to. */
  readonly value: unknown;
  /** Keys and indexes from the root to the place. A missing or unknown key's path ends in that key. */
  readonly path: readonly Key[];
  /** The same as a JSON pointer: where checks must report an issue. */
  readonly pointer: string;
  /** The keyword of JSON Schema that is broken. */
  readonly keyword: string;
  /** Where that keyword stands in the contract's JSON Schema, as a JSON pointer. */
  readonly schemaPointer: string;
  /** The code of the issue that checks must report. */
  readonly code: IssueCode;
  /** What is wrong, in words. */
  readonly says: string;
}

/** The code of the issue that each broken keyword gives. */
export const codes: Readonly<Record<string, IssueCode>> = {
  type: "type",
  enum: "enum",
  const: "const",
  minLength: "min_length",
  maxLength: "max_length",
  pattern: "pattern",
  format: "format",
  minimum: "minimum",
  maximum: "maximum",
  exclusiveMinimum: "exclusive_minimum",
  exclusiveMaximum: "exclusive_maximum",
  multipleOf: "multiple_of",
  minProperties: "min_properties",
  maxProperties: "max_properties",
  minItems: "min_items",
  maxItems: "max_items",
  uniqueItems: "unique_items",
  contains: "contains",
  minContains: "contains",
  maxContains: "max_contains",
  required: "required",
  additionalProperties: "unknown_key",
  unevaluatedProperties: "unknown_key",
  unevaluatedItems: "never",
  not: "not",
};
