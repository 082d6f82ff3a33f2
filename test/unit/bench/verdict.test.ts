import { describe, expect, it } from "vitest";
import { collect } from "../../bench/harness/figure-set.js";
import { median, spread } from "../../bench/harness/statistics.js";
import type { Figure, Target } from "../../bench/harness/suite.js";
import { judge } from "../../bench/harness/verdict.js";

const figure = (row: string, column: string, value: number): Figure => ({ table: "t", row, column, value, unit: "ns" });

/** Three processes: in each, how long `ours` and `theirs` took for two packets. */
const measured = collect([
  [figure("ours", "a", 10), figure("theirs", "a", 10), figure("ours", "b", 30), figure("theirs", "b", 10)],
  [figure("ours", "a", 40), figure("theirs", "a", 20), figure("ours", "b", 20), figure("theirs", "b", 10)],
  [figure("ours", "a", 15), figure("theirs", "a", 10), figure("ours", "b", 25), figure("theirs", "b", 10)],
]);

const target = (bound: Target["bound"], limit: number, columns = ["a", "b"]): Target => ({
  title: "ours, to theirs",
  bound,
  limit,
  unit: "times",
  measure: (figures) =>
    columns.map((where) => ({ where, value: figures.get("t", "ours", where) / figures.get("t", "theirs", where) })),
});

describe("a verdict", () => {
  it("is about the median of what is measured side by side in each process, where that is worst", () => {
    expect(judge(target("at most", 2.5), measured)).toMatchObject({
      figure: 2.5,
      where: "b",
      range: [2, 3],
      met: true,
    });
    expect(judge(target("at least", 1.5), measured)).toMatchObject({
      figure: 1.5,
      where: "a",
      range: [1, 2],
      met: true,
    });
  });

  it.each([
    ["at most", 2.4],
    ["under", 2.5],
    ["at least", 1.6],
    ["over", 1.5],
  ] as const)("is missed where the figure is not %s %d", (bound, limit) => {
    expect(judge(target(bound, limit), measured).met).toBe(false);
  });

  it("is none where nothing was measured, and leaves out what was not", () => {
    expect(judge(target("at most", 1, ["c"]), measured)).toMatchObject({ figure: Number.NaN, met: undefined });
    expect(judge(target("at most", 1.5, ["a", "c"]), measured)).toMatchObject({ figure: 1.5, met: true });
  });
});

describe("statistics", () => {
  it("take the middle of what is known", () => {
    expect([median([3, 1, 2]), median([4, 1]), median([1, Number.NaN]), median([])]).toEqual([2, 2.5, 1, Number.NaN]);
    expect([spread([1, 2, 3]), spread([2]), spread([])]).toEqual([1, 0, Number.NaN]);
  });
});
