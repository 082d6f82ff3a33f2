import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { isPacketError, PacketError, returnPacketContract } from "../../../src/index.js";

/** Returns the error of a packet with two faults. */
function errorOfCheck(): PacketError {
  const result = returnPacketContract.safeParse({ conclusion: "", evidence: ["a"], gaps: [], artifact_paths: [] });
  if (result.success) throw new Error("the packet was to be refused");
  return result.error;
}

/** Returns what `parse` throws at the same packet. */
function thrown(): PacketError {
  try {
    returnPacketContract.parse({ conclusion: "", evidence: ["a"], gaps: [], artifact_paths: [] });
  } catch (error) {
    if (isPacketError(error)) return error;
  }
  throw new Error("the packet was to be refused");
}

describe("the error that safeParse returns", () => {
  it("is a PacketError for whoever asks", () => {
    const error = errorOfCheck();
    expect(error).toBeInstanceOf(PacketError);
    expect(error).toBeInstanceOf(Error);
    expect(isPacketError(error)).toBe(true);
    expect(String(error)).toBe(`PacketError: ${error.message}`);
  });

  it("says what the error says that parse throws", () => {
    const [returned, raised] = [errorOfCheck(), thrown()];
    expect(returned.toJSON()).toEqual(raised.toJSON());
    expect(JSON.parse(JSON.stringify(returned))).toEqual(JSON.parse(JSON.stringify(raised)));
    expect(returned.issues).toHaveLength(2);
  });

  it("has no calls in its stack, and prints as an error", () => {
    expect(errorOfCheck().stack).toBe(`PacketError: ${errorOfCheck().message}`);
    expect(inspect(errorOfCheck())).toMatch(/^\[PacketError: return-packet is not valid; \/conclusion: /);
  });

  it("becomes one with a stack by way of the constructor", () => {
    const error = new PacketError(errorOfCheck());
    expect(error.toJSON()).toEqual(thrown().toJSON());
    expect(error.stack).toContain("check-error.test");
  });

  it("keeps what was found when the value changes afterwards", () => {
    const value = { conclusion: "", evidence: ["a"], gaps: [], artifact_paths: ["b"] };
    const result = returnPacketContract.safeParse(value);
    value.conclusion = "done";
    expect(result.error?.issues).toMatchObject([{ pointer: "/conclusion", code: "min_length" }]);
  });

  it("lists its issues once", () => {
    const error = errorOfCheck();
    expect(error.issues).toBe(error.issues);
  });
});
