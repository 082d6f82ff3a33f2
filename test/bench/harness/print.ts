import { compare, type Measured } from "./figure-set.js";
import type { SuiteResult } from "./run-suite.js";
import { median, spread } from "./statistics.js";
import type { Unit } from "./suite.js";
import type { Verdict } from "./verdict.js";

/** Prints the tables of a suite: the row that others are compared with in full, of the others how many times as much. */
export function printSuite({ title, base, processes, seconds, measured, remarks }: SuiteResult): string {
  const runs = processes === 1 ? "1 process" : `${processes} processes, medians of medians`;
  const lines = [title, `${runs}; ${Math.round(seconds)} s`];
  for (const table of new Set(measured.map((each) => each.table))) {
    const figures = measured.filter((each) => each.table === table);
    const said = remarks.filter((each) => each.table === table);
    lines.push("", ...printTable(table, figures, base), ...said.map(({ row, text }) => `  ${row}: ${text}`));
  }
  return lines.join("\n");
}

function printTable(table: string, figures: readonly Measured[], base: string | undefined): readonly string[] {
  const columns = [...new Set(figures.map(({ column }) => column))];
  const names = [...new Set(figures.map(({ row }) => row))];
  // The row of comparison comes first.
  const rows = [...names.filter((row) => row === base), ...names.filter((row) => row !== base)];
  const find = (row: string | undefined, column: string) =>
    figures.find((each) => each.row === row && each.column === column);
  const cells = rows.map((row) => [row, ...columns.map((column) => printCell(find(row, column), find(base, column)))]);
  return align([[table, ...columns], ...cells]);
}

function printCell(figure: Measured | undefined, base: Measured | undefined): string {
  if (figure === undefined) return "-";
  if (base === undefined || base === figure || base.unit !== figure.unit) {
    return `${printFigure(median(figure.values), figure.unit)}${printSpread(spread(figure.values))}`;
  }
  const { ratio, spread: apart } = compare(figure, base);
  return `${printNumber(ratio)}x${printSpread(apart)}`;
}

function printSpread(apart: number): string {
  return apart === 0 || Number.isNaN(apart) ? "" : ` ±${Math.round(50 * apart)}%`;
}

function printFigure(value: number, unit: Unit): string {
  if (unit !== "ns" && unit !== "ns/KiB")
    return unit === "count" ? printNumber(value) : `${printNumber(value)} ${unit}`;
  const per = unit === "ns" ? "" : "/KiB";
  if (value >= 1e6) return `${printNumber(value / 1e6)} ms${per}`;
  return value >= 1e3 ? `${printNumber(value / 1e3)} µs${per}` : `${printNumber(value)} ns${per}`;
}

/** Prints three digits, and no exponent. */
export function printNumber(value: number): string {
  if (Number.isNaN(value)) return "-";
  if (Number.isInteger(value) || value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}

/** Prints the targets, one a line: whether it is met, the figure, what is demanded, where the figure is worst. */
export function printVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ title, demand, figure, where, range: [least, most], unit, met }) => {
    const outcome = met === undefined ? "not measured" : met ? "met" : "MISSED";
    const apart = least === most ? "" : ` (${printNumber(least)} to ${printNumber(most)})`;
    return [outcome, title, met === undefined ? "" : `${printNumber(figure)} ${unit}${apart}`, demand, where];
  });
  return align([["Target", "", "measured", "demanded", "worst in"], ...rows]).join("\n");
}

function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
