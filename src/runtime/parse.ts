import { createIssue, Issues } from "./issues.js";
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
 * Never throws.
 */
export function safeParse<Packet>(contract: string, check: Check, value: unknown): SafeParseResult<Packet> {
  const issues = new Issues();
  try {
    // The cast holds because the check is compiled from the schema that the type comes from.
    if (check(value, issues)) return { success: true, data: value as Packet };
  } catch {
    const unreadable = createIssue("unreadable", "a plain value that can be walked", []);
    return { success: false, error: new PacketError({ code: "invalid", contract, issues: [unreadable] }) };
  }
  const error = new PacketError({ code: "invalid", contract, issues: issues.list(), omitted: issues.omitted });
  return { success: false, error };
}

/** Checks `value` and returns it as a packet. Throws {@link PacketError} with code `invalid` where it is none. */
export function parse<Packet>(contract: string, check: Check, value: unknown): Packet {
  const result = safeParse<Packet>(contract, check, value);
  if (result.success) return result.data;
  throw result.error;
}
