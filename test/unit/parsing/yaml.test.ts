import { describe, expect, it } from "vitest";
import { type Document, parseAllDocuments } from "yaml";
import { estimateDepth } from "../../../src/parsing/yaml/depth.js";
import { parseDocuments } from "../../../src/parsing/yaml/documents.js";
import { readYaml } from "../../../src/parsing/yaml/index.js";

describe("estimateDepth", () => {
  it.each([
    ["a: 1", 1],
    ["a:\n  b:\n    c: 1\nd: 1", 3],
    ["a: [[1], {b: [2]}]", 4],
    ["- - - 1", 4],
    ["? ? ? a", 4],
    ["a:\n  - b\n  - c:\n      - d", 4],
    ["a: '[[[['", 5],
  ])("of %j is %i", (text, depth) => {
    expect(estimateDepth(text)).toBe(depth);
  });
});

describe("parseDocuments", () => {
  const documentsOf = (text: string) => {
    const options = { uniqueKeys: false, prettyErrors: false, logLevel: "silent" } as const;
    return [...(parseAllDocuments(text, options) as Iterable<Document>)];
  };
  const told = (documents: readonly Document[]) =>
    documents.map(({ errors: [error], warnings: [warning], contents }) => [error?.pos, warning?.pos, contents]);

  it.each([
    "",
    "a: 1\n---\nb: [",
    "!!x a: !y b\n---\n!z c",
    'a: 1\n---\n"" ""\n""\n---\nb: 2',
    "}\n}\n}\n--- a\n}\n# c\n}\n...\n}\n}\n---\nb: 1",
    "%FOO\n%BAR\na",
  ])("gives the first fault of each document of %j, as the parser does", (text) => {
    expect(JSON.stringify(told(parseDocuments(text)))).toBe(JSON.stringify(told(documentsOf(text))));
  });

  it.each(['"', '"\n', '""\n', '"" ', "} ", "- -\n[", ", ", "!x !y "])("keeps few faults of many %j", (part) => {
    const [document] = parseDocuments(part.repeat(2_000));
    expect((document?.errors.length ?? 0) + (document?.warnings.length ?? 0)).toBeLessThan(5);
    expect((document?.errors.length ?? 0) + (document?.warnings.length ?? 0)).toBeGreaterThan(0);
  });
});

describe("readYaml", () => {
  const settings = { maximumDepth: 100, duplicateKeys: "refuse", repair: true } as const;

  it("gives the places of documents and faults in the whole text", () => {
    const text = "xxx\na: 1\n---\nb: 1\nb: 2\n";
    const [first, second] = readYaml(text, 4, text.length, settings);
    expect(first).toMatchObject({ start: 4, outcome: { value: { a: 1 } } });
    expect(second?.outcome.fault).toMatchObject({ class: "duplicate_key", offset: text.indexOf("b: 2"), path: ["b"] });
  });

  it("gives copies for aliases, never one object twice", () => {
    const text = "a: &x {k: 1}\nb: *x\n";
    const value = readYaml(text, 0, text.length, settings)[0]?.outcome.value as { a: object; b: object };
    expect(value.a).toEqual(value.b);
    expect(value.a).not.toBe(value.b);
  });

  it("takes a key twice if the last counts", () => {
    const [document] = readYaml("a: 1\na: 2", 0, 9, { ...settings, duplicateKeys: "last" });
    expect(document?.outcome.value).toEqual({ a: 2 });
  });
});
