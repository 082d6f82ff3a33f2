import { maximumDomainLength } from "../domain.js";
import { satisfiesBidiRule } from "./bidi.js";
import { encodeLabel, readLabel } from "./label.js";

/** A label that looks as if it was encoded, but not in the way of IDNA 2008. */
const reserved = /^(?!xn)..--/i;

/**
 * Tells whether `labels` make an international domain name as RFC 5890 has it: ASCII labels, labels in all scripts and
 * labels that encode those, together no longer than the DNS allows. Takes time linear in the labels.
 */
export function isInternationalDomain(labels: readonly string[]): boolean {
  if (labels.length > maximumDomainLength || labels.some((label) => reserved.test(label))) return false;
  const decoded = labels.map(readLabel);
  if (!decoded.every((label) => label !== undefined)) return false;
  return decoded.map(encodeLabel).join(".").length <= maximumDomainLength && satisfiesBidiRule(decoded);
}
