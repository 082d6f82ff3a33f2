import { describe, expect, it } from "vitest";
import { reprintCallChain } from "../../../src/codegen/emit/zod/call-chain.js";
import { evaluateZod, printZod, zodFrom } from "./zod-from-schema.js";

describe("text of a schema never becomes code", () => {
  const attacks = [
    '"); globalThis.broken = true; ("',
    "'); globalThis.broken = true; ('",
    ["`$", "{globalThis.broken = true}`"].join(""),
    "*/ globalThis.broken = true; /*",
    "\\",
    '\\"',
    "\n globalThis.broken = true",
    "\u2028globalThis.broken = true",
    "\u2029",
    "😀",
    "\ud800",
    ")",
    "]) || ((",
    "",
    "__proto__",
  ];

  it.each(attacks)("as a literal, a key, a title or part of a list: %j", (text) => {
    const schema = {
      title: text,
      description: text,
      type: "object",
      additionalProperties: false,
      required: [`key ${text}`],
      properties: {
        [`key ${text}`]: { const: text, title: text },
        list: { enum: [text, "other"] },
        mixed: { enum: [text, 1] },
      },
      if: { properties: { list: { const: text } }, required: ["list"] },
      then: { required: ["mixed"] },
    };
    const printed = printZod(schema);
    expect(printed).not.toMatch(/[\u2028\u2029]/);
    const parser = evaluateZod(printed)["ProbeSchema"];
    expect(parser?.safeParse({ [`key ${text}`]: text, list: text, mixed: text }).success).toBe(true);
    expect(parser?.safeParse({ [`key ${text}`]: text, list: text }).success).toBe(false);
    expect(parser?.safeParse({ [`key ${text}`]: text, list: "other", mixed: 1 }).success).toBe(true);
    expect(parser?.safeParse({ [`key ${text}`]: `${text}!` }).success).toBe(false);
    expect(globalThis).not.toHaveProperty("broken");
  });

  it.each(["/", "\\/", "[/]", "a\n", "\\u2028", "\u2028", "(?:)", "😀+", "`1`", "\\p{L}"])(
    "as a pattern: %j",
    (pattern) => {
      const parser = zodFrom({ type: "string", pattern });
      for (const text of ["/", "a\n", "\u2028", "", "😀", "`1`", "é"]) {
        expect(parser.safeParse(text).success).toBe(new RegExp(pattern, "u").test(text));
      }
    },
  );
});

describe("reprintCallChain", () => {
  it.each([
    ["z.string()", "z.string()"],
    ["z.string().min(1).max(20)", "z.string().min(1).max(20)"],
    ["z.number().gte(-1.5e+300)", "z.number().gte(-1.5e+300)"],
    ['z.enum(["a","b"])', 'z.enum(["a", "b"])'],
    ['z.literal(")")', 'z.literal(")")'],
    ['z.literal("\\"), z.any(\\"")', 'z.literal("\\"), z.any(\\"")'],
    ["z.literal(null)", "z.literal(null)"],
    ['z.literal("\u2028")', 'z.literal("\\u2028")'],
  ])("prints %j afresh", (text, expected) => {
    expect(reprintCallChain(text).text).toBe(expected);
  });

  it.each([
    "",
    "z",
    "y.string()",
    "z.string",
    "z.string();",
    "z.string().min(x)",
    "z.string().min(1)x",
    "z.string().regex(/a/)",
    "z.string().min(alert(1))",
    "z.union([z.string()])",
    "z.literal('a')",
    "z.literal(`a`)",
    'z["string"]()',
    "z .string()",
    "z.string()\nalert(1)",
    "z.literal({a:1})",
  ])("refuses %j", (text) => {
    expect(() => reprintCallChain(text)).toThrow(TypeError);
  });
});

describe("emitZodFile", () => {
  it("prints the same text each time", () => {
    const schema = { type: "object", properties: { a: { type: "string" } } };
    expect(printZod(schema)).toBe(printZod(schema));
  });

  it("imports what it uses and nothing else", () => {
    expect(printZod({ type: "string" }).split("\n").slice(0, 4)).toEqual([
      'import * as z from "zod";',
      'import { parses } from "runtime";',
      'import type { Probe } from "./probe.js";',
      "",
    ]);
  });

  it("imports Zod only where it calls it", () => {
    const other = {
      description: 'Not "z.any()"',
      type: "object",
      patternProperties: { "^z\\.": { const: "z.any()" } },
    };
    expect(printZod(other).split("\n")[0]).toBe('import { checked } from "runtime";');
  });

  it("puts parts before what they are parts of, and exports them for other files to use", () => {
    const inner = {
      type: "object",
      required: ["deep"],
      properties: { deep: { type: "object", properties: { a: true } } },
    };
    const text = printZod({
      type: "object",
      properties: { inner, again: { $ref: "#/$defs/Other" } },
      $defs: { Other: inner },
    });
    const names = [...text.matchAll(/^(export )?const (\w+) =/gm)].map(
      ([, exported, name]) => `${exported ?? ""}${name}`,
    );
    expect(names).toEqual([
      "export ProbeInnerDeepSchema",
      "export ProbeInnerSchema",
      "export OtherDeepSchema",
      "export OtherSchema",
      "export ProbeSchema",
    ]);
    expect(
      evaluateZod(text)["ProbeSchema"]?.safeParse({ inner: {}, again: { deep: {} } }).error?.issues[0]?.path,
    ).toEqual(["inner", "deep"]);
  });

  it("parses declarations that lead back to themselves by their check", () => {
    const text = printZod({ type: "object", properties: { next: { $ref: "#" } } });
    expect(text).toContain("ProbeSchema = checked<Probe>(checkProbe)");
  });
});
