import { embeddedIn } from "../../parsing/embedding.js";
import { readStrict } from "../../parsing/json/strict.js";
import { defaultLimits, exceedsBytes } from "../../parsing/limits.js";
import type { Contract } from "../../runtime/contract.js";
import type { Finding } from "../../semantics/finding.js";
import { findingsFor } from "../../semantics/index.js";

/** What an answer holds: a packet with what is to be said of it, or what to tell the model that wrote none. */
export type ReadAnswer =
  | { readonly isValid: true; readonly contract: string; readonly warnings: readonly Pick<Finding, "message">[] }
  | { readonly isValid: false; readonly feedback: string };

/**
 * Finds the packet of an answer. One that is nothing but a packet, the usual case, is judged at once; the reader, which
 * takes longer to load than to read, is asked only about others.
 */
export async function readAnswer(contracts: readonly Contract[], text: string): Promise<ReadAnswer> {
  const { bytes, depth } = defaultLimits;
  const value = exceedsBytes(text, bytes) ? undefined : readStrict(text, depth, "refuse");
  const fitting = value === undefined ? undefined : contracts.find((contract) => contract.is(value));
  if (fitting !== undefined && contracts.every((contract) => embeddedIn(contract, value) === undefined)) {
    return { isValid: true, contract: fitting.name, warnings: findingsFor(fitting.name, value) };
  }
  const { readPacket } = await import("../../parsing/read-packet.js");
  const result = readPacket(contracts, text);
  if (!result.success) return { isValid: false, feedback: result.feedback };
  return { isValid: true, contract: result.contract, warnings: result.warnings };
}
