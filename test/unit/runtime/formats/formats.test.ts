import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCatalogue, formats } from "../../../../src/runtime/formats/index.js";
import { runs, seeded } from "../../../helpers/runs.js";
import { hostileTexts } from "./hostile-texts.js";

const folder = new URL("../../../../src/runtime/formats/", import.meta.url);

describe.each([...formats.values()])("the format $name", ({ name, functionName, words, test }) => {
  it("has the function that the catalogue names, in the module of its own name", async () => {
    const module: Readonly<Record<string, unknown>> = await import(new URL(`${name}.ts`, folder).href);
    expect(module[functionName]).toBe(test);
    expect(test.name).toBe(functionName);
  });

  it("accepts the example that its words give", () => {
    const example = /such as "(.+)"$/.exec(words)?.[1];
    expect(example).toBeDefined();
    expect(test(example ?? "")).toBe(true);
  });

  it("answers for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.uint16Array().map(toText)), (text) => {
        expect(typeof test(text)).toBe("boolean");
      }),
      { numRuns: runs(300), seed: seeded(20260211) },
    );
  });

  it("answers for hostile text of a quarter of a megabyte, which would take minutes if time were quadratic", () => {
    const answers = Array.from(hostileTexts(2 ** 18), ([, text]) => test(text));
    expect(answers.every((answer) => typeof answer === "boolean")).toBe(true);
  });

  it("keeps nothing from one text to the next", () => {
    const texts = [...hostileTexts(40).values()];
    const first = texts.map(test);
    expect(texts.toReversed().map(test).toReversed()).toEqual(first);
    expect(texts.map(test)).toEqual(first);
  });
});

describe("formats", () => {
  it("has the entries of the catalogue", () => {
    expect([...formats.keys()]).toEqual([...formatCatalogue.keys()]);
    expect(formats.size).toBe(19);
  });

  it.each(["__proto__", "constructor", "toString", "", "Date", "unknown"])("does not know %j", (name) => {
    expect(formats.get(name)).toBeUndefined();
    expect(formatCatalogue.get(name)).toBeUndefined();
  });
});

function toText(units: Uint16Array): string {
  return String.fromCharCode(...units);
}
