import { isIpv4 } from "./ipv4.js";
import { isIpv6 } from "./ipv6.js";

/** What differs between the addresses of RFC 5321 and the international ones of RFC 6531. */
export interface MailboxRules {
  /** Finds what may stand in no local part, be it quoted. */
  readonly foreign: RegExp;
  readonly isDomain: (text: string) => boolean;
}

const wrongInAtoms = /^\.|\.\.|\.$|[ "(),:;<>@[\\\]]/;
const escaped = /\\[ -~]/g;

/** Tells whether `text` is a mailbox: a local part, plain or quoted, and a domain or the address of a host. */
export function isMailbox(text: string, { foreign, isDomain }: MailboxRules): boolean {
  const at = text.lastIndexOf("@");
  const [local, host] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)];
  if (local === "" || foreign.test(local)) return false;
  if (!isQuoted(local) && wrongInAtoms.test(local)) return false;
  return host.startsWith("[") ? isAddressLiteral(host) : isDomain(host);
}

function isQuoted(local: string): boolean {
  if (local.length < 2 || !local.startsWith('"') || !local.endsWith('"')) return false;
  return !/["\\]/.test(local.slice(1, -1).replace(escaped, ""));
}

function isAddressLiteral(host: string): boolean {
  if (!host.endsWith("]")) return false;
  const address = host.slice(1, -1);
  return /^IPv6:/i.test(address) ? isIpv6(address.slice(5)) : isIpv4(address);
}
