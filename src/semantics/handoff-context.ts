import type { AnyHandoffContext, HandoffContext } from "../../generated/handoff-context.js";
import { findBlankTexts } from "./blank-text.js";
import type { Findings } from "./finding.js";
import { findInPipelineContext } from "./pipeline-context.js";
import { findInTaskDelegationContext } from "./task-delegation-context.js";

/** The context that says more than the plain one, for the reasons that have one. */
const fullerContexts: { readonly [reason in HandoffContext["reason"]]?: string } = {
  pipeline_execution: "pipelineName, currentStep and totalSteps",
  task_delegation: "taskId and taskDescription",
};

/** Finds what is wrong with a plain handoff context. */
export function findInHandoffContext(context: HandoffContext, findings: Findings): void {
  findBlankTexts(context, findings, "parentAgent");
  const keys = fullerContexts[context.reason];
  // The schema lets a plain context have any reason, but what this one announces is not there.
  if (keys !== undefined) {
    findings.error("plain_context", `a context with ${keys}, which this reason calls for`, "reason");
  }
}

/** Finds what is wrong with a context of any of the three kinds. */
export function findInAnyHandoffContext(context: AnyHandoffContext, findings: Findings): void {
  if (context.pipelineName !== undefined) findInPipelineContext(context, findings);
  else if (context.taskId !== undefined) findInTaskDelegationContext(context, findings);
  else findInHandoffContext(context, findings);
}
