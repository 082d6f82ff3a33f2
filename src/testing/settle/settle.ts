import type { FindingCode } from "../../semantics/index.js";
import type { Random } from "../random/random.js";

/**
 * Turns a valid packet that breaks the rules of `codes` into a valid one that keeps all rules that JSON Schema cannot
 * say, changing as little as it can. Where there is a choice, `random` makes it.
 */
export type Settle<Packet> = (packet: Packet, codes: ReadonlySet<FindingCode>, random: Random) => Packet;
