import type { contracts } from "../../../generated/index.js";
import type { Contract } from "../../runtime/contract.js";

/** The name of a contract of this package. */
export type OwnContractName = keyof typeof contracts;

/** Loads a contract of this package by its name, and nothing else. */
export const ownContracts: Readonly<Record<OwnContractName, () => Promise<Contract>>> = {
  "goal-agent-handoff": async () => (await import("../../../generated/goal-agent-handoff.js")).goalAgentHandoffContract,
  "return-packet": async () => (await import("../../../generated/return-packet.js")).returnPacketContract,
  "pipeline-context": async () => (await import("../../../generated/handoff-context.js")).pipelineContextContract,
  "task-delegation-context": async () =>
    (await import("../../../generated/handoff-context.js")).taskDelegationContextContract,
  "handoff-context": async () => (await import("../../../generated/handoff-context.js")).handoffContextContract,
  "any-handoff-context": async () => (await import("../../../generated/handoff-context.js")).anyHandoffContextContract,
  handover: async () => (await import("../../../generated/handover.js")).handoverContract,
  "closure-receipt": async () => (await import("../../../generated/closure-receipt.js")).closureReceiptContract,
};

// The cast holds because the record has just these keys.
/** The names of the contracts of this package, those that ask most of a packet first. */
export const ownContractNames = Object.keys(ownContracts) as readonly OwnContractName[];

/** The contracts among which one is picked: all but the one that others are members of. */
export const pickedFrom: readonly OwnContractName[] = ownContractNames.filter((name) => name !== "any-handoff-context");

/** Tells whether a contract of this package has a name. */
export function isOwnContractName(name: string): name is OwnContractName {
  return Object.hasOwn(ownContracts, name);
}
