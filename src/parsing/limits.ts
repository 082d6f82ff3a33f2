import type { ReadLimits } from "./options.js";

/** What bounds the work on a text unless it is said otherwise. */
export const defaultLimits: ReadLimits = { bytes: 1024 * 1024, depth: 100 };

const mostBytesPerUnit = 3;

/** Tells whether `text` takes more than `bytes` bytes as UTF-8. Counts them only where the length leaves it open. */
export function exceedsBytes(text: string, bytes: number): boolean {
  if (text.length > bytes) return true;
  return text.length * mostBytesPerUnit > bytes && countBytes(text) > bytes;
}

/** Counts the bytes that `text` takes as UTF-8. Counts each code unit by itself, so that text may come in parts. */
export function countBytes(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80) count++;
    if (unit < 0x800) continue;
    // Two surrogates that belong together take four bytes; one alone takes three, as the replacement character.
    if ((text.codePointAt(index) ?? 0) > 0xffff) index++;
    count++;
  }
  return count;
}
