import { hasKeys, isIntegerFrom, isRecord, type JsonRecord } from "./parts.js";

/** Tells whether a value is one of the three contexts, by hand. */
export function isAnyHandoffContext(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (value["pipelineName"] !== undefined) return isPipelineContext(value);
  return value["taskId"] !== undefined ? isTaskDelegationContext(value) : isHandoffContext(value);
}

/** Tells whether a value is a plain context, by hand. */
export function isHandoffContext(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { reason } = value;
  return (
    (reason === "direct_handoff" ||
      reason === "pipeline_execution" ||
      reason === "task_delegation" ||
      reason === "escalation" ||
      reason === "review_request") &&
    hasKeys(value, countCommonKeys(value))
  );
}

/** Tells whether a value is the context of a pipeline, by hand. */
export function isPipelineContext(value: unknown): boolean {
  if (!isRecord(value) || value["reason"] !== "pipeline_execution") return false;
  const { pipelineName, currentStep, totalSteps, isLastStep, stepResults, pipelineData } = value;
  if (typeof pipelineName !== "string") return false;
  if (!isIntegerFrom(currentStep, 1) || !isIntegerFrom(totalSteps, 1)) return false;
  let keys = countCommonKeys(value) + 3;
  if (isLastStep !== undefined) {
    if (typeof isLastStep !== "boolean") return false;
    keys++;
  }
  if (stepResults !== undefined) {
    if (!areStepResults(stepResults)) return false;
    keys++;
  }
  if (pipelineData !== undefined) {
    if (!isRecord(pipelineData)) return false;
    keys++;
  }
  return hasKeys(value, keys);
}

/** Tells whether a value is the context of a task, by hand. */
export function isTaskDelegationContext(value: unknown): boolean {
  if (!isRecord(value) || value["reason"] !== "task_delegation") return false;
  const { taskId, taskDescription, verificationCriteria, relevantFiles, previousTaskOutputs } = value;
  if (typeof taskId !== "string" || typeof taskDescription !== "string") return false;
  if (taskDescription.length > 500 && [...taskDescription].length > 500) return false;
  let keys = countCommonKeys(value) + 2;
  if (verificationCriteria !== undefined) {
    if (typeof verificationCriteria !== "string") return false;
    keys++;
  }
  if (relevantFiles !== undefined) {
    if (!areStrings(relevantFiles)) return false;
    keys++;
  }
  if (previousTaskOutputs !== undefined) {
    if (!areTaskOutputs(previousTaskOutputs)) return false;
    keys++;
  }
  return hasKeys(value, keys);
}

/** Looks at the keys that all contexts have, `reason` aside. Returns how many there are, far too few if one is wrong. */
function countCommonKeys({ parentAgent, transferCount, sessionId, metadata }: JsonRecord): number {
  if (typeof parentAgent !== "string") return wrong;
  if (!isIntegerFrom(transferCount, 0) || transferCount > 10) return wrong;
  let keys = 3;
  if (sessionId !== undefined) {
    if (typeof sessionId !== "string") return wrong;
    keys++;
  }
  if (metadata !== undefined) {
    if (!isRecord(metadata)) return wrong;
    keys++;
  }
  return keys;
}

const wrong = -100;

function areStepResults(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const result = value[index];
    if (!isRecord(result)) return false;
    const { step, agentName, output, status } = result;
    if (!Number.isInteger(step) || typeof agentName !== "string") return false;
    if (output === undefined ? "output" in result : !isRecord(output)) return false;
    if (status === undefined) {
      if ("status" in result) return false;
    } else if (status !== "completed" && status !== "skipped" && status !== "failed") return false;
  }
  return true;
}

function areTaskOutputs(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) {
    const result = value[index];
    if (!isRecord(result)) return false;
    const { taskId, output } = result;
    if (taskId === undefined ? "taskId" in result : typeof taskId !== "string") return false;
    if (output === undefined ? "output" in result : !isRecord(output)) return false;
  }
  return true;
}

function areStrings(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  for (let index = 0; index < value.length; index++) if (typeof value[index] !== "string") return false;
  return true;
}
