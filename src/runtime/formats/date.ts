import { isDateTime } from "./date-time.js";

/**
 * Tells whether `text` is a date as RFC 3339 writes it: `2026-02-11`, a day that the calendar has. Other forms of
 * ISO 8601, such as a week or the day of a year, are refused. Takes time linear in the text.
 */
export function isDate(text: string): boolean {
  // Text of any other length need not be put together with a time first.
  return text.length === 10 && isDateTime(`${text}T00:00:00Z`);
}
