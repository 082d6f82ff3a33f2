import { isPacketError, type PacketError } from "../../../src/index.js";

/** Returns the error with which `call` refuses. Calls for what is not typed so, as a caller without types would make. */
export function refusalOf(call: () => unknown): PacketError {
  try {
    call();
  } catch (error) {
    if (isPacketError(error)) return error;
    throw error;
  }
  throw new Error("Nothing was refused");
}

/** Lists the places and codes of what is refused. */
export function issuesOf(call: () => unknown): readonly string[] {
  return refusalOf(call).issues.map(({ code, pointer }) => `${code} ${pointer}`);
}

/** A function as JavaScript sees it: it takes anything. The cast is what tests of untyped callers need. */
export function untyped<Result>(build: (...options: never[]) => Result): (...options: unknown[]) => Result {
  return build as (...options: unknown[]) => Result;
}

/** Tells whether a value and all in it are frozen. */
export function isDeeplyFrozen(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen);
}
