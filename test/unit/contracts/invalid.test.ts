import { describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import { isPacketError } from "../../../src/runtime/index.js";
import { zodPointers } from "../../helpers/zod-issues.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";
import { invalidPackets } from "./invalid-packets.js";

describe("invalid packets", () => {
  it.each(invalidPackets)("$name is refused by the guard", ({ contract, value }) => {
    expect(contracts[contract].is(value)).toBe(false);
  });

  it.each(invalidPackets)("$name is refused by safeParse, in its place", ({ contract, value, issues }) => {
    const { error } = contracts[contract].safeParse(value);
    expect(error?.issues.map(({ code, pointer }) => [code, pointer])).toEqual(issues);
    expect(error?.omitted).toBe(0);
  });

  it.each(invalidPackets)("$name makes parse throw", ({ contract, value, issues }) => {
    let thrown: unknown;
    try {
      contracts[contract].parse(value);
    } catch (error) {
      thrown = error;
    }
    expect(isPacketError(thrown) && [thrown.code, thrown.contract, thrown.issues.length]).toEqual([
      "invalid",
      contract,
      issues.length,
    ]);
  });

  it.each(invalidPackets)("$name is refused by the Zod parser, in its place", ({ contract, value, issues }) => {
    const { error } = zodSchemas[contract].safeParse(value);
    expect(new Set(zodPointers(error))).toEqual(new Set(issues.map(([, pointer]) => pointer)));
  });
});
