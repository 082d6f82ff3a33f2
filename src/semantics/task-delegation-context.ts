import type { TaskDelegationContext } from "../../generated/handoff-context.js";
import { findBlankTexts } from "./blank-text.js";
import type { Finding } from "./finding.js";

/** Finds what is wrong with a task delegation: a task without a name or without words. */
export function findInTaskDelegationContext(context: TaskDelegationContext): Iterable<Finding> {
  return findBlankTexts(context, "parentAgent", "taskId", "taskDescription");
}
