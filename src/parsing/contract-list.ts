import { assertContract } from "../runtime/assert-contract.js";
import type { Contract, PacketOf } from "../runtime/index.js";

/** The packet of one contract, or of any in a list. */
export type PacketsOf<Contracts> = Contracts extends readonly (infer Each)[] ? PacketOf<Each> : PacketOf<Contracts>;

/** Returns one contract as a list of one. Throws `TypeError` for what is no contract. */
export function toList<Packet>(contracts: Contract<Packet> | readonly Contract<Packet>[]): readonly Contract<Packet>[] {
  const list = isList(contracts) ? contracts : [contracts];
  for (const each of list) assertContract(each);
  return list;
}

/** `Array.isArray`, which by itself does not tell a readonly array from anything else. */
function isList<Item>(value: Item | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}
