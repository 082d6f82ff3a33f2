import type { Location } from "../codegen-error.js";

/** Any JSON value, as it stands in a schema file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The drafts of JSON Schema that are understood. */
export type Draft = "draft-07" | "draft-2019-09" | "draft-2020-12";

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

/** What `if`, `then` and `else` ask for. `dependentSchemas` and `dependentRequired` are conditions too. */
export interface Condition {
  /** The schema of `if`. */
  readonly test: Schema;
  /** The schema of `then`. */
  readonly consequence: Schema | undefined;
  /** The schema of `else`. */
  readonly alternative: Schema | undefined;
}

/** One entry of `patternProperties`. */
export interface PatternRule {
  readonly pattern: string;
  readonly schema: Schema;
}

/**
 * One subschema, with the drafts unified and its references resolved. A keyword that is absent is `undefined` or empty;
 * what is an assertion is kept as it stands, so that nothing is lost on the way to code.
 */
export interface Schema {
  /** Tells this schema from all others of a run. One place has several where a `$dynamicRef` leads elsewhere. */
  readonly id: string;
  readonly at: Location;
  readonly draft: Draft;
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
  /** The format, where formats are asserted. */
  readonly format: string | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multipleOf: number | undefined;
  /** The schemas of the first items; `items` is that of the others. */
  readonly prefixItems: readonly Schema[];
  readonly items: Schema | undefined;
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: Contains | undefined;
  readonly unevaluatedItems: Schema | undefined;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly patternProperties: readonly PatternRule[];
  readonly additionalProperties: Schema | undefined;
  readonly propertyNames: Schema | undefined;
  readonly required: readonly string[];
  readonly minProperties: number | undefined;
  readonly maxProperties: number | undefined;
  readonly unevaluatedProperties: Schema | undefined;
  readonly allOf: readonly Schema[];
  readonly anyOf: readonly Schema[] | undefined;
  readonly oneOf: readonly Schema[] | undefined;
  readonly not: Schema | undefined;
  readonly conditions: readonly Condition[];
  /** What `$ref` and `$dynamicRef` point to. Read it only after the whole set is parsed: references form circles. */
  readonly references: readonly (() => Schema)[];
}
