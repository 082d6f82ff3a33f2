import type { ReadOptions } from "../../parsing/options.js";
import type { Contract } from "../../runtime/contract.js";
import type { IssueCode } from "../../runtime/issue.js";
import { matchPacket, matchRead, matchRefusal } from "./match.js";
import type { Verdict } from "./verdict.js";

/**
 * Matchers for `expect.extend`, as Jest takes them. Vitest has them as soon as `typed-handoff/testing/vitest` is
 * imported.
 */
export const packetMatchers = {
  toBePacket: (received: unknown, contract: Contract): Verdict => matchPacket(contract, received),
  toBeRefusedAt: (received: unknown, contract: Contract, pointer: string, code?: IssueCode): Verdict =>
    matchRefusal(contract, received, pointer, code),
  toRead: <Packet>(received: unknown, contract: Contract<Packet>, packet: Packet, options?: ReadOptions): Verdict =>
    matchRead(contract, received, packet, options),
};
