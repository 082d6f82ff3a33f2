import { choose, once } from "../random/choose.js";
import type { Random } from "../random/random.js";

/** The simplest date-time. */
export const simplestDateTime = "2000-01-01T00:00:00Z";

const remarkable: readonly string[] = [
  simplestDateTime,
  "2026-02-11T08:30:00Z",
  "2026-02-11t08:30:00z",
  "2016-12-31T23:59:60Z",
  "1990-12-31T15:59:60-08:00",
  "2024-02-29T12:00:00+05:30",
  "1985-04-12T23:20:50.52Z",
  "0001-01-01T00:00:00-00:00",
  "9999-12-31T23:59:59.999999999+23:59",
];

/** Draws a date-time as RFC 3339 has it: any offset, either case, fractions of a second, leap seconds. */
export function drawDateTime(random: Random): string {
  if (!once(random, 2)) return choose(random, remarkable);
  const year = once(random, 4) ? random.integer(1, 9999) : random.integer(1990, 2039);
  const month = random.integer(1, 12);
  const day = random.integer(1, daysIn(year, month));
  const time = [random.integer(0, 23), random.integer(0, 59), random.integer(0, 59)].map((part) => digits(part, 2));
  const fraction = once(random, 3) ? `.${random.integer(0, 999_999)}` : "";
  const date = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}`;
  return `${date}${choose(random, ["T", "T", "T", "t"])}${time.join(":")}${fraction}${drawOffset(random)}`;
}

function drawOffset(random: Random): string {
  if (!once(random, 2)) return choose(random, ["Z", "Z", "z"]);
  const sign = choose(random, ["+", "-"]);
  return `${sign}${digits(random.integer(0, 23), 2)}:${digits(random.integer(0, 59), 2)}`;
}

function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
