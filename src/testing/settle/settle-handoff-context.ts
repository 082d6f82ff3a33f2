import type {
  AnyHandoffContext,
  HandoffContext,
  PipelineContext,
  StepResult,
  TaskDelegationContext,
} from "../../../generated/index.js";
import type { Settle } from "./settle.js";

/** Gives a plain context a reason that has no context of its own. */
export const settleHandoffContext: Settle<HandoffContext> = (context, codes) => ({
  ...context,
  parentAgent: notBlank(context.parentAgent),
  reason: codes.has("plain_context") ? "direct_handoff" : context.reason,
});

/** Makes the numbers of a pipeline agree: as many steps as there must be, results of earlier steps only. */
export const settlePipelineContext: Settle<PipelineContext> = (context) => {
  const { stepResults, isLastStep } = context;
  const currentStep = stepResults?.length && context.currentStep === 1 ? stepResults.length + 1 : context.currentStep;
  const totalSteps = Math.max(context.totalSteps, currentStep);
  return {
    ...context,
    parentAgent: notBlank(context.parentAgent),
    pipelineName: notBlank(context.pipelineName),
    currentStep,
    totalSteps,
    ...(isLastStep === undefined ? {} : { isLastStep: currentStep === totalSteps }),
    ...(stepResults === undefined
      ? {}
      : { stepResults: stepResults.map((result, index) => settleResult(result, index, currentStep)) }),
  };
};

/** Names the task and describes it. */
export const settleTaskDelegationContext: Settle<TaskDelegationContext> = (context) => ({
  ...context,
  parentAgent: notBlank(context.parentAgent),
  taskId: notBlank(context.taskId),
  taskDescription: notBlank(context.taskDescription),
});

/** Settles a context of whichever kind it is. */
export const settleAnyHandoffContext: Settle<AnyHandoffContext> = (context, codes, random) => {
  if (context.pipelineName !== undefined) return settlePipelineContext(context, codes, random);
  if (context.taskId !== undefined) return settleTaskDelegationContext(context, codes, random);
  return settleHandoffContext(context, codes, random);
};

function settleResult(result: StepResult, index: number, currentStep: number): StepResult {
  const isDone = result.step >= 1 && result.step < currentStep;
  return isDone ? result : { ...result, step: 1 + (index % (currentStep - 1)) };
}

function notBlank(text: string): string {
  return text.trim() === "" ? "a" : text;
}
