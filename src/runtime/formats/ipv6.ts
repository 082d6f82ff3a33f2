import { isIpv4 } from "./ipv4.js";

/** Eight groups of four digits, the last two of them as an IPv4 address. */
const maximumLength = 45;
const group = /^[\dA-Fa-f]{1,4}$/;

/**
 * Tells whether `text` is an IPv6 address as section 2.2 of RFC 4291 writes it: `2001:db8::1`, `::ffff:192.0.2.1`.
 * Brackets, a zone and a prefix length are refused. Takes constant time.
 */
export function isIpv6(text: string): boolean {
  if (text.length > maximumLength) return false;
  const [left = "", right, ...more] = text.split("::");
  if (right === undefined) return countGroups(left, true) === 8;
  return more.length === 0 && countGroups(left, false) + countGroups(right, true) < 8;
}

/** Counts the groups of half an address: an IPv4 address at its end is two. Infinite for what is no half of one. */
function countGroups(half: string, mayEndInIpv4: boolean): number {
  if (half === "") return 0;
  const parts = half.split(":");
  const isMixed = mayEndInIpv4 && isIpv4(parts.at(-1) ?? "");
  const groups = isMixed ? parts.slice(0, -1) : parts;
  if (!groups.every((part) => group.test(part))) return Number.POSITIVE_INFINITY;
  return groups.length + (isMixed ? 2 : 0);
}
