import type { Draft } from "./schema.js";

/** Keywords that assert something and are understood, in every draft. */
const assertionKeywords = [
  "type",
  "enum",
  "const",
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "items",
  "minItems",
  "maxItems",
  "uniqueItems",
  "contains",
  "properties",
  "required",
  "additionalProperties",
  "allOf",
  "oneOf",
  "if",
  "then",
  "$ref",
];

/** Tells whether `keyword` asserts something. */
export function isAssertion(keyword: string): boolean {
  return assertionKeywords.includes(keyword) || keyword === "minContains" || keyword === "maxContains";
}

/** Keywords that identify, hold or describe, and assert nothing. */
const others = [
  "$schema",
  "$id",
  "$comment",
  "title",
  "description",
  "default",
  "examples",
  "readOnly",
  "writeOnly",
  "definitions",
];

/** The keywords that each draft knows and the generator understands. */
export const understoodKeywords: Readonly<Record<Draft, ReadonlySet<string>>> = {
  "draft-07": new Set([...assertionKeywords, ...others]),
  "draft-2020-12": new Set([...assertionKeywords, ...others, "$defs", "deprecated", "minContains", "maxContains"]),
};

/** What to do instead of a keyword that is not understood. */
export const remedies: Readonly<Record<string, string>> = {
  anyOf: 'Use "oneOf" where the alternatives exclude one another',
  else: 'State the other case as an "if" of its own in "allOf"',
  not: 'List what is allowed with "enum", "pattern" or "oneOf"',
  patternProperties: 'Name the keys under "properties", or allow any key with "additionalProperties"',
  propertyNames: 'Name the keys under "properties" and set "additionalProperties" to false',
  dependentRequired: 'Write it as "if": {"required": [key]}, "then": {"required": [...]}',
  dependentSchemas: 'Write it as "if": {"required": [key]}, "then": {...}',
  dependencies: 'Write it as "if": {"required": [key]}, "then": {...}',
  prefixItems: "Use an object with named properties in place of a tuple",
  exclusiveMinimum: 'Use "minimum"',
  exclusiveMaximum: 'Use "maximum"',
};

/** The remedy for keywords of no draft. */
export const unknownKeywordRemedy = "Check its spelling, or move what it says into $comment";

/** The remedy for keywords that a draft has and the generator does not. */
export const unsupportedKeywordRemedy = "Express it with supported keywords (see CONTRIBUTING), or leave it out";

/** The formats that are asserted. */
export const understoodFormats: ReadonlySet<string> = new Set(["date-time"]);
