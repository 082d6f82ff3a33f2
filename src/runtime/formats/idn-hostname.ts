import { isInternationalDomain } from "./idna/domain.js";

const dots = /[.。．｡]/;

/**
 * Tells whether `text` is an international host name as RFC 5890 has it: `例え.テスト`, `xn--r8jz45g.jp`, `example.com`,
 * its labels separated by any of the four dots of IDNA. Letters that IDNA 2008 would map, such as capitals outside
 * ASCII labels, are refused, and so is an ASCII label with `--` after its second character that is no `xn--` label. Takes
 * constant time.
 */
export function isIdnHostname(text: string): boolean {
  return isInternationalDomain(text, dots);
}
