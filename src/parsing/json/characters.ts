/** The UTF-16 code units that the readers compare with. */
export const units = {
  tab: 0x09,
  lineFeed: 0x0a,
  carriageReturn: 0x0d,
  space: 0x20,
  quote: 0x22,
  hash: 0x23,
  apostrophe: 0x27,
  asterisk: 0x2a,
  comma: 0x2c,
  slash: 0x2f,
  colon: 0x3a,
  openBracket: 0x5b,
  backslash: 0x5c,
  closeBracket: 0x5d,
  openBrace: 0x7b,
  closeBrace: 0x7d,
} as const;

/** Tells whether JSON allows the code unit between tokens. */
export function isJsonSpace(unit: number): boolean {
  return unit === units.space || unit === units.lineFeed || unit === units.carriageReturn || unit === units.tab;
}

/** Tells whether the code unit looks like a space, but is none to JSON: no-break space, em space, line separator. */
export function isUnusualSpace(unit: number): boolean {
  if (unit === 0x0b || unit === 0x0c || unit === 0x85 || unit === 0xa0) return true;
  if (unit < 0x1680) return false;
  if (unit >= 0x2000 && unit <= 0x200a) return true;
  return unit === 0x1680 || unit === 0x2028 || unit === 0x2029 || unit === 0x202f || unit === 0x205f || unit === 0x3000;
}

/** Tells whether the code unit cannot be seen at all: zero-width spaces and joiners, the byte order mark. */
export function isInvisible(unit: number): boolean {
  return (unit >= 0x200b && unit <= 0x200f) || unit === 0x2060 || unit === 0xfeff;
}

/** Tells whether the code unit is one of those that may stand between tokens, strictly or after repair. */
export function isAnySpace(unit: number): boolean {
  return isJsonSpace(unit) || isUnusualSpace(unit) || isInvisible(unit);
}

/** Tells whether the code unit is an ASCII digit. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Tells whether the code unit can be part of a word: an ASCII letter or digit, `_`, `$`, or anything beyond Latin-1. */
export function isWordUnit(unit: number): boolean {
  if (unit >= 0xc0) return !isUnusualSpace(unit) && !isInvisible(unit) && !isSmartQuote(unit);
  return (
    isDigit(unit) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || unit === 0x24
  );
}

/** Tells whether the code unit is a typographic quotation mark, single or double. */
export function isSmartQuote(unit: number): boolean {
  return unit >= 0x2018 && unit <= 0x201f;
}

/** Tells whether the code unit can open a string, strictly or after repair. */
export function isQuote(unit: number): boolean {
  return unit === units.quote || unit === units.apostrophe || isSmartQuote(unit);
}

/** Tells whether a Markdown fence, three backticks or tildes, stands at `offset`. */
export function isFence(text: string, offset: number): boolean {
  return text.startsWith("```", offset) || text.startsWith("~~~", offset);
}
