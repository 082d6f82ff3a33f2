import { describe, expect, it } from "vitest";
import { findDuplicateKey } from "../../../src/codegen/text/duplicate-key.js";

describe("a key that stands twice", () => {
  it.each([
    ['{"a":1,"a":2}', ["a"]],
    ['{ "a" : {}, "b": [0, {"c": 1, "d": "c", "c": 2}] }', ["b", 1, "c"]],
    ['[[], [1, 2], {"x": {"y": 1}, "z": {"y": 1, "y": 1}}]', [2, "z", "y"]],
    ['{"\\u0061":1,"a":2}', ["a"]],
    ['{"__proto__":1,"__proto__":2}', ["__proto__"]],
    ['{"":1,"":2}', [""]],
  ])("is found: %s", (text, path) => {
    expect(findDuplicateKey(text)).toEqual(path);
  });

  it.each([
    ..."{} [] 1 null".split(" "),
    '{"a":{"a":{"a":1}},"b":{"a":1}}',
    '[{"a":1},{"a":1}]',
    '{"a":"a","b":["a","a"]}',
    '{"a":"{\\"a\\":1,\\"a\\":2}","b":"\\\\","c":"\\\\\\""}',
    '{"a":"\\"a\\":","A":1}',
  ])("is not found where there is none: %s", (text) => {
    expect(JSON.parse(text)).toBeDefined();
    expect(findDuplicateKey(text)).toBeUndefined();
  });

  it("is looked for in a time that grows with the text, not with its square", () => {
    const long = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    expect(findDuplicateKey(long)).toBeUndefined();
    expect(findDuplicateKey(JSON.stringify({ a: '\\"'.repeat(1_000_000) }))).toBeUndefined();
  });
});
