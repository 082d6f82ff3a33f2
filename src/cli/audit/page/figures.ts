import { count } from "../../../parsing/feedback/count.js";

export { groupDigits as number } from "../../../parsing/feedback/count.js";

/** Writes a share as a percentage: never `0%` for something, never `100%` for less than all. */
export function share(part: number, whole: number): string {
  if (whole === 0) return "–";
  const percent = (100 * part) / whole;
  if (percent > 0 && percent < 0.1) return "< 0.1%";
  if (percent < 100 && percent > 99.9) return "> 99.9%";
  const isFine = (percent > 0 && percent < 9.95) || (percent < 100 && percent > 99);
  return `${percent.toFixed(isFine ? 1 : 0)}%`;
}

/** Writes a size: `1.4 MB`. */
export function size(bytes: number): string {
  const units = ["kB", "MB", "GB", "TB"];
  if (bytes < 1000) return count(bytes, "byte");
  const power = Math.min(units.length, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** power;
  return `${amount.toFixed(amount < 10 ? 1 : 0)} ${units[power - 1]}`;
}
