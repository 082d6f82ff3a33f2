import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { searchJson } from "../../../src/cli/check/locate-json.js";
import { searchYaml } from "../../../src/cli/check/locate-yaml.js";
import type { Key } from "../../../src/runtime/issue.js";

/** Lists the places of a value, each with what stands there. */
function placesIn(
  value: unknown,
  path: readonly Key[] = [],
): { readonly path: readonly Key[]; readonly value: unknown }[] {
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => placesIn(item, [...path, index]))
    : typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))
      : [];
  return [{ path, value }, ...inner];
}

const sourceOf = (text: string) => ({ file: "a", text, firstLine: 1 });
const locateInJson = (text: string, path: readonly Key[], wantsKey = false) =>
  searchJson(sourceOf(text))(path, wantsKey);
const locateInYaml = (text: string, path: readonly Key[], wantsKey = false) =>
  searchYaml(sourceOf(text), 0)(path, wantsKey);

const indentation = fc.constantFrom(undefined, 1, 2, "\t");
const options = { seed: 20260211, numRuns: 300 };

describe("searchJson", () => {
  it("finds the text of each value, however it is laid out", () => {
    const property = fc.property(fc.jsonValue({ depthSize: "small" }), indentation, (value, indent) => {
      const text = ` ${JSON.stringify(value, undefined, indent)}\n`;
      const search = searchJson(sourceOf(text));
      for (const { path, value: expected } of placesIn(JSON.parse(text))) {
        const place = search(path, false);
        const found = text.slice(place?.offset, (place?.offset ?? 0) + (place?.length ?? 0));
        expect(JSON.parse(found)).toEqual(expected);
        expect(found).toBe(found.trim());
      }
    });
    fc.assert(property, options);
  });

  it("finds the key where the key is at fault, written with escapes or not", () => {
    const text = String.raw`{"a": {"\u0062": 1, "c": 2}}`;
    expect(locateInJson(text, ["a", "b"], true)).toEqual({ offset: 7, length: 8 });
    expect(locateInJson(text, ["a", "c"], true)).toEqual({ offset: 20, length: 3 });
  });

  it.each([[["b"]], [["a", 0]], [["a", "c", 1]], [["a", "c", "d"]]])(
    "finds nothing where there is nothing: %j",
    (path) => {
      expect(locateInJson('{"a": {"c": [1]}}', path, false)).toBeUndefined();
    },
  );
});

describe("searchYaml", () => {
  it("finds each value in each document", () => {
    const json = fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue({ depthSize: "small" }), { minKeys: 1 });
    const property = fc.property(json, json, (first, second) => {
      const text = [first, second].map((each) => stringify(each)).join("---\n");
      const source = sourceOf(text);
      for (const [document, whole] of [first, second].entries()) {
        const search = searchYaml(source, document);
        for (const { path, value } of placesIn(parse(stringify(whole)))) {
          const place = search(path, false);
          expect(place, JSON.stringify(path)).toBeDefined();
          const found = text.slice(place?.offset, (place?.offset ?? 0) + (place?.length ?? 0));
          // Block scalars and collections keep the indentation that they stand in; scalars in one line do not.
          if (typeof value === "number" || typeof value === "boolean") expect(parse(found)).toEqual(value);
        }
      }
    });
    fc.assert(property, { ...options, numRuns: 60 });
  });

  it("finds the key where the key is at fault, and looks through aliases", () => {
    const text = "base: &base\n  a: 1\nuse: *base\n";
    expect(locateInYaml(text, ["use", "a"], false)).toEqual({ offset: 17, length: 1 });
    expect(locateInYaml(text, ["base", "a"], true)).toEqual({ offset: 14, length: 1 });
    expect(locateInYaml(text, ["base", "b"], false)).toBeUndefined();
  });
});
