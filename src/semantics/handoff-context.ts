import type { AnyHandoffContext, HandoffContext } from "../../generated/handoff-context.js";
import { findBlankText } from "./blank-text.js";
import type { Findings } from "./finding.js";
import { findInPipelineContext } from "./pipeline-context.js";
import { findInTaskDelegationContext } from "./task-delegation-context.js";

/** Finds what is wrong with a plain handoff context. */
export function findInHandoffContext(context: HandoffContext, findings: Findings): void {
  findBlankText(context.parentAgent, "parentAgent", findings);
  const keys = keysOfFullerContext(context.reason);
  // The schema lets a plain context have any reason, but what this one announces is not there.
  if (keys !== undefined) {
    findings.error("plain_context", `a context with ${keys}, which this reason calls for`, "reason");
  }
}

/** Names the keys of the context that says more than the plain one, for the reasons that have one. */
function keysOfFullerContext(reason: HandoffContext["reason"]): string | undefined {
  if (reason === "pipeline_execution") return "pipelineName, currentStep and totalSteps";
  return reason === "task_delegation" ? "taskId and taskDescription" : undefined;
}

/** Finds what is wrong with a context of any of the three kinds. */
export function findInAnyHandoffContext(context: AnyHandoffContext, findings: Findings): void {
  if (context.pipelineName !== undefined) findInPipelineContext(context, findings);
  else if (context.taskId !== undefined) findInTaskDelegationContext(context, findings);
  else findInHandoffContext(context, findings);
}
