import type { Contract } from "../../runtime/contract.js";
import { createIssue } from "../../runtime/issues.js";
import { PacketError } from "../../runtime/packet-error.js";
import { findingsFor } from "../../semantics/index.js";
import { createRandom, type Random } from "../random/random.js";
import { type Overrides, toOwnKeys } from "./overrides.js";

/** How much a sample holds. */
export type SampleSize = "small" | "medium" | "large";

/** Which sample is made. */
export interface SampleOptions<Packet> {
  /** Which of the samples: a safe integer, 0 unless given. The same packet for a seed on every machine. */
  readonly seed?: number;
  /**
   * Values for some keys, in camel case. What depends on them follows: `executionMode: "independent_task"` brings the
   * ids and the four receipts. A value that the contract refuses throws `PacketError`.
   */
  readonly overrides?: Overrides<Packet>;
  /**
   * `"small"` has the required keys and the shortest lists, `"medium"` (the default) what packets usually have,
   * `"large"` every key and lists of twenty.
   */
  readonly size?: SampleSize;
  /** Whether overrides may contradict the rules that JSON Schema cannot say: `"clean"` (the default) throws, `"any"` lets them. */
  readonly semantics?: "clean" | "any";
}

/** What a sample is composed of: the choices, its size, and the values given for keys of the packet. */
export interface Composition<Given> {
  readonly random: Random;
  readonly size: SampleSize;
  readonly given: Given;
}

/** Makes a packet around the values given; those themselves are set afterwards. */
export type Compose = (composition: Composition<{ readonly [key: string]: unknown }>) => object;

/** Makes the function that samples the packets of a contract. `keys` lists its keys that are not in camel case. */
export function createSampler<Packet>(
  contract: Contract<Packet>,
  compose: Compose,
  keys: readonly string[] = [],
): (options?: SampleOptions<Packet>) => Packet {
  return ({ seed = 0, overrides = {}, size = "medium", semantics = "clean" } = {}) => {
    const given = structuredClone(toOwnKeys(overrides, keys));
    const composed = compose({ random: createRandom(seed), size, given });
    const packet = contract.parse({ ...composed, ...given });
    if (semantics === "clean") assertConsistent(contract, packet);
    return packet;
  };
}

function assertConsistent<Packet>(contract: Contract<Packet>, packet: Packet): void {
  const errors = findingsFor(contract.name, packet).filter(({ severity }) => severity === "error");
  if (errors.length === 0) return;
  const issues = errors.map(({ expected, path }) => createIssue("semantics", expected, path));
  throw new PacketError({ code: "invalid", contract: contract.name, issues });
}
