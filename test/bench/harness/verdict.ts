import { figuresOfRuns, type Measured } from "./figure-set.js";
import { median } from "./statistics.js";
import type { Target } from "./suite.js";

/** What came of a target. */
export interface Verdict {
  readonly title: string;
  /** What is demanded, in words: `"at most 1.15 times"`. */
  readonly demand: string;
  /** The figure in the place where it is worst, or not a number where nothing was measured. */
  readonly figure: number;
  readonly where: string;
  /** The least and the most that the figure was in a process. */
  readonly range: readonly [number, number];
  readonly unit: string;
  readonly met: boolean | undefined;
}

/**
 * Holds a target against what was measured: in each place the median over the processes of what the figure was in each.
 * The worst place counts.
 */
export function judge(target: Target, measured: readonly Measured[]): Verdict {
  const places = new Map<string, number[]>();
  for (const run of figuresOfRuns(measured)) {
    for (const { where, value } of target.measure(run)) places.set(where, [...(places.get(where) ?? []), value]);
  }
  const known = [...places].map(([where, values]) => ({ where, values, figure: median(values) }));
  const isUpper = target.bound === "at most" || target.bound === "under";
  const found = known.filter(({ figure }) => !Number.isNaN(figure));
  const [worst] = found.sort((left, right) => (isUpper ? right.figure - left.figure : left.figure - right.figure));
  const { title, unit } = target;
  const demand = [target.bound, target.limit, unit].join(" ").trim();
  if (worst === undefined) return { title, demand, figure: Number.NaN, where: "", range: none, unit, met: undefined };
  const values = worst.values.filter((value) => !Number.isNaN(value));
  const { figure, where } = worst;
  return {
    title,
    demand,
    figure,
    where,
    range: [Math.min(...values), Math.max(...values)],
    unit,
    met: isMet(target, figure),
  };
}

const none = [Number.NaN, Number.NaN] as const;

function isMet({ bound, limit }: Target, figure: number): boolean {
  if (bound === "at most") return figure <= limit;
  if (bound === "at least") return figure >= limit;
  return bound === "under" ? figure < limit : figure > limit;
}
