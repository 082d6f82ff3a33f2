import type { Arbitrary, Random as FastCheckRandom, Value } from "fast-check";
import type { Contract } from "../../runtime/contract.js";
import { packetSource } from "../draw/packet-source.js";
import { createRandom, firstChoice, type Random } from "../random/random.js";
import { isSimpler } from "../shrink/is-simpler.js";
import { fastCheck } from "./fast-check.js";

/**
 * Makes an arbitrary out of a contract. Values are drawn whole and shrunk by their shape, with no memory of how they
 * were drawn: a packet that a person gave as an example shrinks as well as one that was drawn. `settle` makes a valid
 * packet one that is wanted.
 */
export function createArbitrary<Packet>(
  contract: Contract<Packet>,
  settle: (packet: Packet, random: Random) => Packet,
): Arbitrary<Packet> {
  const { Arbitrary: Base, Value: Wrapped, stream } = fastCheck();
  const source = packetSource(contract);

  class PacketArbitrary extends Base<Packet> {
    override generate(random: FastCheckRandom): Value<Packet> {
      const seed = random.nextInt(0, 2 ** 21 - 1) * 2 ** 32 + random.nextInt(0, 2 ** 32 - 1);
      // The cast holds because the source gives only what the guard of the contract accepts.
      const own = createRandom(seed);
      return new Wrapped(settle(source.draw(own) as Packet, own), undefined);
    }

    override canShrinkWithoutContext(value: unknown): value is Packet {
      return contract.is(value);
    }

    override shrink(value: Packet) {
      return stream(simplerPackets(value)).map((packet) => new Wrapped(packet, undefined));
    }
  }

  function* simplerPackets(value: Packet): Generator<Packet> {
    for (const candidate of source.shrink(value)) {
      if (!isSimpler(candidate, value) || !contract.is(candidate)) continue;
      const settled = settle(candidate, firstChoice);
      if (isSimpler(settled, value)) yield settled;
    }
  }

  return new PacketArbitrary();
}
