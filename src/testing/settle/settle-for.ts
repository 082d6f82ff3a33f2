import type { Contract } from "../../runtime/contract.js";
import type { Settle } from "./settle.js";

const settles: ReadonlyMap<unknown, Settle<never>> = new Map<unknown, Settle<never>>([]);

/** Returns what makes packets of `contract` keep its rules; for a contract without such rules, what leaves them alone. */
export function settleFor<Packet>(contract: Contract<Packet>): Settle<Packet> {
  // The cast holds because each contract is listed with the function for its own packets.
  return (settles.get(contract) as Settle<Packet> | undefined) ?? ((packet) => packet);
}
