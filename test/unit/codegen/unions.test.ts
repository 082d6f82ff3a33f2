import ts from "typescript-5.9";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { generate, ifThen, type SchemaObject, schemaFile } from "../../helpers/evaluate-schemas.js";

/** Returns the type that a schema becomes, without its comments, in one line. */
async function typeOf(schema: SchemaObject, names: Json = {}): Promise<string> {
  const files = await generate([schemaFile("probe.schema.json", schema)], names);
  const text = files.find(({ file }) => file === "probe.ts")?.text ?? "";
  const source = ts.createSourceFile("probe.ts", text, ts.ScriptTarget.Latest);
  const declared = source.statements.filter(ts.isTypeAliasDeclaration);
  const probe = declared.find(({ name }) => name.text === "Probe");
  if (probe === undefined) throw new Error("the text declares no Probe");
  const printer = ts.createPrinter({ removeComments: true });
  return printer.printNode(ts.EmitHint.Unspecified, probe.type, source).replace(/\s+/g, " ");
}

const text = { type: "string" };
const closed = { type: "object", additionalProperties: false };
const kind = { enum: ["a", "b", "c"] };
const is = (value: string) => ({ properties: { kind: { const: value } }, required: ["kind"] });

describe("a condition becomes a union", () => {
  it.each<readonly [string, SchemaObject, string]>([
    [
      "of the case that it holds in and of the others",
      { ...closed, properties: { kind, x: text }, required: ["kind"], ...ifThen(is("a"), { required: ["x"] }) },
      '{ readonly kind: "a"; readonly x: string; } | { readonly kind: "b" | "c"; readonly x?: string; }',
    ],
    [
      "in which an absent key is forbidden",
      { ...closed, properties: { x: text, y: text }, ...ifThen({ required: ["x"] }, { required: ["y"] }) },
      "{ readonly x: string; readonly y: string; } | { readonly x?: never; readonly y?: string; }",
    ],
    [
      "whose members that contradict themselves are gone",
      {
        ...closed,
        properties: { kind: { const: "a" }, x: text },
        required: ["kind"],
        ...ifThen(is("a"), { required: ["x"] }),
      },
      '{ readonly kind: "a"; readonly x: string; }',
    ],
    [
      "that is none where the condition never holds",
      {
        ...closed,
        properties: { kind: { const: "b" }, x: text },
        required: ["kind"],
        ...ifThen(is("a"), { required: ["x"] }),
      },
      '{ readonly kind: "b"; readonly x?: string; }',
    ],
    [
      "whose members that differ in one key are one",
      {
        ...closed,
        properties: { kind, x: text },
        required: ["kind"],
        allOf: [ifThen(is("a"), { required: ["x"] }), ifThen(is("b"), { required: ["x"] })],
      },
      '{ readonly kind: "a" | "b"; readonly x: string; } | { readonly kind: "c"; readonly x?: string; }',
    ],
    [
      "where the test holds for an absent key too",
      {
        ...closed,
        properties: { kind, x: text },
        ...ifThen({ properties: { kind: { const: "a" } } }, { required: ["x"] }),
      },
      '{ readonly kind?: "a"; readonly x: string; } | { readonly kind: "b" | "c"; readonly x?: string; }',
    ],
    [
      "whose consequence narrows a key",
      {
        ...closed,
        properties: { kind, n: { enum: [1, 2] } },
        required: ["kind", "n"],
        ...ifThen(is("a"), { properties: { n: { const: 1 } } }),
      },
      '{ readonly kind: "a"; readonly n: 1; } | { readonly kind: "b" | "c"; readonly n: 1 | 2; }',
    ],
    [
      "whose consequence asks for items",
      {
        ...closed,
        properties: { kind, list: { type: "array", items: text } },
        required: ["kind", "list"],
        ...ifThen(is("a"), { properties: { list: { minItems: 2 } } }),
      },
      '{ readonly kind: "a"; readonly list: readonly [ string, string, ...string[] ]; } | { readonly kind: "b" | "c"; readonly list: readonly string[]; }',
    ],
    [
      "whose consequence forbids a key",
      {
        ...closed,
        properties: { kind, x: text },
        required: ["kind"],
        ...ifThen(is("a"), { properties: { x: false } }),
      },
      '{ readonly kind: "a"; readonly x?: never; } | { readonly kind: "b" | "c"; readonly x?: string; }',
    ],
  ])("%s", async (_, schema, expected) => {
    expect(await typeOf(schema)).toBe(expected);
  });
});

describe("a oneOf", () => {
  it("makes members forbid one another's keys", async () => {
    const member = (key: string) => ({ ...closed, properties: { [key]: text }, required: [key] });
    const schema = {
      oneOf: [{ $ref: "#/$defs/one" }, { $ref: "#/$defs/two" }],
      $defs: { one: member("x"), two: member("y") },
    };
    const files = await generate([schemaFile("probe.schema.json", schema)]);
    const main = files.find(({ file }) => file === "probe.ts")?.text ?? "";
    expect(await typeOf(schema)).toBe("One | Two");
    expect(main).toMatch(/type One = \{[^}]*readonly x: string;\s+readonly y\?: never;\s+\};/);
    expect(main).toMatch(/type Two = \{[^}]*readonly y: string;\s+readonly x\?: never;\s+\};/);
  });
});

describe("a type", () => {
  it.each<readonly [string, SchemaObject, string]>([
    ["of text", text, "string"],
    ["of several kinds", { type: ["string", "integer", "null"] }, "string | number | null"],
    ["of nothing in particular", {}, "unknown"],
    ["without a type is not narrower than its values", { minLength: 2 }, "unknown"],
    ["of literals", { enum: ["a", 1, null, true] }, '"a" | 1 | null | true'],
    ["of a constant", { const: "it's" }, '"it\'s"'],
    ["of a list", { type: "array", items: { enum: [1, 2] } }, "readonly (1 | 2)[]"],
    ["of a list that is not empty", { type: "array", items: text, minItems: 1 }, "readonly [ string, ...string[] ]"],
    ["of a list of a length", { type: "array", items: text, minItems: 2, maxItems: 2 }, "readonly [ string, string ]"],
    ["of a long list", { type: "array", items: text, minItems: 100 }, "readonly string[]"],
    [
      "of a record",
      { type: "object", additionalProperties: { type: "integer" } },
      "{ readonly [key: string]: number; }",
    ],
    [
      "of an open object",
      { type: "object", properties: { x: text } },
      "{ readonly x?: string; readonly [key: string]: unknown; }",
    ],
    [
      "of a closed object",
      { ...closed, properties: { "a-b": text }, required: ["a-b"] },
      '{ readonly "a-b": string; }',
    ],
    ["of an object with nothing in it", closed, "{ readonly [key: string]: never; }"],
  ])("%s", async (_, schema, expected) => {
    expect((await typeOf(schema)).replace(/^\((.*)\)$/, "$1")).toBe(expected);
  });
});
