import type { Timeline } from "../../audit-report.js";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Writes the start of a span as far as it tells spans apart: `1 Mar 2026 14:00`, `1 Mar 2026`, `Mar 2026`, `2026`. */
export function momentOf(start: string, span: Timeline["span"]): string {
  const [, year, month, day, time] = /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(start) ?? [];
  if (year === undefined) return start;
  const parts = [year];
  if (span !== "year") parts.unshift(months[Number(month) - 1] ?? "");
  if (span === "day" || span === "hour") parts.unshift(String(Number(day)));
  if (span === "hour") parts.push(time ?? "");
  return parts.join(" ");
}

/** Says what a timeline covers: `1 Mar 2026 to 7 Mar 2026`; nothing where it is empty. */
export function periodOf({ span, spans }: Timeline): string {
  const first = spans[0];
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return "";
  const moments = [momentOf(first.start, span), momentOf(last.start, span)];
  return [...new Set(moments)].join(" to ");
}
