import { isAsciiDomain } from "./domain.js";
import { satisfiesBidiRule } from "./idna/bidi.js";
import { readLabel } from "./idna/label.js";

/**
 * Tells whether `text` is a host name as RFC 1123 writes it: `www.example.com`. Labels that begin with `xn--` must encode
 * what IDNA 2008 accepts. A dot at the end, underscores and characters outside ASCII are refused; use `idn-hostname` for
 * those. Takes constant time.
 */
export function isHostname(text: string): boolean {
  if (!isAsciiDomain(text)) return false;
  const labels = text.split(".").map(readLabel);
  return labels.every((label) => label !== undefined) && satisfiesBidiRule(labels);
}
