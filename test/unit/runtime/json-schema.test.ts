import { describe, expect, it } from "vitest";
import { convertJsonSchema, type JsonSchema } from "../../../src/runtime/json-schema.js";

const drafts = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "draft-2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;
type Draft = keyof typeof drafts;

const inDraft = (draft: Draft, schema: JsonSchema): JsonSchema => ({ $schema: drafts[draft], ...schema });

describe("convertJsonSchema", () => {
  it.each(Object.keys(drafts) as Draft[])("gives the schema itself in its own draft, %s", (draft) => {
    const schema = inDraft(draft, { prefixItems: [{}], $ref: "#/a", minLength: 1 });
    expect(convertJsonSchema(schema, draft)).toBe(schema);
  });

  it.each<readonly [Draft, Draft]>([
    ["draft-07", "draft-2020-12"],
    ["draft-2020-12", "draft-07"],
  ])("changes no more than the name of the draft, from %s to %s", (from, to) => {
    const schema = inDraft(from, {
      $id: "https://example.org/a",
      type: "object",
      properties: {
        // Names of properties are no keywords, and what stands in a value is none either.
        dependencies: { type: "array", items: { type: "string" } },
        prefixItems: { const: { minContains: 1 } },
        items: { enum: [{ items: [] }, { $ref: 1, minLength: 2 }] },
        list: { $ref: "#/definitions/unevaluatedItems", title: "beside it, and says nothing" },
      },
      definitions: { unevaluatedItems: { default: { $anchor: "a" }, examples: [{ $dynamicRef: "#b" }] } },
    });
    expect(convertJsonSchema(schema, to)).toEqual({ ...schema, $schema: drafts[to] });
  });

  it.each<readonly [string, JsonSchema]>([
    ["minContains", { properties: { a: { contains: {}, minContains: 2 } } }],
    ["maxContains", { allOf: [{ contains: {}, maxContains: 2 }] }],
    ["prefixItems", { items: { prefixItems: [{}] } }],
    ["dependentRequired", { $defs: { a: { dependentRequired: {} } } }],
    ["unevaluatedProperties", { if: {}, else: { unevaluatedProperties: false } }],
    ["$anchor", { not: { $anchor: "a" } }],
    ["$ref beside other keywords", { properties: { a: { $ref: "#/$defs/a", minLength: 1 } } }],
  ])("throws for what draft-07 lacks: %s", (keyword, schema) => {
    expect(() => convertJsonSchema(inDraft("draft-2020-12", schema), "draft-07")).toThrow(
      `typed-handoff: this schema uses ${keyword}, which "draft-07" lacks or reads differently`,
    );
  });

  it.each<readonly [string, JsonSchema]>([
    ["items", { items: [{}, {}] }],
    ["additionalItems", { properties: { a: { items: {}, additionalItems: false } } }],
    ["dependencies", { anyOf: [{ dependencies: { a: ["b"] } }] }],
    ["$ref beside other keywords", { additionalProperties: { $ref: "#/definitions/a", type: "string" } }],
  ])("throws for what 2020-12 lacks: %s", (keyword, schema) => {
    expect(() => convertJsonSchema(inDraft("draft-07", schema), "draft-2020-12")).toThrow(
      `typed-handoff: this schema uses ${keyword}, which "draft-2020-12" lacks or reads differently`,
    );
  });

  it.each(["openapi-3.0", "draft-04", "", "constructor", "__proto__"])(
    "throws for a target that it does not know: %j",
    (target) => {
      expect(() => convertJsonSchema({}, target)).toThrow('use "draft-07" or "draft-2020-12"');
    },
  );
});
