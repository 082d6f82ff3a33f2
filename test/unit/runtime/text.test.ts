import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clip, countCodePoints, isLongerThan, isShorterThan } from "../../../src/runtime/index.js";
import { processorTime } from "../../helpers/processor-time.js";
import { seeded } from "../../helpers/runs.js";

describe("lengths", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["é", 1],
    ["e\u0301", 2],
    ["🚀", 1],
    ["👩‍👩‍👧", 5],
    ["\ud83d", 1],
    ["\ude80\ud83d", 2],
    ["\ud83d\ud83d\ude80", 2],
  ])("of %j are in code points: %i", (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });

  it("are those that JavaScript counts when it goes through a text", () => {
    const text = fc.array(fc.constantFrom("a", "🚀", "\ud83d", "\ude80", "é")).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, fc.nat(20), (each, bound) => {
        const count = [...each].length;
        expect(countCodePoints(each)).toBe(count);
        expect(isShorterThan(each, bound)).toBe(count < bound);
        expect(isLongerThan(each, bound)).toBe(count > bound);
      }),
      { seed: seeded(20_263), numRuns: 2_000 },
    );
  });

  it("of huge texts are decided without counting where that is needless", () => {
    const huge = "🚀".repeat(20_000_000);
    const start = processorTime();
    for (let round = 0; round < 1_000; round++)
      expect([isLongerThan(huge, 2_000), isShorterThan(huge, 2_000)]).toEqual([true, false]);
    expect(processorTime() - start).toBeLessThan(2_000);
  });
});

describe("clip", () => {
  it("keeps short texts, cuts long ones, and cuts no pair in two", () => {
    expect(clip("abc", 3)).toBe("abc");
    expect(clip("abcd", 3)).toBe("ab…");
    expect(clip("a🚀cd", 3)).toBe("a…");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 2, max: 30 }), (text, maximum) => {
        const clipped = clip(text, maximum);
        expect(clipped.length).toBeLessThanOrEqual(maximum);
        expect(clipped === text || text.startsWith(clipped.slice(0, -1))).toBe(true);
        expect(/[\ud800-\udbff](?![\udc00-\udfff])/.test(clipped)).toBe(false);
      }),
      { seed: seeded(20_264) },
    );
  });
});
