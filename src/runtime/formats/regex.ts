const escapeSequence = /\\(?:[pP]\{[^{}]*\}|.)/g;

/**
 * Tells whether `text` is a regular expression of ECMA-262 with the flag `u`, as patterns are compiled. What other
 * languages add, such as `(?P<name>x)`, `\a` or `\Z`, is refused, and so is a pattern too large for the engine. Takes time
 * linear in the text.
 */
export function isRegex(text: string): boolean {
  try {
    new RegExp(nameEachPropertyOnce(text), "u");
    return true;
  } catch {
    return false;
  }
}

/**
 * Looking up a Unicode property takes the engine longer than any other part: 28 seconds for a megabyte of `\p{L}`. One
 * that was seen before is replaced by `\d`, which may stand wherever it may.
 */
function nameEachPropertyOnce(text: string): string {
  const seen = new Set<string>();
  return text.replace(escapeSequence, (found) => {
    if (found.length === 2) return found;
    if (seen.has(found)) return "\\d";
    seen.add(found);
    return found;
  });
}
