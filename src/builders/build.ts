import type { Contract } from "../runtime/contract.js";
import { createIssue, Issues } from "../runtime/issues.js";
import { PacketError } from "../runtime/packet-error.js";
import { type FindingCode, findingsFor } from "../semantics/index.js";
import { copyJson } from "./copy-json.js";

/**
 * Returns a fresh, deeply frozen packet with what `draft` holds; keys that are `undefined` are left out.
 *
 * Throws {@link PacketError} with code `invalid` where the draft is no packet of the contract (the issues are those of
 * its parser) or breaks a rule that JSON Schema cannot say (issues with code `semantics`), but for those of `answered`,
 * whose doubt the options have answered.
 */
export function build<Packet>(
  contract: Contract<Packet>,
  draft: { readonly [Key in keyof Packet]?: unknown },
  answered: readonly FindingCode[] = [],
): Packet {
  const packet = contract.parse(copyDraft(contract.name, draft));
  const issues = findingsFor(contract.name, packet)
    .filter(({ code }) => !answered.includes(code))
    .map(({ expected, path }) => createIssue("semantics", expected, path));
  if (issues.length > 0) throw new PacketError({ code: "invalid", contract: contract.name, issues });
  return packet;
}

function copyDraft(contract: string, draft: object): unknown {
  const issues = new Issues();
  let copy: unknown;
  try {
    copy = copyJson(draft, issues);
  } catch {
    issues.add("unreadable", "a plain value that can be walked", []);
  }
  if (issues.count === 0) return copy;
  throw new PacketError({ code: "invalid", contract, issues: issues.list(), omitted: issues.omitted });
}
