import type * as z from "zod";
import { ClosureReceiptSchema } from "../../generated/closure-receipt.zod.js";
import { GoalAgentHandoffSchema } from "../../generated/goal-agent-handoff.zod.js";
import {
  AnyHandoffContextSchema,
  HandoffContextSchema,
  PipelineContextSchema,
  TaskDelegationContextSchema,
} from "../../generated/handoff-context.zod.js";
import { HandoverSchema } from "../../generated/handover.zod.js";
import type { contracts } from "../../generated/index.js";
import { ReturnPacketSchema } from "../../generated/return-packet.zod.js";

/** The Zod parser of each contract, by name. */
export const zodSchemas: { readonly [name in keyof typeof contracts]: z.ZodType } = {
  "closure-receipt": ClosureReceiptSchema,
  "goal-agent-handoff": GoalAgentHandoffSchema,
  "any-handoff-context": AnyHandoffContextSchema,
  "handoff-context": HandoffContextSchema,
  "pipeline-context": PipelineContextSchema,
  "task-delegation-context": TaskDelegationContextSchema,
  handover: HandoverSchema,
  "return-packet": ReturnPacketSchema,
};
