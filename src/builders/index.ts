/**
 * Builders of packets: what is wrong does not compile, and what the compiler cannot see is refused.
 *
 * @module
 */
export {
  type ClosureReceiptRecord,
  type ClosureReceipts,
  closureReceipts,
  type ReceiptContent,
  type ReceiptOf,
  type ReceiptTarget,
} from "./closure-receipts.js";
export { goalHandoff } from "./goal-handoff.js";
export { goalId } from "./goal-id.js";
export {
  projectScope,
  projectSetScope,
  type SelectionSource,
  selectionRequired,
  workspaceScope,
} from "./goal-scope.js";
export type {
  DiscoveryOptions,
  EvidenceOptions,
  EvidenceRecord,
  GoalEvidenceOptions,
  GoalHandoffOptions,
  RenewalOptions,
  RetrievalOptions,
  WorkflowStepOptions,
} from "./goal-types.js";
export { type HandoffContextOptions, handoffContext } from "./handoff-context.js";
export {
  type FirstCycleOptions,
  type HandoverBuilder,
  type HandoverOptions,
  handover,
} from "./handover.js";
export { type CarriedOver, carryOver, type NextTransferOptions, nextTransfer } from "./next-transfer.js";
export { isNonEmpty, type NonEmpty, nonEmpty } from "./non-empty.js";
export { pipeline } from "./pipeline.js";
export type {
  FinishedPipeline,
  PipelineOptions,
  PipelineStart,
  PipelineStep,
  StepCompletion,
} from "./pipeline-types.js";
export { type ReturnPacketOptions, returnPacket } from "./return-packet.js";
export { type JsonValue, type Sha256Hex, sha256Hex, sha256Of } from "./sha256.js";
export { type TaskDelegationOptions, taskDelegation } from "./task-delegation.js";
export type { TransferOptions } from "./transfer-options.js";
export type { TransferCount } from "./types/count.js";
export type { Illegal } from "./types/illegal.js";
