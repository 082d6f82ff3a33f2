/**
 * Matchers for Vitest. Import this once, in a setup file or in the test: it teaches `expect` about packets.
 *
 * @example
 * ```ts
 * import "typed-handoff/testing/vitest";
 *
 * expect(answer).toBePacket(returnPacketContract);
 * expect({ ...packet, evidence: [] }).toBeRefusedAt(returnPacketContract, "/evidence", "min_items");
 * expect(text).toRead(returnPacketContract, packet);
 * ```
 *
 * @module
 */
import { expect } from "vitest";
import type { ReadOptions } from "../parsing/options.js";
import type { Contract } from "../runtime/contract.js";
import type { IssueCode } from "../runtime/issue.js";
import { packetMatchers } from "./matchers/matchers.js";

/** The matchers that this module adds to `expect`. */
export interface PacketMatchers<Result = unknown> {
  /** Holds for a packet of the contract. The message shows every issue. */
  toBePacket(contract: Contract): Result;
  /** Holds for a value that the contract refuses with an issue at the JSON pointer, `""` for the root, and with the code. */
  toBeRefusedAt(contract: Contract, pointer: string, code?: IssueCode): Result;
  /** Holds for a text that `readPacket` reads just this packet out of. The message shows where another one differs. */
  toRead<Packet>(contract: Contract<Packet>, packet: NoInfer<Packet>, options?: ReadOptions): Result;
}

declare module "vitest" {
  interface Matchers<T> extends PacketMatchers<T> {}
}

expect.extend(packetMatchers);
