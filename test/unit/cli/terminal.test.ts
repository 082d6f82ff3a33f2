import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeFrame, type FramePlace } from "../../../src/cli/check/code-frame.js";
import { harmless, harmlessLine } from "../../../src/cli/terminal/harmless.js";
import { styleFor } from "../../../src/cli/terminal/style.js";

const plain = styleFor({});
const frameOf = (text: string, place: FramePlace, firstLine = 1) =>
  codeFrame({ file: "a", text, firstLine }, place, plain);

describe("harmless", () => {
  it("leaves nothing that could change a terminal, and all the rest", () => {
    const property = fc.property(fc.string({ unit: "binary" }), (text) => {
      const shown = harmless(text);
      for (const character of shown) {
        const unit = character.codePointAt(0) ?? 0;
        const isControl = (unit < 0x20 && character !== "\n" && character !== "\t") || (unit >= 0x7f && unit <= 0x9f);
        expect(isControl).toBe(false);
        expect(unit >= 0x202a && unit <= 0x202e).toBe(false);
      }
    });
    fc.assert(property, { seed: 3, numRuns: 500 });
    expect(harmless("a\u001b[31mb\n\tc é 🙂")).toBe("a\\x1b[31mb\n\tc é 🙂");
    expect(harmlessLine("a\nb\u202e")).toBe("a\\nb\\u202e");
  });
});

describe("codeFrame", () => {
  it("marks the place, and shows the lines around it", () => {
    expect(frameOf("a\nbcd\ne\nf", { line: 2, column: 2, length: 2 })).toBe(
      ["  1 | a", "> 2 | bcd", "       ^^", "  3 | e"].join("\n"),
    );
  });

  it("counts lines from where the text stands in its file", () => {
    expect(frameOf("abc", { line: 1, column: 1, length: 9 }, 120)).toBe("> 120 | abc\n        ^^^");
  });

  it("cuts long lines, so that the place is seen", () => {
    const frame = frameOf(`${"x".repeat(10_000)}HERE${"y".repeat(10_000)}`, { line: 1, column: 10_001, length: 4 });
    const [line = "", marks = ""] = frame.split("\n");
    expect(line.length).toBeLessThan(120);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
  });

  it("marks the right place behind characters that it escapes", () => {
    const frame = frameOf("\u001b\u001bHERE", { line: 1, column: 3, length: 4 });
    const [line = "", marks = ""] = frame.split("\n");
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
  });
});
