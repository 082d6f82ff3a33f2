import type { TimedTally, Timeline } from "../../audit-report.js";

/** A place on the axis of time: a span with attempts, or some without, which are left blank. */
export type Slot = TimedTally | { readonly start?: never; readonly blank: number };

/** How many places a chart has at most before a run of blank spans is drawn as one. */
const roomForBlanks = 150;

/** Lays spans out on an axis. Runs of spans without attempts stand as they are where there is room, each as one otherwise. */
export function slotsOf({ span, spans }: Timeline): readonly Slot[] {
  const places = spans.map(({ start }) => placeOf(start, span));
  // A start that is no date, which is not a number here, has no blank before it.
  const blanks = places.map((place, index) => Math.max(0, place - (places[index - 1] ?? place) - 1) || 0);
  const hasRoom = spans.length + blanks.reduce((sum, blank) => sum + blank, 0) <= roomForBlanks;
  return spans.flatMap((tally, index): readonly Slot[] => {
    const blank = blanks[index] ?? 0;
    if (blank === 0) return [tally];
    return [...(hasRoom ? new Array<Slot>(blank).fill({ blank: 1 }) : [{ blank }]), tally];
  });
}

/** Numbers the spans of all time. */
function placeOf(start: string, span: Timeline["span"]): number {
  const time = new Date(start);
  const months = time.getUTCFullYear() * 12 + time.getUTCMonth();
  if (span === "year") return time.getUTCFullYear();
  if (span === "month") return months;
  return Math.floor(time.getTime() / (span === "day" ? 86_400_000 : 3_600_000));
}
