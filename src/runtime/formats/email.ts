import { isAsciiDomain } from "./domain.js";
import { isMailbox, type MailboxRules } from "./mailbox.js";

const rules: MailboxRules = { foreign: /[^ -~]/, isDomain: isAsciiDomain };

/**
 * Tells whether `text` is an email address as RFC 5321 writes it: `ada@example.com`, `"ada l."@example.com`,
 * `ada@[192.0.2.1]`. A display name beside it and characters outside ASCII are refused; use `idn-email` for those. Takes
 * time linear in the text.
 */
export function isEmail(text: string): boolean {
  return isMailbox(text, rules);
}
