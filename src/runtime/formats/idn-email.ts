import { maximumDomainLength } from "./domain.js";
import { isInternationalDomain } from "./idna/domain.js";
import { isMailbox, type MailboxRules } from "./mailbox.js";

/** A letter and the marks on it, which the normal form makes one character. */
const maximumUnits = 4;

const rules: MailboxRules = { foreign: /[^ -~\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]/u, isDomain };

/**
 * Tells whether `text` is an email address as RFC 6531 writes it: as `email` has it, with letters of all scripts before
 * the `@`, and behind it what `idn-hostname` has, separated by `.` alone. Other than there, the domain need not be in
 * normal form: it is brought into it before it is looked up. Takes time linear in the text.
 */
export function isIdnEmail(text: string): boolean {
  return isMailbox(text, rules);
}

function isDomain(text: string): boolean {
  return text.length <= maximumUnits * maximumDomainLength && isInternationalDomain(text.normalize("NFC"), /\./);
}
