import { describe, expect, it } from "vitest";
import { type ReturnPacket, returnPacketContract } from "../../../generated/index.js";
import "../../../src/testing/vitest.js";
import {
  assertPacket,
  assertReads,
  assertRefusedAt,
  matchPacket,
  matchRead,
  matchRefusal,
  packetMatchers,
  sampleReturnPacket,
} from "../../../src/testing.js";

const packet = sampleReturnPacket({ size: "small" });
const wrong = { ...packet, evidence: [], artifact_paths: [""] };

describe("matchers in Vitest", () => {
  it("hold for what they say", () => {
    expect(packet).toBePacket(returnPacketContract);
    expect(wrong).not.toBePacket(returnPacketContract);
    expect(wrong).toBeRefusedAt(returnPacketContract, "/evidence");
    expect(wrong).toBeRefusedAt(returnPacketContract, "/artifact_paths/0", "min_length");
    expect(wrong).not.toBeRefusedAt(returnPacketContract, "/evidence", "min_length");
    expect(null).toBeRefusedAt(returnPacketContract, "", "type");
    expect(`Here: ${JSON.stringify(packet)}`).toRead(returnPacketContract, packet);
    expect(JSON.stringify([packet])).not.toRead(returnPacketContract, packet);
    expect(JSON.stringify([packet])).toRead(returnPacketContract, packet, { coerce: ["array"] });
    expect({ inner: packet }).toEqual({ inner: expect.toBePacket(returnPacketContract) });
  });

  it("are typed", () => {
    // @ts-expect-error a contract is needed
    expect(() => expect(packet).toBePacket()).toThrow();
    // @ts-expect-error no such code
    expect(wrong).not.toBeRefusedAt(returnPacketContract, "/evidence", "too_short");
    // @ts-expect-error the packet is one of the contract
    expect("").not.toRead(returnPacketContract, { role: "planner" });
  });
});

describe("messages", () => {
  it("show the issues of what is no packet", () => {
    expect(() => expect(wrong).toBePacket(returnPacketContract)).toThrow(
      [
        "expected a return-packet, but:",
        "  /evidence: expected at least 1 item [min_items]",
        "  /artifact_paths/0: expected at least 1 character [min_length]",
      ].join("\n"),
    );
    expect(matchPacket(returnPacketContract, packet).message()).toBe("expected the value to be no return-packet");
  });

  it("show the issues that there are in place of the one expected", () => {
    const elsewhere = matchRefusal(returnPacketContract, wrong, "/gaps", "required");
    expect(elsewhere.message()).toMatch(
      /^expected the return-packet to be refused at \/gaps with required, but:\n {2}\/evi/,
    );
    expect(matchRefusal(returnPacketContract, packet, "").message()).toBe(
      "expected a refusal at (root), but the value is a valid return-packet",
    );
    expect(() => expect(wrong).not.toBeRefusedAt(returnPacketContract, "/evidence")).toThrow(
      /not to be refused at \/evidence/,
    );
  });

  it("show where a packet that was read differs", () => {
    const other: ReturnPacket = { ...packet, conclusion: "Other.", gaps: ["one"], handoff_id: "h" };
    expect(() => expect(JSON.stringify(packet)).toRead(returnPacketContract, other)).toThrow(
      [
        "expected to read another return-packet:",
        '  /conclusion: expected "Other.", received "Two faults in search are fixed."',
        '  /gaps/0: is missing, expected "one"',
        '  /handoff_id: is missing, expected "h"',
      ].join("\n"),
    );
    expect(matchRead(returnPacketContract, JSON.stringify(other), packet).message()).toContain(
      "/gaps/0: is not expected",
    );
  });

  it("name the class of a text that cannot be read", () => {
    expect(matchRead(returnPacketContract, '{"conclusion": "', packet).message()).toMatch(/but it is truncated/);
    expect(matchRead(returnPacketContract, 3, packet).message()).toBe("expected a text to read, received number");
  });

  it("stay short, and never throw", () => {
    const many = { ...packet, evidence: Array.from({ length: 90 }, () => "") };
    expect(matchPacket(returnPacketContract, many).message().split("\n")).toHaveLength(14);
    expect(matchPacket(returnPacketContract, many).message()).toMatch(/and 78 more$/);
    const trap = {
      get conclusion(): string {
        throw new Error("trap");
      },
    };
    expect(matchPacket(returnPacketContract, trap).message()).toMatch(/unreadable/);
  });
});

describe("assertions for other runners", () => {
  it("throw what the matchers say", () => {
    const value: unknown = packet;
    assertPacket(returnPacketContract, value);
    expect(value.conclusion).toBe(packet.conclusion);
    expect(() => assertPacket(returnPacketContract, wrong)).toThrow(/\/evidence: expected at least 1 item/);
    assertRefusedAt(returnPacketContract, wrong, "/evidence", "min_items");
    expect(() => assertRefusedAt(returnPacketContract, packet, "/evidence")).toThrow(/valid return-packet/);
    assertReads(returnPacketContract, JSON.stringify(packet), packet);
    expect(() => assertReads(returnPacketContract, "nothing", packet)).toThrow(/none_found/);
  });

  it("are matchers for Jest as well: functions from what was received to a verdict", () => {
    expect(packetMatchers.toBePacket(wrong, returnPacketContract)).toMatchObject({ pass: false });
    expect(packetMatchers.toRead(JSON.stringify(packet), returnPacketContract, packet)).toMatchObject({ pass: true });
  });
});
