import { expect } from "vitest";
import type { Contract } from "../../src/runtime/index.js";

/** Takes what must, and what must not, be assignable to the type of a contract. */
export interface Assignments<Packet> {
  /** Compiles for a packet; the guard must accept it too. */
  accepts(packet: Packet): void;
  /** Must not compile: each call stands below a `@ts-expect-error` with the reason. The guard must refuse it too. */
  refuses(packet: Packet): void;
}

/** Returns a pair of functions that hold the type of a contract and its guard to one verdict. */
export function assignmentsTo<Packet>(contract: Contract<Packet>): Assignments<Packet> {
  return {
    accepts: (packet) => expect(contract.is(packet)).toBe(true),
    refuses: (packet) => expect(contract.is(packet)).toBe(false),
  };
}
