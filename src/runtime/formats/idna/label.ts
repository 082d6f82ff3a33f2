import { isAsciiLabel } from "../domain.js";
import { satisfiesContextRules } from "./context.js";
import { decodePunycode, encodePunycode } from "./punycode.js";

const prefix = "xn--";
const maximumLength = 63;

/** Letters, digits and marks, and what RFC 5892 excepts: the classes LetterDigits, Exceptions and JoinControl. */
const foreign =
  /[^\p{Ll}\p{Lu}\p{Lo}\p{Lm}\p{Nd}\p{Mn}\p{Mc}\-\u06FD\u06FE\u0F0B\u3007\u00B7\u0375\u05F3\u05F4\u30FB\p{Join_Control}]/u;
/** What changes when it is brought to its usual form: the class Unstable, but for sharp s and final sigma. */
const unstable = /(?![ßς\p{Join_Control}])\p{Changes_When_NFKC_Casefolded}/u;
/** What is seen nowhere, or stands for no letter: the classes IgnorableProperties, IgnorableBlocks, Exceptions. */
const ignorable =
  /(?!\p{Join_Control})[\u20D0-\u20FF\p{Default_Ignorable_Code_Point}\u{1D100}-\u{1D24F}\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B]/u;
/** Parts that Korean syllables were written with: the class OldHangulJamo. */
const oldHangul = /[\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7C6\uD7CB-\uD7FB]/u;
/** A mark has nothing to stand on, a hyphen is at an end, or "--" makes another kind of label. */
const wrongPlace = /^\p{Mark}|^-|-$|^..--/u;

/**
 * Reads a label of a domain name as people see it: `xn--...` is decoded, others are as they are. Undefined for what is no
 * label by IDNA 2008 (RFC 5890 to 5892), be it too long in the encoded form.
 */
export function readLabel(label: string): string | undefined {
  if (label.slice(0, prefix.length).toLowerCase() === prefix) return decodeLabel(label.toLowerCase());
  return isAsciiLabel(label) || isInternational(label) ? label : undefined;
}

/** Returns the form in which a label goes into the DNS. */
export function encodeLabel(label: string): string {
  return isAsciiLabel(label) ? label : prefix + encodePunycode(label);
}

function decodeLabel(label: string): string | undefined {
  if (!isAsciiLabel(label)) return undefined;
  const decoded = decodePunycode(label.slice(prefix.length));
  if (decoded === undefined || !isInternational(decoded)) return undefined;
  return encodeLabel(decoded) === label ? decoded : undefined;
}

function isInternational(label: string): boolean {
  // Each character takes at least one in the encoded form. A character is two units at most.
  if (label === "" || label.length > 2 * maximumLength) return false;
  if ([foreign, unstable, ignorable, oldHangul, wrongPlace].some((wrong) => wrong.test(label))) return false;
  if (label !== label.normalize("NFC") || !satisfiesContextRules(label)) return false;
  return encodeLabel(label).length <= maximumLength;
}
