/** Characters that a class is tried on, the most readable first: what a person would write before what trips code up. */
const pool: readonly string[] = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  ..."-_./:,;+*=#@!?&%$^~|<>()[]{}'\"`\\ ",
  ..."éßñçøłžİıσς\u00a0\u00ad\u0301\u0660\u06f5",
  ..."жΩאبक日本語한ก",
  ..."\u200b\u200d\u2028\u2029\u3000\ufeff\ufffd",
  ..."😀👩🏽𝒳𐐀\u{10ffff}",
  ..."\t\n\r\v\f\0\u0001\u007f",
];

/**
 * Returns characters that the atom `source` of a regular expression matches, readable ones first. `hints` are tried too:
 * the characters that the atom names itself.
 */
export function charactersOf(source: string, hints: readonly string[]): readonly string[] {
  const expression = new RegExp(`^(?:${source})$`, "u");
  return [...new Set([...pool, ...hints])].filter((character) => expression.test(character));
}
