import { foldSpelling } from "../../parsing/schema/spelling.js";

/** How far in front of a colon its key may begin. */
const longestKey = 60;

const colon = 0x3a;
const space = 0x20;

/**
 * Tells whether a text has one of some keys before a colon, in any spelling and between any quotes: the cheap look that
 * spares most texts the reader. Looks only at what stands in front of colons, which are few.
 */
export function hasKnownKey(text: string, keys: ReadonlySet<string>): boolean {
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    let end = at;
    while (end > 0 && at - end < 12 && !isWord(text.charCodeAt(end - 1))) {
      // What ends a key in HTML has letters: &quot;
      const unit = text.charCodeAt(end - 1);
      if (unit === colon) break;
      end = unit === 0x3b && end > 6 && text.charCodeAt(end - 6) === 0x26 ? end - 6 : end - 1;
    }
    if (end > 0 && endsWithKey(text, end, keys)) return true;
  }
  return false;
}

/** Tells whether a key ends at `end`: one word, or up to four. */
function endsWithKey(text: string, end: number, keys: ReadonlySet<string>): boolean {
  let start = end;
  for (let words = 0; words < 4; words++) {
    while (start > 0 && end - start < longestKey && isWord(text.charCodeAt(start - 1))) start--;
    if (start === end) return false;
    if (keys.has(foldSpelling(text.slice(start, end)))) return true;
    if (start === 0 || text.charCodeAt(start - 1) !== space) return false;
    start--;
  }
  return false;
}

/** Tells whether a code unit may stand in a key: letters, digits, marks between words, all beyond ASCII but quotes and spaces. */
function isWord(unit: number): boolean {
  if (unit < 0x80) return wordUnits[unit] === 1;
  // Below U+0100 stand the bytes of other characters as well, where a text was decoded byte by byte.
  return unit >= 0x100 && !(unit >= 0x2000 && unit <= 0x206f) && unit !== 0xfeff && unit !== 0x3000;
}

const wordUnits = new Uint8Array(128);
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-$.") {
  wordUnits[character.charCodeAt(0)] = 1;
}
