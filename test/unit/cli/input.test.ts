import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode } from "../../../src/cli/input/decode.js";
import { baseOf, compileGlob, isGlob } from "../../../src/cli/input/glob.js";
import { splitLines } from "../../../src/cli/input/split-lines.js";

describe("decode", () => {
  it("takes UTF-8, with a byte order mark or without", () => {
    expect(decode(Buffer.from("hé 🙂"), "a")).toBe("hé 🙂");
    expect(decode(Buffer.from("\ufeff{}"), "a")).toBe("{}");
    expect(decode(Buffer.alloc(0), "a")).toBe("");
  });

  it.each([
    ["UTF-16 (little endian)", Buffer.from("\ufeff{}", "utf16le")],
    ["UTF-16 (little endian)", Buffer.from("{}", "utf16le")],
    ["UTF-16 (big endian)", Buffer.from("\ufeff{}", "utf16le").swap16()],
    ["UTF-16 (big endian)", Buffer.from("{}", "utf16le").swap16()],
    ["not UTF-8", Buffer.from([0x7b, 0xff, 0x7d])],
    ["not UTF-8", Buffer.from([0xed, 0xa0, 0x80])],
  ])("refuses %s, and names the file", (kind, bytes) => {
    expect(() => decode(bytes, "file.json")).toThrow(new RegExp(`^file\\.json: is .*${kind.replace(/[()]/g, "\\$&")}`));
  });
});

describe("splitLines", () => {
  async function split(chunks: readonly string[]): Promise<readonly string[]> {
    async function* stream() {
      for (const chunk of chunks) yield Buffer.from(chunk);
    }
    const lines: string[] = [];
    for await (const { bytes, number } of splitLines(stream(), 1000)) {
      expect(number).toBe(lines.length + 1);
      lines.push(bytes.toString());
    }
    return lines;
  }

  it("gives the same lines whatever the pieces", async () => {
    const text = fc.array(fc.constantFrom("a", "\n", "\r\n", "\u2028", "é")).map((parts) => parts.join(""));
    const property = fc.asyncProperty(text, fc.integer({ min: 1, max: 5 }), async (whole, size) => {
      const pieces = whole.match(new RegExp(`[^]{1,${size}}`, "gu")) ?? [];
      const expected = whole.split(/\r?\n/);
      if (expected.at(-1) === "") expected.pop();
      expect(await split(pieces)).toEqual(expected);
    });
    await fc.assert(property, { seed: 7, numRuns: 300 });
  });
});

describe("the limit of splitLines", () => {
  it("keeps nothing of a line beyond the limit, and goes on behind it", async () => {
    async function* stream() {
      for (const chunk of ["ab\nabc", "d", "e\n", "f"]) yield Buffer.from(chunk);
    }
    const lines = [];
    for await (const { bytes, number, isTooLong } of splitLines(stream(), 4))
      lines.push([String(bytes), number, isTooLong]);
    expect(lines).toEqual([
      ["ab", 1, false],
      ["", 2, true],
      ["f", 3, false],
    ]);
  });
});

describe("globs", () => {
  it.each([
    ["*.json", ["a.json", "b c.json"], ["a/b.json", "a.jsonl"]],
    ["**/*.json", ["a.json", "a/b.json", "a/b/c.json"], ["a.yaml"]],
    ["a/**", ["a/b", "a/b/c"], ["b/a"]],
    ["a?.json", ["ab.json"], ["a.json", "abc.json", "a/.json"]],
    ["[ab]*.json", ["a1.json", "b.json"], ["c.json"]],
    ["[!a].json", ["b.json"], ["a.json"]],
    ["{one,two three}.json", ["one.json", "two three.json"], ["one,two three.json"]],
    ["a+(b).json", ["a+(b).json"], ["ab.json"]],
    ["{unclosed.json", ["{unclosed.json"], []],
  ])("%s", (pattern, matches, others) => {
    const test = compileGlob(pattern);
    for (const path of matches) expect(test.test(path), path).toBe(true);
    for (const path of others) expect(test.test(path), path).toBe(false);
  });

  it("begin in the folder before their first pattern", () => {
    expect(baseOf("a/b/*.json")).toBe("a/b");
    expect(baseOf("*.json")).toBe(".");
    expect(baseOf("/*.json")).toBe("/");
    expect(baseOf("a/**/b/*.json")).toBe("a");
    expect(isGlob("a b.json")).toBe(false);
  });
});
