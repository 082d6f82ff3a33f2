import type { Shape } from "../../codegen/shape/shape.js";
import type { Contract } from "../../runtime/contract.js";
import { modelOf } from "../model/model.js";
import { firstChoice, type Random } from "../random/random.js";
import { createShrink } from "../shrink/shrink.js";
import { compileDraws } from "./compile.js";
import { mendNumbers } from "./mend-numbers.js";

/** Draws and shrinks the packets of one contract, as far as its JSON Schema tells. */
export interface PacketSource {
  draw(random: Random): unknown;
  /** Gives values that may be simpler than `packet`; not all of them are packets. */
  shrink(packet: unknown): Iterable<unknown>;
}

/** The part of a contract that packets are drawn from. */
export type DrawnContract = Pick<Contract, "jsonSchema" | "is" | "name">;

/**
 * How often a packet is drawn anew. Only schemas need it that ask for what shapes do not tell: members of a `oneOf` that
 * overlap, `not`, `propertyNames`. Packets of the contracts in this package are valid at the first draw.
 */
export const maximumDraws = 100;

const sources = new WeakMap<DrawnContract, PacketSource>();

/** Returns the source of a contract's packets, made when it is first asked for. */
export function packetSource(contract: DrawnContract): PacketSource {
  const known = sources.get(contract);
  if (known !== undefined) return known;
  const source = createSource(contract);
  sources.set(contract, source);
  return source;
}

function createSource(contract: DrawnContract): PacketSource {
  const model = modelOf(contract);
  const compile = compileDraws(model);
  const draw = compile(model.shape);
  const simplest = (shape: Shape) => compile(shape)(firstChoice, 0);
  const shrink = createShrink(model, simplest);
  return {
    draw(random) {
      for (let draws = 0; draws < maximumDraws; draws++) {
        const packet = draw(random, 0);
        if (contract.is(packet)) return packet;
        const mended = mendNumbers(model.schema, packet);
        if (contract.is(mended)) return mended;
      }
      throw new Error(`typed-handoff: drew no valid ${contract.name} in ${maximumDraws} draws`);
    },
    shrink: (packet) => shrink(model.shape, packet),
  };
}
