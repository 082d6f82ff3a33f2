import { joinsNext, joinsPrevious } from "./joining.js";

/** What stands where RFC 5892, appendix A, does not allow it. */
const misplaced: readonly RegExp[] = [
  // The middle dot of Catalan, between two l.
  /(?<!l)·|·(?!l)/,
  // The Greek numeral sign, before a Greek letter.
  /\u0375(?!\p{Script=Greek})/u,
  // Geresh and gershayim, after a Hebrew letter.
  /(?<!\p{Script=Hebrew})[\u05F3\u05F4]/u,
  // The middle dot of katakana, beside Japanese writing.
  /^[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*\u30FB[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$/u,
  // Digits of Arabic, not along with those of Persian and Urdu.
  /[\u0660-\u0669].*[\u06F0-\u06F9]|[\u06F0-\u06F9].*[\u0660-\u0669]/u,
];

const joiners = /[\u200C\u200D]/g;
const nonJoiner = "\u200C";

/** Tells whether each character that a label may hold only in some places has such a place in `label`. */
export function satisfiesContextRules(label: string): boolean {
  if (misplaced.some((pattern) => pattern.test(label))) return false;
  return Array.from(label.matchAll(joiners)).every(({ 0: joiner, index }) => {
    const before = label.slice(0, index);
    if (isVirama(Array.from(before).at(-1) ?? "")) return true;
    return joiner === nonJoiner && joinsNext.test(before) && joinsPrevious.test(label.slice(index + 1));
  });
}

/** Marks that normalization puts just before and just behind a virama: their combining classes are 8 and 10. */
const [kanaMark, hebrewPoint] = ["\u3099", "\u05B0"];

/**
 * Tells whether `character` is a virama, as combining class 9 has it. Regular expressions do not know that class, but
 * normalization sorts by it.
 */
function isVirama(character: string): boolean {
  if (character === "" || character === kanaMark || character === hebrewPoint) return false;
  const sorted = kanaMark + character + hebrewPoint;
  return (hebrewPoint + character + kanaMark).normalize("NFD") === sorted;
}
