import { CheckError } from "./check-error.js";
import { Issues } from "./issues.js";
import { PacketError } from "./packet-error.js";

/**
 * Walks `value` once and tells whether it satisfies a contract. With a list it records everything that is wrong;
 * without one it stops at the first fault.
 */
export type Check = (value: unknown, issues?: Issues) => boolean;

/** What `safeParse` gives: the packet, or the error that says why there is none. */
export type SafeParseResult<Packet> =
  | { readonly success: true; readonly data: Packet; readonly error?: never }
  | { readonly success: false; readonly data?: never; readonly error: PacketError };

/**
 * Checks `value` and returns it, the very same object, as a packet, or the error that says why it is none.
 * Never throws. The error has no stack, as it was not thrown: to throw it, make a new one, `new PacketError(error)`.
 */
export function safeParse<Packet>(contract: string, check: Check, value: unknown): SafeParseResult<Packet> {
  const issues = issuesOf(check, value);
  // The cast holds because the check is compiled from the schema that the type comes from.
  if (issues === undefined) return { success: true, data: value as Packet };
  return { success: false, error: new CheckError(contract, issues) };
}

/** Checks `value` and returns it as a packet. Throws {@link PacketError} with code `invalid` where it is none. */
export function parse<Packet>(contract: string, check: Check, value: unknown): Packet {
  const issues = issuesOf(check, value);
  // The cast holds because the check is compiled from the schema that the type comes from.
  if (issues === undefined) return value as Packet;
  throw new PacketError({ code: "invalid", contract, issues: issues.list(), omitted: issues.omitted });
}

/** Returns what keeps `value` from being a packet; `undefined` if nothing does. */
function issuesOf(check: Check, value: unknown): Issues | undefined {
  const issues = new Issues();
  try {
    return check(value, issues) ? undefined : issues;
  } catch {
    const unreadable = new Issues();
    unreadable.add("unreadable", "a plain value that can be walked", []);
    return unreadable;
  }
}
