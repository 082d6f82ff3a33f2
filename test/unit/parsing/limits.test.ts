import { describe, expect, it } from "vitest";
import { handoverContract } from "../../../src/index.js";
import { exceedsBytes } from "../../../src/parsing/limits.js";
import { readPacket } from "../../../src/read.js";
import { handover, line } from "../../fixtures/answers/packets.js";

describe("exceedsBytes", () => {
  it.each(["", "plain", "é", "€", "😀", "a😀é€", "\ud800", "\udc00a"])("counts %j as UTF-8 does", (text) => {
    const bytes = Buffer.byteLength(text);
    expect(exceedsBytes(text, bytes)).toBe(false);
    expect(exceedsBytes(text, bytes - 1)).toBe(true);
  });
});

describe("limits of readPacket", () => {
  const text = line({ ...handover, nested: { a: [1] } });

  it("take what just fits", () => {
    const bytes = Buffer.byteLength(text);
    expect(readPacket(handoverContract, text, { limits: { bytes, depth: 3 } }).success).toBe(true);
    expect(readPacket(handoverContract, text, { limits: { bytes: bytes - 1 } }).error?.code).toBe("too_large");
    expect(readPacket(handoverContract, text, { limits: { depth: 2 } }).error?.code).toBe("too_deep");
  });

  it.each(["json", "yaml"])("allow 100 levels and no more, in %s", (format) => {
    const nested = (levels: number): string => {
      const brackets = `${"[".repeat(levels)}${"]".repeat(levels)}`;
      if (format === "json") return `${line(handover).slice(0, -1)},"a":${brackets}}`;
      return `\`\`\`yaml\nrole: r\nstatus: s\nnext-action: n\na: ${brackets}\n\`\`\``;
    };
    expect(readPacket(handoverContract, nested(99)).success).toBe(true);
    expect(readPacket(handoverContract, nested(100)).error?.code).toBe("too_deep");
  });

  it("hold for broken text as for clean text", () => {
    const broken = `${line(handover).slice(0, -1)},a:${"[".repeat(100)}${"]".repeat(100)}}`;
    expect(readPacket(handoverContract, broken).error?.code).toBe("too_deep");
    expect(readPacket(handoverContract, broken, { limits: { depth: 101 } }).success).toBe(true);
  });
});
