import { AssertionError } from "node:assert";
import type { ReadOptions } from "../../parsing/options.js";
import type { Contract } from "../../runtime/contract.js";
import type { IssueCode } from "../../runtime/issue.js";
import { matchPacket, matchRead, matchRefusal } from "./match.js";
import type { Verdict } from "./verdict.js";

/**
 * Throws `AssertionError` with the issues unless `value` is a packet of the contract. For any test runner; for Vitest
 * and Jest there is `toBePacket`.
 */
export function assertPacket<Packet>(contract: Contract<Packet>, value: unknown): asserts value is Packet {
  assertVerdict(matchPacket(contract, value));
}

/**
 * Throws `AssertionError` unless the contract refuses `value` with an issue at `pointer`, `""` for the root, and with
 * `code` where that is given. For any test runner; for Vitest and Jest there is `toBeRefusedAt`.
 */
export function assertRefusedAt(contract: Contract, value: unknown, pointer: string, code?: IssueCode): void {
  assertVerdict(matchRefusal(contract, value, pointer, code));
}

/**
 * Throws `AssertionError` unless `readPacket` reads just `packet` out of `text`. For any test runner; for Vitest and Jest
 * there is `toRead`.
 */
export function assertReads<Packet>(
  contract: Contract<Packet>,
  text: string,
  packet: NoInfer<Packet>,
  options?: ReadOptions,
): void {
  assertVerdict(matchRead(contract, text, packet, options));
}

function assertVerdict({ pass, message }: Verdict): void {
  if (!pass) throw new AssertionError({ message: message() });
}
