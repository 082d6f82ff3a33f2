import { describe, expect, it } from "vitest";
import { estimateDepth } from "../../../src/parsing/yaml/depth.js";
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
