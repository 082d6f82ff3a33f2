import type { Location } from "../codegen-error.js";

/** Any JSON value, as it stands in a schema file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The drafts of JSON Schema that are understood. */
export type Draft = "draft-07" | "draft-2020-12";

/** The types that the keyword `type` names. */
export type TypeName = "null" | "boolean" | "integer" | "number" | "string" | "array" | "object";

/** Keywords that say something about a schema without asserting anything. */
export interface Annotations {
  readonly title?: string;
  readonly description?: string;
  readonly comment?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly deprecated?: boolean;
}

/** What `contains` asks for, together with its bounds. */
export interface Contains {
  readonly schema: Schema;
  readonly minimum: number;
  readonly maximum: number | undefined;
}

/** What `if` and `then` ask for. */
export interface Condition {
  /** The schema of `if`. */
  readonly test: Schema;
  /** The schema of `then`. */
  readonly consequence: Schema | undefined;
}

/**
 * One subschema, with the drafts unified and its references resolved. A keyword that is absent is `undefined`; what is
 * an assertion is kept as it stands, so that nothing is lost on the way to code.
 */
export interface Schema {
  readonly at: Location;
  readonly annotations: Annotations;
  /** The keywords that assert something here, in the order of the file. */
  readonly assertions: readonly string[];
  /** The schema `false`: nothing satisfies it. The schema `true` is one without keywords. */
  readonly never: boolean;
  readonly types: readonly TypeName[] | undefined;
  readonly enum: readonly Json[] | undefined;
  readonly const: { readonly value: Json } | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly items: Schema | undefined;
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: Contains | undefined;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: readonly string[];
  readonly additionalProperties: Schema | undefined;
  readonly allOf: readonly Schema[];
  readonly oneOf: readonly Schema[] | undefined;
  readonly condition: Condition | undefined;
  /** The schema that `$ref` points to. Read it only after the whole set is parsed: references may form circles. */
  readonly reference: (() => Schema) | undefined;
}
