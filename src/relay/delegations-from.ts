import type { GoalAgentHandoff } from "../../generated/goal-agent-handoff.js";
import type { TaskDelegationContext } from "../../generated/handoff-context.js";
import { taskDelegation } from "../builders/task-delegation.js";
import type { TransferOptions } from "../builders/transfer-options.js";

/** What {@link delegationsFrom} must be told besides the goal. */
export type DelegationOptions = Pick<TransferOptions, "parentAgent" | "transferCount" | "sessionId">;

/**
 * Makes a task delegation of each step of a goal's workflow that an agent owns, in their order. The id of a task is that
 * of the goal, `#` and the number of the step; the files to look at are those that the goal says must be read; the
 * objective, the fingerprint and the guardrails go along as metadata.
 *
 * Throws `PacketError` with code `invalid` for an instruction of more than 500 characters, or a blank one: neither is a
 * task description.
 *
 * @example
 * ```ts
 * function delegate(goal: GoalAgentHandoff): readonly TaskDelegationContext[] {
 *   return delegationsFrom(goal, { parentAgent: "orchestrator", transferCount: 1 });
 * }
 * ```
 */
export function delegationsFrom(goal: GoalAgentHandoff, options: DelegationOptions): readonly TaskDelegationContext[] {
  const { parentAgent, transferCount, sessionId } = options;
  const { goalId, goalFingerprint, objective, guardrails } = goal;
  return goal.workflow
    .filter(({ owner }) => owner === "agent")
    .map(({ order, instruction }) =>
      taskDelegation({
        parentAgent,
        transferCount,
        sessionId,
        taskId: `${goalId}#${order}`,
        taskDescription: instruction,
        relevantFiles: goal.discovery.requiredReads,
        metadata: { goalId, goalFingerprint, objective, guardrails },
      }),
    );
}
