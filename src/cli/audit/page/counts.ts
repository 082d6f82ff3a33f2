import { count } from "../../../parsing/feedback/count.js";
import type { Tally } from "../audit-report.js";
import { number } from "./figures.js";

/** The three ways in which an attempt ends, in the order in which charts show them. */
export const endings = ["valid", "repaired", "refused"] as const;

/** A tally in which the classes of the refused are one. */
export type Counts = Readonly<Record<"attempts" | (typeof endings)[number], number>>;

/** How a name of {@link Counts} is written over a column. */
export const titles: Readonly<Record<keyof Counts, string>> = {
  attempts: "Attempts",
  valid: "Valid",
  repaired: "Repaired",
  refused: "Refused",
};

/** Counts the refused of all classes as one. */
export function countsOf({ attempts, valid, repaired, refused }: Tally): Counts {
  return { attempts, valid, repaired, refused: Object.values(refused).reduce((sum, amount) => sum + amount, 0) };
}

/** Adds up tallies. */
export function sumOf(tallies: readonly Tally[]): Counts {
  const sum = { attempts: 0, valid: 0, repaired: 0, refused: 0 };
  for (const counts of tallies.map(countsOf)) {
    sum.attempts += counts.attempts;
    for (const ending of endings) sum[ending] += counts[ending];
  }
  return sum;
}

/** Says how the attempts ended: `12 attempts: 9 valid, 1 repaired, 2 refused`. */
export function describeCounts(counts: Counts): string {
  const parts = endings.map((ending) => `${number(counts[ending])} ${ending}`);
  return `${count(counts.attempts, "attempt")}: ${parts.join(", ")}`;
}
