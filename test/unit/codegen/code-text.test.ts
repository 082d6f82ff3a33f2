import { transformSync } from "esbuild";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Code,
  call,
  code,
  docComment,
  identifier,
  join,
  lineComment,
  list,
  literal,
  nothing,
  propertyKey,
  rawType,
  regularExpression,
} from "../../../src/codegen/text/code.js";
import { seeded } from "../../helpers/runs.js";

const seed = seeded(20_261);
const hostile = [
  "",
  "*/",
  "*\\/",
  "/*",
  "//",
  "`",
  "$" + "{x}",
  '"',
  "'",
  `"'`,
  "\\",
  "\\u0022",
  "\n",
  "\r\n",
  "\t",
  "\0",
  "\u2028",
  "\u2029",
  "\ud83d",
  "🚀",
  "</script>",
  "__proto__",
  "constructor",
  "]); process.exit(1); ([",
  "*/ process.exit(1); /*",
];

/** Any text, and text made of what is hostile to code. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.constantFrom(...hostile, "a", " ", "(")).map((parts) => parts.join("")),
);

/** Evaluates an expression as TypeScript. It sees nothing but what the language has. */
function evaluate(expression: Code): unknown {
  const { code: text } = transformSync(`export const value = ${expression.text};`, { loader: "ts", format: "cjs" });
  const module = { exports: {} as { readonly value?: unknown } };
  new Function("module", "exports", "process", text)(module, module.exports, undefined);
  return module.exports.value;
}

describe("code", () => {
  it.each(hostile)("quotes text: %j", (text) => {
    expect(evaluate(code`${text}`)).toBe(text);
  });

  it("quotes any text, and any text again in what is spliced in", () => {
    fc.assert(
      fc.property(anyText, anyText, (outer, inner) => {
        expect(evaluate(code`[${outer}, ${list([code`${inner}`])}, ${outer}]`)).toEqual([outer, [inner], outer]);
      }),
      { seed, numRuns: 500 },
    );
  });

  it.each([0, -0, 1.5, -7, 1e21, 2 ** 53, Number.MIN_VALUE, true, false, null])("prints %j", (value) => {
    expect(evaluate(code`${value}`)).toBe(value);
  });

  it("gives what is spliced in the indentation of its line", () => {
    const body = [code`one();`, code`two();`];
    const inner = code`
      if (a) {
        ${body}
      }
    `;
    const outer = code`
      function f() {
        ${inner}
      }
    `;
    expect(outer.text).toBe("function f() {\n  if (a) {\n    one();\n    two();\n  }\n}");
  });

  it("leaves no trace of an empty piece", () => {
    expect(code`  ${nothing}`.text).toBe("");
    expect(code`a${nothing};`.text).toBe("a;");
  });
});

describe("identifier", () => {
  it.each(["a", "_", "$", "A1", "constructor"])("takes %s", (name) => {
    expect(identifier(name).text).toBe(name);
  });

  it.each(["", "1a", "a-b", "a b", "a;b", "a\n", "é", "🚀", '"a"', "a\u2028"])("refuses %j", (name) => {
    expect(() => identifier(name)).toThrow(TypeError);
  });
});

describe("propertyKey", () => {
  it("makes any text a key, in a literal and in a type", () => {
    fc.assert(
      fc.property(anyText, (key) => {
        const made = evaluate(code`{ ${propertyKey(key)}: 1 } as { readonly ${propertyKey(key)}?: 1 }`);
        expect(Object.entries(made as object)).toEqual([[key, 1]]);
      }),
      { seed, numRuns: 500 },
    );
  });

  it("makes __proto__ a key that does not reach the prototype", () => {
    const made = evaluate(code`{ ${propertyKey("__proto__")}: ${literal({ polluted: true })} }`);
    expect(Object.keys(made as object)).toEqual(["__proto__"]);
    expect(made).not.toHaveProperty("polluted");
  });
});

describe("literal", () => {
  it("keeps any JSON value, and the order of its keys", () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        expect(JSON.stringify(evaluate(literal(value)))).toBe(JSON.stringify(value));
      }),
      { seed, numRuns: 500 },
    );
  });

  it("keeps hostile keys and values", () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, anyText), (record) => {
        const parsed = JSON.parse(JSON.stringify(record));
        expect(JSON.stringify(evaluate(literal(parsed)))).toBe(JSON.stringify(parsed));
      }),
      { seed, numRuns: 500 },
    );
  });

  it("puts what is long on lines of its own", () => {
    const value = { key: Array.from({ length: 30 }, (_, index) => `item ${index}`) };
    for (const line of literal(value).text.split("\n")) expect(line.length).toBeLessThan(120);
    expect(evaluate(literal(value))).toEqual(value);
  });
});

describe("comments", () => {
  /** Evaluates code behind a comment: if the comment ended early, or did not end, the value is another. */
  const behind = (comment: Code) => evaluate(code`(\n${comment}\n"reached")`);

  it("hold any text, whatever its length", () => {
    fc.assert(
      fc.property(fc.array(anyText), (lines) => {
        expect(behind(docComment(lines))).toBe("reached");
        expect(behind(code`${lineComment(lines.join("\n"))}`)).toBe("reached");
      }),
      { seed, numRuns: 500 },
    );
  });

  it("hold an end of comment that wrapping could put together", () => {
    for (let length = 100; length < 130; length++) {
      const lines = [`${"x".repeat(length)}*/ 1; /*`, `${"x ".repeat(length / 2)}* / *\n/ */`];
      expect(behind(docComment(lines))).toBe("reached");
    }
  });

  it("wrap at spaces, and keep all words", () => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`);
    const { text } = docComment([words.join(" ")]);
    for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
    expect(text.match(/word\d+/g)).toEqual(words);
  });

  it("hold no tag that makes TypeScript drop a declaration or an error", () => {
    const { text } = docComment(["@internal", "for @internal use", "@ts-ignore", "@ts-expect-error", "@ts-nocheck"]);
    expect(text).not.toMatch(/@internal|@ts-/);
    expect(docComment(["See {@link A}.", "@deprecated"]).text).toContain("{@link A}");
  });
});

describe("regularExpression", () => {
  it.each(["", "/", "\\/", "[/]", "^a$", "\n", "\u2028", "\\u{1f680}", "*/".slice(1), "\\p{L}", "(?<a>.)\\k<a>", "`"])(
    "keeps %j",
    (pattern) => {
      const made = evaluate(regularExpression(pattern));
      expect(made).toBeInstanceOf(RegExp);
      expect(made).toMatchObject({ flags: "u", source: new RegExp(pattern, "u").source });
    },
  );

  it.each(["(", "*", "\\", "[", "a/u; process.exit(1); /("])("refuses %j or keeps it a pattern", (pattern) => {
    expect(() => evaluate(regularExpression(pattern))).toThrow(SyntaxError);
  });
});

describe("rawType", () => {
  it.each(["string", "number | null", '("a" | "b")', '"a\\"b" | -1.5e3', "unknown", '"a\u2028b"'])(
    "takes %j",
    (type) => {
      const { text } = rawType(type);
      expect(() => transformSync(`type A = ${text};`, { loader: "ts" })).not.toThrow();
      expect(text).not.toMatch(/[\u2028\u2029()]/);
    },
  );

  it.each(["", "any", "{ a: 1 }", "string[]", "Foo", '"a', '"a" | b', "string; x", "`a`", "import('x')", '"a\nb"'])(
    "refuses %j",
    (type) => {
      expect(() => rawType(type)).toThrow(TypeError);
    },
  );
});

describe("calls, lists and joins", () => {
  it.each([2, 60])("have the same value, however long they are: %i", (length) => {
    const words = Array.from({ length }, (_, index) => `word ${index}`);
    const printed = words.map((word) => code`${word}`);
    expect(evaluate(list(printed))).toEqual(words);
    expect(evaluate(call(code`[].concat`, printed))).toEqual(words);
    expect(evaluate(code`[${join(printed, ", ")}]`)).toEqual(words);
  });
});
