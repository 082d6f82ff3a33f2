import { describe, expect, it } from "vitest";
import { firstDuplicate } from "../../../src/runtime/unique.js";
import { processorTime } from "../../helpers/processor-time.js";

describe("firstDuplicate", () => {
  it.each([
    [[], -1],
    [["a"], -1],
    [["a", "b", "a", "b"], 2],
    [["b", "a", "a"], 2],
    [[1, "1", true, null, false, 0], -1],
    [[0, -0], 1],
    [[Number.NaN, Number.NaN], 1],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      1,
    ],
    [[{ a: 1 }, { a: 1, b: undefined }], -1],
    [[{}, []], -1],
    [[[], {}, []], 2],
    [[{ 0: "a" }, ["a"]], -1],
    [
      [
        ["a", "b"],
        ["b", "a"],
      ],
      -1,
    ],
    [
      [
        [1, [2, [3]]],
        [1, [2, [4]]],
        [1, [2, [3]]],
      ],
      2,
    ],
    [[{ a: false }, { a: 0 }, { a: null }, { a: "" }], -1],
    [[{ a: "b" }, { b: "a" }], -1],
    [["x", { a: {} }, { a: [] }, { a: {} }], 3],
    [[new Array(2), new Array(3), [undefined, undefined]], -1],
  ])("of %j is %i", (items, index) => {
    expect(firstDuplicate(items)).toBe(index);
  });

  it("sees own keys that look like a prototype's", () => {
    const items = JSON.parse('[{"__proto__":1},{"__proto__":2},{},{"constructor":1},{"__proto__":2}]');
    expect(firstDuplicate(items)).toBe(4);
  });

  it("finds the same in few and in many strings", () => {
    const many = Array.from({ length: 100 }, (_, index) => `item ${index}`);
    expect(firstDuplicate(many)).toBe(-1);
    expect(firstDuplicate([...many, "item 7"])).toBe(100);
    expect(firstDuplicate([...many.slice(0, 15), "item 7"])).toBe(15);
  });

  it("takes nearly linear time for many objects that differ late", () => {
    const tail = (index: number) => ({ same: Array.from({ length: 20 }, () => "same"), last: { index } });
    const items = Array.from({ length: 100_000 }, (_, index) => tail(index));
    const start = processorTime();
    expect(firstDuplicate(items)).toBe(-1);
    expect(processorTime() - start).toBeLessThan(10_000);
    expect(firstDuplicate([...items, tail(41)])).toBe(100_000);
  });

  it("counts shared parts once", () => {
    const bomb = (): unknown => {
      let value: unknown = "end";
      for (let level = 0; level < 200; level++) value = [value, value];
      return value;
    };
    expect(firstDuplicate([bomb(), { other: bomb() }, bomb()])).toBe(2);
  });

  it("goes to any depth", () => {
    const deep = (end: string): unknown => {
      let value: unknown = end;
      for (let level = 0; level < 100_000; level++) value = { value };
      return value;
    };
    expect(firstDuplicate([deep("a"), deep("b")])).toBe(-1);
    expect(firstDuplicate([deep("a"), deep("b"), deep("a")])).toBe(2);
  });

  it("takes what contains itself as equal only to itself", () => {
    const circle = () => {
      const value: { self?: unknown } = {};
      value.self = value;
      return value;
    };
    const one = circle();
    expect(firstDuplicate([one, circle()])).toBe(-1);
    expect(firstDuplicate([one, circle(), one])).toBe(2);
  });

  it("never throws", () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const trap = {
      get key(): never {
        throw new Error("trap");
      },
    };
    expect(firstDuplicate([proxy, trap, {}, proxy])).toBe(3);
    expect(firstDuplicate([1n, Symbol.iterator, undefined, firstDuplicate])).toBe(-1);
  });
});
