import type { TaskDelegationContext } from "../../generated/handoff-context.js";
import { findBlankText } from "./blank-text.js";
import type { Findings } from "./finding.js";

/** Finds what is wrong with a task delegation: a task without a name or without words. */
export function findInTaskDelegationContext(context: TaskDelegationContext, findings: Findings): void {
  findBlankText(context.parentAgent, "parentAgent", findings);
  findBlankText(context.taskId, "taskId", findings);
  findBlankText(context.taskDescription, "taskDescription", findings);
}
