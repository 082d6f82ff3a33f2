import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { returnPacketContract } from "../../../src/index.js";
import { createIssue, isPacketError, PacketError, type PacketErrorCode } from "../../../src/runtime/index.js";
import { returnPacket } from "../../helpers/packets.js";

const codes: Readonly<Record<PacketErrorCode, true>> = {
  invalid: true,
  none_found: true,
  unparseable: true,
  truncated: true,
  ambiguous: true,
  too_large: true,
  too_deep: true,
  duplicate_key: true,
  forbidden_key: true,
  transfer_limit: true,
};

describe("PacketError", () => {
  it.each(Object.keys(codes) as PacketErrorCode[])("says in words what %s is, each in its own", (code) => {
    const messages = new Set(
      Object.keys(codes).map(
        (each) => new PacketError({ code: each as PacketErrorCode, contract: "handover" }).message,
      ),
    );
    expect(messages.size).toBe(Object.keys(codes).length);
    expect(new PacketError({ code, contract: "handover" }).message).toMatch(/^handover (is|was|has|could) /);
  });

  it("shows up to three issues, and how many there are", () => {
    const issues = Array.from({ length: 7 }, (_, index) => createIssue("type", "a string", [`key${index}`]));
    const { message } = new PacketError({ code: "invalid", contract: "handover", issues, omitted: 5 });
    expect(message).toBe(
      "handover is not valid; /key0: expected a string; /key1: expected a string; /key2: expected a string; and 9 more",
    );
  });

  it("has a message under 500 characters, whatever it is made from", () => {
    const long = "é🚀".repeat(10_000);
    const issues = [createIssue("unknown_key", long, [long, long])];
    const error = new PacketError({ code: "invalid", contract: long, detail: long, issues, omitted: 2 ** 53 });
    expect(error.message.length).toBeLessThan(500);
    expect(error.message).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  });

  it("quotes no value, in no form in which it can be printed", () => {
    const secret = "sk-0123456789";
    const value = returnPacket({ conclusion: [secret], gaps: [{ secret }], evidence: secret, execution_mode: secret });
    const { error } = returnPacketContract.safeParse(value);
    expect(error?.issues).toHaveLength(4);
    for (const text of [
      error?.message,
      error?.stack,
      JSON.stringify(error),
      inspect(error, { depth: 10 }),
      String(error),
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(error).not.toHaveProperty("cause");
  });

  it("survives JSON", () => {
    const issues = [createIssue("type", "a string", ["a", 0])];
    const error = new PacketError({ code: "invalid", contract: "handover", issues, omitted: 2 });
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: "PacketError",
      code: "invalid",
      contract: "handover",
      message: error.message,
      issues,
      omitted: 2,
    });
  });
});

describe("isPacketError", () => {
  it("does not throw for a proxy that does", () => {
    const fail = () => {
      throw new Error("asked");
    };
    expect(isPacketError(new Proxy({}, { get: fail, has: fail, getPrototypeOf: fail }))).toBe(false);
  });

  it("knows errors of this copy of the package and of another", async () => {
    expect(isPacketError(new PacketError({ code: "invalid", contract: "handover" }))).toBe(true);
    const address = `${new URL("../../../src/runtime/packet-error.ts", import.meta.url).href}?copy`;
    const copy: { readonly PacketError: typeof PacketError } = await import(/* @vite-ignore */ address);
    const foreign = new copy.PacketError({ code: "invalid", contract: "handover" });
    expect(foreign instanceof PacketError).toBe(false);
    expect(isPacketError(foreign)).toBe(true);
  });

  it.each([
    undefined,
    null,
    1,
    "PacketError",
    {},
    [],
    new Error("PacketError"),
    { name: "PacketError", code: "invalid" },
  ])("knows %j for no such error", (value) => {
    expect(isPacketError(value)).toBe(false);
  });
});
