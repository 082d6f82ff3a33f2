import type { Arbitrary } from "fast-check";
import {
  type AnyHandoffContext,
  anyHandoffContextContract,
  type ClosureReceipt,
  closureReceiptContract,
  type GoalAgentHandoff,
  goalAgentHandoffContract,
  type HandoffContext,
  type Handover,
  handoffContextContract,
  handoverContract,
  type PipelineContext,
  pipelineContextContract,
  type ReturnPacket,
  returnPacketContract,
  type TaskDelegationContext,
  taskDelegationContextContract,
} from "../../../generated/index.js";
import { type ArbitraryOptions, arbitraryFor } from "./arbitrary-for.js";

/** Returns an arbitrary of return packets, bound and unbound. See {@link arbitraryFor}. */
export function arbitraryReturnPacket(options?: ArbitraryOptions): Arbitrary<ReturnPacket> {
  return arbitraryFor(returnPacketContract, options);
}

/** Returns an arbitrary of closure receipts. See {@link arbitraryFor}. */
export function arbitraryClosureReceipt(options?: ArbitraryOptions): Arbitrary<ClosureReceipt> {
  return arbitraryFor(closureReceiptContract, options);
}

/** Returns an arbitrary of the three kinds of handoff context. See {@link arbitraryFor}. */
export function arbitraryAnyHandoffContext(options?: ArbitraryOptions): Arbitrary<AnyHandoffContext> {
  return arbitraryFor(anyHandoffContextContract, options);
}

/** Returns an arbitrary of plain handoff contexts. See {@link arbitraryFor}. */
export function arbitraryHandoffContext(options?: ArbitraryOptions): Arbitrary<HandoffContext> {
  return arbitraryFor(handoffContextContract, options);
}

/** Returns an arbitrary of pipeline contexts whose numbers agree. See {@link arbitraryFor}. */
export function arbitraryPipelineContext(options?: ArbitraryOptions): Arbitrary<PipelineContext> {
  return arbitraryFor(pipelineContextContract, options);
}

/** Returns an arbitrary of task delegations. See {@link arbitraryFor}. */
export function arbitraryTaskDelegationContext(options?: ArbitraryOptions): Arbitrary<TaskDelegationContext> {
  return arbitraryFor(taskDelegationContextContract, options);
}

/** Returns an arbitrary of handover envelopes that keep the rules of a first cycle. See {@link arbitraryFor}. */
export function arbitraryHandover(options?: ArbitraryOptions): Arbitrary<Handover> {
  return arbitraryFor(handoverContract, options);
}

/** Returns an arbitrary of goal handoffs whose derived fields agree with their goal. See {@link arbitraryFor}. */
export function arbitraryGoalAgentHandoff(options?: ArbitraryOptions): Arbitrary<GoalAgentHandoff> {
  return arbitraryFor(goalAgentHandoffContract, options);
}
