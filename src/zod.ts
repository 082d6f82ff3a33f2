/**
 * The entry `typed-handoff/zod`: a Zod parser for each contract. Zod is a peer dependency; what this entry does not
 * export needs none.
 *
 * Zod reads a value before any check of ours: `safeParse` throws what a getter of the value throws, and `RangeError` for
 * one that is nested beyond the stack. The guards, which refuse both, tell whether a value that is not JSON can be walked.
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
