import type { Draft } from "./schema.js";

/** What holds the subschemas of a keyword: the value itself, a list, a record, or a list in which some are no schemas. */
export type Holder = "schema" | "list" | "record" | "mixed";

/** What the generator knows of a keyword. */
interface Keyword {
  /** Whether it asserts something. */
  readonly asserts: boolean;
  readonly holder?: Holder;
  /** The drafts that have it; all, if it names none. */
  readonly drafts?: readonly Draft[];
}

const latest: readonly Draft[] = ["draft-2020-12"];
const recent: readonly Draft[] = ["draft-2019-09", "draft-2020-12"];
const older: readonly Draft[] = ["draft-07", "draft-2019-09"];

const keywords: Readonly<Record<string, Keyword>> = {
  $schema: { asserts: false },
  $id: { asserts: false },
  $anchor: { asserts: false, drafts: recent },
  $dynamicAnchor: { asserts: false, drafts: latest },
  $vocabulary: { asserts: false, drafts: recent },
  $comment: { asserts: false },
  $defs: { asserts: false, holder: "record", drafts: recent },
  // Draft 2019-09 has renamed it, but references into it still resolve.
  definitions: { asserts: false, holder: "record" },
  $ref: { asserts: true },
  $recursiveRef: { asserts: true, drafts: ["draft-2019-09"] },
  $recursiveAnchor: { asserts: false, drafts: ["draft-2019-09"] },
  $dynamicRef: { asserts: true, drafts: latest },
  title: { asserts: false },
  description: { asserts: false },
  default: { asserts: false },
  examples: { asserts: false },
  readOnly: { asserts: false },
  writeOnly: { asserts: false },
  deprecated: { asserts: false, drafts: recent },
  contentEncoding: { asserts: false },
  contentMediaType: { asserts: false },
  contentSchema: { asserts: false, drafts: recent },
  type: { asserts: true },
  enum: { asserts: true },
  const: { asserts: true },
  minLength: { asserts: true },
  maxLength: { asserts: true },
  pattern: { asserts: true },
  format: { asserts: true },
  minimum: { asserts: true },
  maximum: { asserts: true },
  exclusiveMinimum: { asserts: true },
  exclusiveMaximum: { asserts: true },
  multipleOf: { asserts: true },
  prefixItems: { asserts: true, holder: "list", drafts: latest },
  items: { asserts: true, holder: "mixed" },
  additionalItems: { asserts: true, holder: "schema", drafts: older },
  minItems: { asserts: true },
  maxItems: { asserts: true },
  uniqueItems: { asserts: true },
  contains: { asserts: true, holder: "schema" },
  minContains: { asserts: true, drafts: recent },
  maxContains: { asserts: true, drafts: recent },
  unevaluatedItems: { asserts: true, holder: "schema", drafts: recent },
  properties: { asserts: true, holder: "record" },
  patternProperties: { asserts: true, holder: "record" },
  additionalProperties: { asserts: true, holder: "schema" },
  propertyNames: { asserts: true, holder: "schema" },
  required: { asserts: true },
  minProperties: { asserts: true },
  maxProperties: { asserts: true },
  // Draft 2019-09 has split it in two, and keeps it for compatibility.
  dependencies: { asserts: true, holder: "record" },
  dependentRequired: { asserts: true, drafts: recent },
  dependentSchemas: { asserts: true, holder: "record", drafts: recent },
  unevaluatedProperties: { asserts: true, holder: "schema", drafts: recent },
  allOf: { asserts: true, holder: "list" },
  anyOf: { asserts: true, holder: "list" },
  oneOf: { asserts: true, holder: "list" },
  not: { asserts: true, holder: "schema" },
  if: { asserts: true, holder: "schema" },
  then: { asserts: true, holder: "schema" },
  else: { asserts: true, holder: "schema" },
};

/** Keywords that a dialect without the validation vocabulary does not assert. */
const validation: ReadonlySet<string> = new Set([
  ..."type enum const minLength maxLength pattern minimum maximum exclusiveMinimum exclusiveMaximum".split(" "),
  ..."multipleOf minItems maxItems uniqueItems minContains maxContains required".split(" "),
  ..."minProperties maxProperties dependentRequired".split(" "),
]);

/** Tells whether a draft has a keyword. */
export function isKnown(keyword: string, draft: Draft): boolean {
  const known = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
  return known !== undefined && (known.drafts === undefined || known.drafts.includes(draft));
}

/** Tells whether any draft has a keyword. */
export function isKnownSomewhere(keyword: string): boolean {
  return Object.hasOwn(keywords, keyword);
}

/** Tells whether a keyword asserts something in a draft. */
export function isAssertion(keyword: string, draft: Draft): boolean {
  return isKnown(keyword, draft) && keywords[keyword]?.asserts === true;
}

/** Tells whether a keyword belongs to the validation vocabulary. */
export function isValidation(keyword: string): boolean {
  return validation.has(keyword);
}

/** Says what holds the subschemas of a keyword in a draft; `undefined` where it has none. */
export function holderOf(keyword: string, draft: Draft): Holder | undefined {
  return isKnown(keyword, draft) ? keywords[keyword]?.holder : undefined;
}

/** The names of all keywords that a draft has. */
export function keywordsOf(draft: Draft): readonly string[] {
  return Object.keys(keywords).filter((keyword) => isKnown(keyword, draft));
}
