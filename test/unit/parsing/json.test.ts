import { describe, expect, it } from "vitest";
import { countPossibleKeys, countWrittenKeys } from "../../../src/parsing/json/count-keys.js";
import { type ReadSettings, readJson, readStrict } from "../../../src/parsing/json/index.js";
import { keepNumber } from "../../../src/parsing/json/number.js";

const settings: ReadSettings = { maximumDepth: 100, duplicateKeys: "refuse", repair: true };

function read(text: string, options: Partial<ReadSettings> = {}) {
  return readJson(text, 0, { ...settings, ...options });
}

describe("readJson", () => {
  it.each([
    "{}",
    "[]",
    '[1, -2.5e3, true, false, null, "", "a\\nb\\u00e9\\\\"]',
    '{"a": {"b": [{}, []]}, "": 0, " ": "x y"}',
    '{"\\ud83d\\ude00": "\\ud83d\\ude00 \\\\ud800"}',
  ])("reads %s as JSON.parse does, without a repair", (text) => {
    expect(read(text)).toEqual({ value: JSON.parse(text), end: text.length, repairs: [] });
  });

  it("stops behind the value and leaves the rest alone", () => {
    expect(read('{"a": 1}} and {"b": 2}')).toMatchObject({ value: { a: 1 }, end: 8 });
  });

  it("lists each repair with its place", () => {
    const text = "{a: 'x', // n\n \"b\": [1,],\u00a0}";
    expect(read(text).repairs).toEqual([
      { kind: "unquoted_key", offset: 1 },
      { kind: "single_quotes", offset: 4 },
      { kind: "comment", offset: 9 },
      { kind: "trailing_comma", offset: 22 },
      { kind: "unusual_space", offset: 25 },
      { kind: "trailing_comma", offset: 24 },
    ]);
  });

  it("names the place of a fault, as an offset and as a path", () => {
    expect(read('{"a": [{"b": 1}, {"b": oops}]}').fault).toMatchObject({
      class: "unparseable",
      offset: 23,
      path: ["a", 1, "b"],
      keys: ["a"],
    });
    expect(read('{"a": {"x": 1, "x": 2}}').fault).toMatchObject({
      class: "duplicate_key",
      offset: 15,
      path: ["a", "x"],
    });
  });

  it.each(["{", '{"a', '{"a"', '{"a":', '{"a": 1', '{"a": 1,', "[", "[1", "[tru", '["\\', '["\\u1', "[/* x"])(
    "takes %s for cut off",
    (text) => {
      expect(read(text).fault?.class).toBe("truncated");
    },
  );

  it("lets the last of a key count if it is asked to", () => {
    expect(read('{"a": 1, a: 2}', { duplicateKeys: "last" })).toMatchObject({ value: { a: 2 } });
  });

  it("repairs nothing if it is asked not to", () => {
    expect(read("{'a': 1}", { repair: false }).fault).toMatchObject({ class: "unparseable", offset: 1 });
    expect(read('{"a": 1}', { repair: false })).toMatchObject({ value: { a: 1 } });
  });

  it("makes plain objects only", () => {
    const { value } = read('{"constructor": 1, "toString": 2, "hasOwnProperty": 3}');
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(value as object)).toEqual(["constructor", "toString", "hasOwnProperty"]);
  });
});

describe("readStrict", () => {
  const strict = (text: string) => readStrict(text, 3, "refuse");

  it("gives what JSON.parse gives", () => {
    expect(strict('{"a": {"b": [1, "x: y", "\\": "]}}')).toEqual({ a: { b: [1, "x: y", '": '] } });
  });

  it.each([
    ["no JSON", "{'a': 1}"],
    ["a key twice", '{"a": 1, "a": 1}'],
    ["a key twice, with a colon in a string to make up for it", '{"a" : 1, "a": ": "}'],
    ["a key twice in depth", '[{"a": {"b": 1, "b": 2}}]'],
    ["too many levels", "[[[[]]]]"],
    ["a forbidden key", '{"__proto__": 1}'],
    ["a forbidden pair", '{"constructor": {"prototype": 1}}'],
    ["infinity", "[1e999]"],
    ["minus zero", "[-0]"],
  ])("leaves %s to the reader that can say what it is", (_what, text) => {
    expect(strict(text)).toBeUndefined();
  });

  it("takes a key twice if the last counts", () => {
    expect(readStrict('{"a": 1, "a": 2}', 3, "last")).toEqual({ a: 2 });
  });
});

describe("counting keys without parsing", () => {
  it.each([
    ["{}", 0],
    ['{"a":1,"b" : {"c"\n:[]}}', 3],
    ['{"a":":", "b":"\\":", "c\\"":" :"}', 3],
    ['[":", "a:b", "\\\\", ":"]', 0],
  ])("finds all in %s", (text, count) => {
    expect(countWrittenKeys(text)).toBe(count);
    expect(countPossibleKeys(text)).toBeGreaterThanOrEqual(count);
  });
});

describe("keepNumber", () => {
  it.each([
    "1",
    "-7",
    "9007199254740991",
    "9007199254740992",
    "1152921504606846976",
    "1152921504606847000",
    "1e22",
    "0.1",
  ])("keeps %s", (token) => {
    expect(keepNumber(Number(token), token)).toBe(Number(token));
  });

  it.each(["9007199254740993", "12345678901234567890", "-100000000000000000001", "1e999"])("refuses %s", (token) => {
    expect(keepNumber(Number(token), token)).toBeUndefined();
  });

  it("knows one zero only", () => {
    expect(Object.is(keepNumber(-0, "-0"), 0)).toBe(true);
  });
});
