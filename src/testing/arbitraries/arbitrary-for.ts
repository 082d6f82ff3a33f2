import type { Arbitrary } from "fast-check";
import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import { settle } from "../settle/settle-packet.js";
import { createArbitrary } from "./packet-arbitrary.js";

/** How packets are drawn. */
export interface ArbitraryOptions {
  /**
   * Whether packets keep the rules of the contract that JSON Schema cannot say: `"clean"` (the default) draws none with
   * a finding, `"any"` draws whatever the JSON Schema allows. A contract of your own has no such rules.
   */
  readonly semantics?: "clean" | "any";
}

/**
 * Returns an arbitrary of the packets of a contract: any generated one, your own too.
 *
 * What it draws is valid by construction. It reaches every branch, every optional key and the bounds of every length
 * and number soon, and favours texts that break code: empty, long, odd Unicode, look-alikes of other types. It shrinks
 * to the shortest packet that still fails, also from packets given as `examples`. Throws an error that names the
 * command to install fast-check where that is missing, and `CodegenError` for a schema that no contract can have.
 *
 * @example
 * ```ts
 * fc.assert(fc.property(arbitraryFor(returnPacketContract), (packet) => summarize(packet).length > 0));
 * ```
 */
export function arbitraryFor<Packet>(contract: Contract<Packet>, options: ArbitraryOptions = {}): Arbitrary<Packet> {
  assertContract(contract);
  if (options.semantics === "any") return createArbitrary(contract, (packet) => packet);
  return createArbitrary(contract, (packet, random) => settle(contract, packet, random));
}
