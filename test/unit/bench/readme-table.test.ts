import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Results, replaceTables, rowsOfTargets } from "../../bench/readme-table.js";
import { suites } from "../../bench/suites.js";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const targets = suites.flatMap((suite) => suite.targets);

describe("the table of targets in README.md", () => {
  it("has a row for each target of the benches, in their order", () => {
    expect(rowsOfTargets(readme)).toEqual(targets.map(({ title }) => title));
  });

  it("is written anew from the results of a run", () => {
    const verdict = { demand: "at most 2 times", range: [1, 1], unit: "times", met: true } as const;
    const results: Results = {
      node: "20.0.0",
      quick: false,
      suites: [],
      verdicts: [
        { ...verdict, title: "one", figure: 1.5, where: "here" },
        { ...verdict, title: "other", figure: Number.NaN, where: "", met: undefined },
      ],
    };
    const written = replaceTables(readme, results);
    expect(rowsOfTargets(written)).toEqual(["one", "other"]);
    expect(written).toContain("| one | at most 2 times | 1.50 times (here) | met |");
    expect(written).toContain("| other | at most 2 times |  | not measured |");
    expect(written.split("## Design notes")[1]).toBe(readme.split("## Design notes")[1]);
  });
});
