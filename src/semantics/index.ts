/**
 * The rules of the contracts that JSON Schema cannot say, as pure functions from a valid packet to findings.
 *
 * @module
 */
import { type Finding, type FindingRules, listFindings } from "./finding.js";
import { findInGoalAgentHandoff } from "./goal-agent-handoff.js";
import { findInAnyHandoffContext, findInHandoffContext } from "./handoff-context.js";
import { findInHandover } from "./handover.js";
import { findInPipelineContext } from "./pipeline-context.js";
import { findInTaskDelegationContext } from "./task-delegation-context.js";

export type { Finding, FindingCode, FindingSeverity } from "./finding.js";

/**
 * Finds what is wrong with a valid packet: each rule of its contract that JSON Schema cannot say and that it breaks, at
 * most 100. The return packet and the closure receipt have no such rules.
 *
 * Takes the name of the contract, `"handover"`, and a packet that has passed its check; for the name of a contract that
 * it does not know there is nothing to find.
 *
 * @example
 * ```ts
 * const packet = parseHandover({ role: "composer", cycle: 1, status: "blocked", "next-action": "retry" });
 * findingsFor("handover", packet)[0]?.code; // => "dispatch_mode_missing"
 * ```
 */
export function findingsFor(contractName: string, packet: unknown): readonly Finding[] {
  const rules = rulesOf(contractName);
  return rules === undefined ? none : listFindings(rules, packet);
}

const none: readonly Finding[] = [];

/** The casts hold because the caller has checked the packet against the contract of that name. */
function rulesOf(contractName: string): FindingRules<unknown> | undefined {
  switch (contractName) {
    case "any-handoff-context":
      return findInAnyHandoffContext as FindingRules<unknown>;
    case "handoff-context":
      return findInHandoffContext as FindingRules<unknown>;
    case "pipeline-context":
      return findInPipelineContext as FindingRules<unknown>;
    case "task-delegation-context":
      return findInTaskDelegationContext as FindingRules<unknown>;
    case "handover":
      return findInHandover as FindingRules<unknown>;
    case "goal-agent-handoff":
      return findInGoalAgentHandoff as FindingRules<unknown>;
    default:
      return undefined;
  }
}
