/**
 * The bidirectional classes of the characters that a label may hold, as one letter each, most special first: N for
 * nonspacing marks (NSM), A for Arabic numbers (AN), E for European ones (EN), R for letters written from right to left
 * (R, AL), O for what takes its direction from its neighbours (ON, ES, BN). All others are L.
 */
const classes: readonly (readonly [letter: string, characters: RegExp])[] = [
  ["L", /[\u0CBF\u0CC6\u{11A07}\u{11A08}\u{11C3F}]/u],
  ["N", /\p{Nonspacing_Mark}/u],
  ["A", /[\u0660-\u0669\u{10D30}-\u{10D39}]/u],
  ["E", /[\d\u06F0-\u06F9]/u],
  ["R", /[\u0590-\u08FF\uFE73\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u],
  ["O", /[-·\p{Join_Control}\u02B9\u02BA\u02C6-\u02CF\u02EC\u0375\u2E2F\u30FB\uA67F\uA717-\uA71F\uA788]/u],
];

/**
 * Tells whether the labels of a domain name satisfy the rule of RFC 5893, section 2: where one of them holds a character
 * that is written from right to left, each must keep to one direction. The labels are as people read them, decoded.
 */
export function satisfiesBidiRule(labels: readonly string[]): boolean {
  const outlines = labels.map((label) => Array.from(label, classOf).join(""));
  return !outlines.some((outline) => /[RA]/.test(outline)) || outlines.every(keepsDirection);
}

function classOf(character: string): string {
  return classes.find(([, characters]) => characters.test(character))?.[0] ?? "L";
}

function keepsDirection(outline: string): boolean {
  if (/^L[LEON]*$/.test(outline)) return /[LE]N*$/.test(outline);
  return /^R[RAEON]*$/.test(outline) && /[RAE]N*$/.test(outline) && !/A.*E|E.*A/.test(outline);
}
