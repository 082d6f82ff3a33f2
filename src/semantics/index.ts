/**
 * The rules of the contracts that JSON Schema cannot say, as pure functions from a valid packet to findings.
 *
 * @module
 */
import type { GoalAgentHandoff } from "../../generated/goal-agent-handoff.js";
import type {
  AnyHandoffContext,
  HandoffContext,
  PipelineContext,
  TaskDelegationContext,
} from "../../generated/handoff-context.js";
import type { Handover } from "../../generated/handover.js";
import { type Finding, listFindings } from "./finding.js";
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
  return listFindings(find(contractName, packet));
}

/** The casts hold because the caller has checked the packet against the contract of that name. */
function find(contractName: string, packet: unknown): Iterable<Finding> {
  switch (contractName) {
    case "any-handoff-context":
      return findInAnyHandoffContext(packet as AnyHandoffContext);
    case "handoff-context":
      return findInHandoffContext(packet as HandoffContext);
    case "pipeline-context":
      return findInPipelineContext(packet as PipelineContext);
    case "task-delegation-context":
      return findInTaskDelegationContext(packet as TaskDelegationContext);
    case "handover":
      return findInHandover(packet as Handover);
    case "goal-agent-handoff":
      return findInGoalAgentHandoff(packet as GoalAgentHandoff);
    default:
      return [];
  }
}
