import {
  anyHandoffContextContract,
  goalAgentHandoffContract,
  handoffContextContract,
  handoverContract,
  pipelineContextContract,
  taskDelegationContextContract,
} from "../../../generated/index.js";
import type { Contract } from "../../runtime/contract.js";
import { type FindingCode, findingsFor } from "../../semantics/index.js";
import type { Random } from "../random/random.js";
import type { Settle } from "./settle.js";
import { settleGoalAgentHandoff } from "./settle-goal-agent-handoff.js";
import {
  settleAnyHandoffContext,
  settleHandoffContext,
  settlePipelineContext,
  settleTaskDelegationContext,
} from "./settle-handoff-context.js";
import { settleHandover } from "./settle-handover.js";

const settles: ReadonlyMap<unknown, unknown> = new Map([
  pair(anyHandoffContextContract, settleAnyHandoffContext),
  pair(goalAgentHandoffContract, settleGoalAgentHandoff),
  pair(handoffContextContract, settleHandoffContext),
  pair(handoverContract, settleHandover),
  pair(pipelineContextContract, settlePipelineContext),
  pair(taskDelegationContextContract, settleTaskDelegationContext),
]);

/**
 * Returns `packet` where it keeps all rules of its contract, and otherwise one that does. A contract of a user's own has
 * no such rules, whatever its name.
 */
export function settle<Packet>(contract: Contract<Packet>, packet: Packet, random: Random): Packet {
  // The cast holds because each contract is paired with the function for its own packets.
  const repair = settles.get(contract) as Settle<Packet> | undefined;
  if (repair === undefined) return packet;
  const codes: ReadonlySet<FindingCode> = new Set(findingsFor(contract.name, packet).map(({ code }) => code));
  return codes.size === 0 ? packet : repair(packet, codes, random);
}

/** Pairs a contract with the function for its own packets. */
function pair<Packet>(contract: Contract<Packet>, repair: Settle<Packet>): readonly [unknown, unknown] {
  return [contract, repair];
}
