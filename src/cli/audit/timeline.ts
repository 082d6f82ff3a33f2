import type { Timeline } from "./audit-report.js";
import type { AttemptOutcome } from "./part.js";
import { MutableTally } from "./tally.js";

/** The most spans that there are, whatever the time that the input covers. */
const mostSpans = 200;

const units = ["hour", "day", "month", "year"] as const;
const lengths = { hour: 13, day: 10, month: 7, year: 4 } as const;
const rests = { hour: ":00:00Z", day: "T00:00:00Z", month: "-01T00:00:00Z", year: "-01-01T00:00:00Z" } as const;

/**
 * Counts attempts over time: by the hour, and by longer spans once there are too many. As the number of spans only
 * grows, the length of the spans does not depend on the order in which attempts come.
 */
export class TimelineCounter {
  #unit = 0;
  #spans = new Map<string, MutableTally>();

  /** Counts attempts in an hour, in hours since 1970. */
  add(hour: number, outcome: AttemptOutcome, count: number): void {
    const key = this.#keyOf(new Date(hour * 3_600_000).toISOString());
    tallyOf(this.#spans, key).add(outcome, count);
    while (this.#spans.size > mostSpans && this.#unit < units.length - 1) this.#coarsen();
  }

  /** Returns the spans, the oldest first. */
  timeline(): Timeline {
    const span = units[this.#unit] ?? "year";
    const sorted = [...this.#spans].sort(([left], [right]) => (left < right ? -1 : 1));
    return { span, spans: sorted.map(([key, tally]) => ({ start: key + rests[span], ...tally.plain() })) };
  }

  #keyOf(iso: string): string {
    return iso.slice(0, lengths[units[this.#unit] ?? "year"]);
  }

  #coarsen(): void {
    this.#unit++;
    const finer = this.#spans;
    this.#spans = new Map();
    for (const [key, tally] of finer) tallyOf(this.#spans, this.#keyOf(key)).addAll(tally);
  }
}

function tallyOf(spans: Map<string, MutableTally>, key: string): MutableTally {
  const tally = spans.get(key) ?? new MutableTally();
  spans.set(key, tally);
  return tally;
}
