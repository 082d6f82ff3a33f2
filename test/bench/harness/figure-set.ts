import { median, spread } from "./statistics.js";
import type { Figure, FigureSet, Unit } from "./suite.js";

/** A figure of a suite: what it was in each process. */
export interface Measured extends Omit<Figure, "value"> {
  readonly values: readonly number[];
}

/** Brings together what was measured in several processes. */
export function collect(runs: readonly (readonly Figure[])[]): readonly Measured[] {
  const found = new Map<string, { table: string; row: string; column: string; unit: Unit; values: number[] }>();
  for (const [run, figures] of runs.entries()) {
    for (const { table, row, column, unit, value } of figures) {
      const key = keyOf(table, row, column);
      const one = found.get(key) ?? { table, row, column, unit, values: runs.map(() => Number.NaN) };
      found.set(key, one);
      one.values[run] = value;
    }
  }
  return [...found.values()];
}

/** Returns the figures of each process, to work out ratios from what was measured side by side. */
export function figuresOfRuns(measured: readonly Measured[]): readonly FigureSet[] {
  const runs = Math.max(0, ...measured.map(({ values }) => values.length));
  return Array.from({ length: runs }, (_, run) => createFigureSet(measured, (values) => values[run]));
}

/** Returns how many times as much as `base` a figure is: the median over the processes, and how far they are apart. */
export function compare(figure: Measured, base: Measured): { readonly ratio: number; readonly spread: number } {
  const ratios = figure.values.map((value, run) => value / (base.values[run] ?? Number.NaN));
  return { ratio: median(ratios), spread: spread(ratios) };
}

function createFigureSet(
  measured: readonly Measured[],
  pick: (values: readonly number[]) => number | undefined,
): FigureSet {
  const byKey = new Map(measured.map((each) => [keyOf(each.table, each.row, each.column), pick(each.values)]));
  return {
    get: (table, row, column) => byKey.get(keyOf(table, row, column)) ?? Number.NaN,
    tables: () => [...new Set(measured.map(({ table }) => table))],
    rows: (table) => [...new Set(measured.filter((each) => each.table === table).map(({ row }) => row))],
    columns: (table) => [...new Set(measured.filter((each) => each.table === table).map(({ column }) => column))],
  };
}

function keyOf(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
