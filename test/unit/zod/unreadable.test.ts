import { describe, expect, it } from "vitest";
import { isReturnPacket, safeParseReturnPacket } from "../../../src/index.js";
import { ReturnPacketSchema } from "../../../src/zod.js";

/** What the README says of values that cannot be walked. */
describe("a value with a getter that throws", () => {
  const value = {
    get conclusion(): string {
      throw new Error("not now");
    },
    evidence: ["214 passed"],
    gaps: [],
    artifact_paths: ["a.ts"],
  };

  it("is refused by the guard and by safeParse", () => {
    expect(isReturnPacket(value)).toBe(false);
    expect(safeParseReturnPacket(value).error?.issues.map(({ code }) => code)).toEqual(["unreadable"]);
  });

  it("makes Zod throw what it throws, since Zod reads it first", () => {
    expect(() => ReturnPacketSchema.safeParse(value)).toThrow("not now");
  });
});
