import { compare, type Measured } from "./harness/figure-set.js";
import { printNumber } from "./harness/print.js";
import type { SuiteResult } from "./harness/run-suite.js";
import type { Verdict } from "./harness/verdict.js";

/** What a run has found. */
export interface Results {
  readonly node: string;
  readonly quick: boolean;
  readonly suites: readonly SuiteResult[];
  readonly verdicts: readonly Verdict[];
}

const [start, end] = ["<!-- the tables of npm run bench -->", "<!-- end of the tables -->"];

/** Returns the text of README.md with the tables of a run in place of those that it has. */
export function replaceTables(readme: string, results: Results): string {
  const [before, after] = [readme.indexOf(start), readme.indexOf(end)];
  if (before < 0 || after < before) throw new Error("README.md has no place for the tables");
  return `${readme.slice(0, before)}${start}\n${printTables(results)}\n${readme.slice(after)}`;
}

/** Returns what the rows of the last table in README.md, that of the targets, begin with. */
export function rowsOfTargets(readme: string): readonly string[] {
  const tables = readme.slice(readme.indexOf(start), readme.indexOf(end));
  const last = tables.trimEnd().split("\n\n").at(-1) ?? "";
  return last
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | ")[0]?.replace(/^\| /, "") ?? "");
}

function printTables({ node, suites, verdicts }: Results): string {
  const validation = suites.find(({ name }) => name === "validation");
  const peers = validation === undefined ? [] : [printPeers(validation)];
  return [`Node ${node}; worst case of each target.`, ...peers, printTargets(verdicts)].join("\n\n");
}

const contracts = ["return-packet", "any-handoff-context", "handover", "goal-agent-handoff"];
const columns = ["large, valid", "large, invalid"];

/** Prints how many times the time of the check others take. */
function printPeers({ base, measured, remarks }: SuiteResult): string {
  const find = (table: string, row: string | undefined, column: string) =>
    measured.find((each) => each.table === table && each.row === row && each.column === column);
  const names = [...new Set(measured.map(({ row }) => row))].filter((row) => !row.startsWith("our "));
  const rows = names.map((row) => {
    const cells = contracts.map((contract) => {
      const ratios = columns.map((column) => printRatio(find(contract, row, column), find(contract, base, column)));
      const isWrong = remarks.some((remark) => remark.table === contract && remark.row === row);
      return ratios.every((ratio) => ratio === "") ? "cannot" : `${ratios.join(" / ")}${isWrong ? " \\*" : ""}`;
    });
    return [row, ...cells];
  });
  const table = printMarkdown([["times the time of our check, valid / invalid", ...contracts], ...rows]);
  return `${table}\n\n\\* wrong on some packets.`;
}

function printRatio(figure: Measured | undefined, base: Measured | undefined): string {
  return figure === undefined || base === undefined ? "" : printNumber(compare(figure, base).ratio);
}

function printTargets(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ title, demand, figure, unit, where, met }) => {
    const outcome = met === undefined ? "not measured" : met ? "met" : "missed";
    const place = where === "" ? "" : ` (${where})`;
    return [title, demand, met === undefined ? "" : `${printNumber(figure)} ${unit}${place}`, outcome];
  });
  return printMarkdown([["target", "demanded", "measured", ""], ...rows]);
}

function printMarkdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
