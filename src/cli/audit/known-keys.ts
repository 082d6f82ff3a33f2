import { foldSpelling } from "../../parsing/schema/spelling.js";

/** How far in front of a colon its key may begin. */
const longestKey = 60;
/** How many marks may stand between a key and its colon: quotes, spaces, invisible characters. */
const mostMarks = 12;
const mostWords = 4;
const mostRemembered = 5_000;

const colon = 0x3a;
const space = 0x20;
const semicolon = 0x3b;
const ampersand = 0x26;

/**
 * Tells whether a text has one of some keys before a colon, in any spelling and between any quotes: the cheap look that
 * spares most texts the reader. Looks only at what stands in front of colons, which are few.
 */
export class KnownKeys {
  readonly #keys: ReadonlySet<string>;
  /** For each code unit, 1 if a key may end with it. */
  readonly #lastUnits = new Uint8Array(0x10000);
  readonly #remembered = new Map<string, boolean>();

  /** `keys` are folded. */
  constructor(keys: ReadonlySet<string>) {
    this.#keys = keys;
    for (const key of keys) {
      for (const form of [key, key.toUpperCase()]) this.#lastUnits[form.charCodeAt(form.length - 1)] = 1;
    }
  }

  /** Tells whether one of the keys stands in a text. */
  standIn(text: string): boolean {
    for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
      let end = at;
      while (end > 0 && at - end < mostMarks && !isWord(text.charCodeAt(end - 1))) {
        const unit = text.charCodeAt(end - 1);
        if (unit === colon) break;
        // What ends a key in HTML has letters: &quot;
        end = unit === semicolon && end > 5 && text.charCodeAt(end - 6) === ampersand ? end - 6 : end - 1;
      }
      if (end > 0 && this.#lastUnits[text.charCodeAt(end - 1)] === 1 && this.#endsWithKey(text, end)) return true;
    }
    return false;
  }

  /** Tells whether a key ends at `end`: one word, or several. */
  #endsWithKey(text: string, end: number): boolean {
    let start = end;
    for (let words = 0; words < mostWords; words++) {
      while (start > 0 && end - start < longestKey && isWord(text.charCodeAt(start - 1))) start--;
      if (this.#isKey(text.slice(start, end))) return true;
      if (start === 0 || text.charCodeAt(start - 1) !== space) return false;
      start--;
    }
    return false;
  }

  #isKey(words: string): boolean {
    const before = this.#remembered.get(words);
    if (before !== undefined) return before;
    const isKey = this.#keys.has(foldSpelling(words));
    // Made from bytes, as a part of a text would keep all of the text.
    if (this.#remembered.size < mostRemembered) this.#remembered.set(Buffer.from(words).toString(), isKey);
    return isKey;
  }
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
