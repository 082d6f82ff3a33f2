import type { PipelineContext } from "../../generated/handoff-context.js";
import { findBlankText } from "./blank-text.js";
import type { Findings } from "./finding.js";

/** Finds what is wrong with a pipeline context: numbers of steps that contradict one another. */
export function findInPipelineContext(context: PipelineContext, findings: Findings): void {
  const { currentStep, totalSteps, isLastStep, stepResults = [] } = context;
  findBlankText(context.parentAgent, "parentAgent", findings);
  findBlankText(context.pipelineName, "pipelineName", findings);
  if (currentStep > totalSteps) findings.error("step_beyond_total", "a step up to totalSteps", "currentStep");
  if (isLastStep !== undefined && isLastStep !== (currentStep === totalSteps)) {
    findings.error("last_step_flag", "true just if currentStep equals totalSteps", "isLastStep");
  }
  for (const [index, { step }] of stepResults.entries()) {
    // The results are "of earlier steps", and steps are numbered from 1.
    if (step < 1 || step >= currentStep) {
      findings.error("step_not_done", "the number of a step before currentStep", "stepResults", index, "step");
    }
  }
}
