/**
 * Tells whether a text that is known to be JSON surely holds whole characters only: no half of a surrogate pair, be it
 * as it is or escaped. No two programs agree on what such a half is once it is written to UTF-8.
 */
export function isSurelyWellFormed(text: string): boolean {
  return text.isWellFormed() && !text.includes("\\ud") && !text.includes("\\uD");
}
