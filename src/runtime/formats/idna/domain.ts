import { maximumDomainLength } from "../domain.js";
import { satisfiesBidiRule } from "./bidi.js";
import { encodeLabel, readLabel } from "./label.js";

/** A label that looks as if it was encoded, but not in the way of IDNA 2008. */
const reserved = /^(?!xn)..--/i;

/**
 * Tells whether `text` is an international domain name as RFC 5890 has it: ASCII labels, labels in all scripts and labels
 * that encode those, with `dots` between them, together no longer than the DNS allows. Takes constant time.
 */
export function isInternationalDomain(text: string, dots: RegExp): boolean {
  // Each character takes at least one in the encoded form. A character is two units at most.
  if (text.length > 2 * maximumDomainLength) return false;
  const labels = text.split(dots);
  if (labels.some((label) => reserved.test(label))) return false;
  const decoded = labels.map(readLabel);
  if (!decoded.every((label) => label !== undefined)) return false;
  return decoded.map(encodeLabel).join(".").length <= maximumDomainLength && satisfiesBidiRule(decoded);
}
