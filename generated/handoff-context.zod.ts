// @generated from schemas/handoff-context.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { isInteger, oneOf, parses } from "../src/runtime/zod.js";
import type {
  AnyHandoffContext,
  HandoffContext,
  PipelineContext,
  PreviousTaskOutput,
  StepResult,
  TaskDelegationContext,
} from "./handoff-context.js";

/**
 * Parses {@link HandoffContext}. Refuses unknown keys.
 * Schema: `handoff-context.schema.json#/definitions/HandoffContext`
 */
export const HandoffContextSchema = parses<HandoffContext>()(z.strictObject({
  reason: z.enum(["direct_handoff", "pipeline_execution", "task_delegation", "escalation", "review_request"]),
  parentAgent: z.string(),
  transferCount: z.number().gte(0).lte(10).check(isInteger),
  sessionId: z.exactOptional(z.string()),
  metadata: z.exactOptional(z.looseObject({})),
  pipelineName: z.exactOptional(z.never()),
  currentStep: z.exactOptional(z.never()),
  totalSteps: z.exactOptional(z.never()),
  isLastStep: z.exactOptional(z.never()),
  stepResults: z.exactOptional(z.never()),
  pipelineData: z.exactOptional(z.never()),
  taskId: z.exactOptional(z.never()),
  taskDescription: z.exactOptional(z.never()),
  verificationCriteria: z.exactOptional(z.never()),
  relevantFiles: z.exactOptional(z.never()),
  previousTaskOutputs: z.exactOptional(z.never()),
}));

/** Parses a part, {@link StepResult}. */
export const StepResultSchema = parses<StepResult>()(z.looseObject({
  step: z.number().check(isInteger),
  agentName: z.string(),
  output: z.exactOptional(z.looseObject({})),
  status: z.exactOptional(z.enum(["completed", "skipped", "failed"])),
}));

/**
 * Parses {@link PipelineContext}. Refuses unknown keys.
 * Schema: `handoff-context.schema.json#/definitions/PipelineContext`
 */
export const PipelineContextSchema = parses<PipelineContext>()(z.strictObject({
  reason: z.literal("pipeline_execution"),
  parentAgent: z.string(),
  transferCount: z.number().gte(0).lte(10).check(isInteger),
  sessionId: z.exactOptional(z.string()),
  pipelineName: z.string(),
  currentStep: z.number().gte(1).check(isInteger),
  totalSteps: z.number().gte(1).check(isInteger),
  isLastStep: z.exactOptional(z.boolean()),
  stepResults: z.exactOptional(z.array(StepResultSchema)),
  pipelineData: z.exactOptional(z.looseObject({})),
  metadata: z.exactOptional(z.looseObject({})),
  taskId: z.exactOptional(z.never()),
  taskDescription: z.exactOptional(z.never()),
  verificationCriteria: z.exactOptional(z.never()),
  relevantFiles: z.exactOptional(z.never()),
  previousTaskOutputs: z.exactOptional(z.never()),
}));

/** Parses a part, {@link PreviousTaskOutput}. */
export const PreviousTaskOutputSchema = parses<PreviousTaskOutput>()(z.looseObject({
  taskId: z.exactOptional(z.string()),
  output: z.exactOptional(z.looseObject({})),
}));

/**
 * Parses {@link TaskDelegationContext}. Refuses unknown keys.
 * Schema: `handoff-context.schema.json#/definitions/TaskDelegationContext`
 */
export const TaskDelegationContextSchema = parses<TaskDelegationContext>()(z.strictObject({
  reason: z.literal("task_delegation"),
  parentAgent: z.string(),
  transferCount: z.number().gte(0).lte(10).check(isInteger),
  sessionId: z.exactOptional(z.string()),
  taskId: z.string(),
  taskDescription: z.string().max(500),
  verificationCriteria: z.exactOptional(z.string()),
  relevantFiles: z.exactOptional(z.array(z.string())),
  previousTaskOutputs: z.exactOptional(z.array(PreviousTaskOutputSchema)),
  metadata: z.exactOptional(z.looseObject({})),
  pipelineName: z.exactOptional(z.never()),
  currentStep: z.exactOptional(z.never()),
  totalSteps: z.exactOptional(z.never()),
  isLastStep: z.exactOptional(z.never()),
  stepResults: z.exactOptional(z.never()),
  pipelineData: z.exactOptional(z.never()),
}));

/**
 * Parses {@link AnyHandoffContext}. Refuses what is none or several of its members.
 * Schema: `handoff-context.schema.json#`
 */
export const AnyHandoffContextSchema = parses<AnyHandoffContext>()(oneOf([
  HandoffContextSchema,
  PipelineContextSchema,
  TaskDelegationContextSchema,
]));
