import type { Contract } from "../runtime/contract.js";
import { createIssue, Issues } from "../runtime/issues.js";
import { PacketError } from "../runtime/packet-error.js";
import { type FindingCode, type FindingRules, listFindings } from "../semantics/finding.js";
import { copyJson } from "./copy-json.js";

/** The rules of a contract that JSON Schema cannot say. */
export interface Rules<Packet> {
  /** Finds what breaks them. */
  readonly find: FindingRules<Packet>;
  /** The findings whose doubt the options have answered, so that they are none. */
  readonly answered?: readonly FindingCode[];
}

/**
 * Returns a fresh, deeply frozen packet with what `draft` holds; keys that are `undefined` are left out.
 *
 * Throws {@link PacketError} with code `invalid` where the draft is no packet of the contract (the issues are those of
 * its parser) or breaks one of the rules (issues with code `semantics`). The rules are given rather than looked up, so
 * that a bundle with one builder has the rules of one contract.
 */
export function build<Packet>(
  contract: Contract<Packet>,
  draft: { readonly [Key in keyof Packet]?: unknown },
  rules?: Rules<Packet>,
): Packet {
  const packet = contract.parse(copyDraft(contract.name, draft));
  if (rules !== undefined) obey(contract.name, packet, rules);
  return packet;
}

function obey<Packet>(contract: string, packet: Packet, { find, answered = [] }: Rules<Packet>): void {
  const issues = listFindings(find, packet)
    .filter(({ code }) => !answered.includes(code))
    .map(({ expected, path }) => createIssue("semantics", expected, path));
  if (issues.length > 0) throw new PacketError({ code: "invalid", contract, issues });
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
