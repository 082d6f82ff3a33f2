/** Writes a number with its noun: `1 item`, `2,000 items`. */
export function count(amount: number, noun: string): string {
  return `${groupDigits(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

/**
 * Writes a whole number with its thousands apart, `12,345`. Not by `toLocaleString`: to load what that knows of all
 * languages takes a fifth of the time in which the command starts.
 */
export function groupDigits(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
