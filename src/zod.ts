/**
 * The entry `typed-handoff/zod`: a Zod parser for each contract. Zod is a peer dependency; what this entry does not
 * export needs none.
 *
 * @module
 */
export { ClosureReceiptSchema } from "../generated/closure-receipt.zod.js";
export { GoalAgentHandoffSchema } from "../generated/goal-agent-handoff.zod.js";
export {
  AnyHandoffContextSchema,
  HandoffContextSchema,
  PipelineContextSchema,
  TaskDelegationContextSchema,
} from "../generated/handoff-context.zod.js";
export { HandoverSchema } from "../generated/handover.zod.js";
export { ReturnPacketSchema } from "../generated/return-packet.zod.js";
