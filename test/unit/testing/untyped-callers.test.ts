import { describe, expect, it } from "vitest";
import { contracts, returnPacketContract } from "../../../src/index.js";
import * as read from "../../../src/read.js";
import * as testing from "../../../src/testing.js";

// The casts let these tests call as JavaScript does.
const {
  arbitraryFor,
  matchPacket,
  matchRefusal,
  nearMissCoverage,
  nearMisses,
  noisyAnswer,
  sampleReturnPacket,
  scriptedModel,
} = testing as unknown as Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;
const { readPacket, readPacketStream } = read as unknown as Readonly<
  Record<string, (...values: readonly unknown[]) => unknown>
>;
const PacketStream = read.PacketStream as unknown as new (contract: unknown) => object;

const noContracts = [undefined, null, "return-packet", {}, contracts, returnPacketContract.jsonSchema];

describe("what is no contract is refused as that", () => {
  it.each<readonly [string, (contract: unknown) => unknown]>([
    ["nearMisses", (contract) => nearMisses?.(contract)],
    ["nearMissCoverage", (contract) => nearMissCoverage?.(contract, [])],
    ["arbitraryFor", (contract) => arbitraryFor?.(contract)],
    ["matchPacket", (contract) => matchPacket?.(contract, {})],
    ["matchRefusal", (contract) => matchRefusal?.(contract, {}, "")],
    ["noisyAnswer", (contract) => noisyAnswer?.(sampleReturnPacket?.(), { contract: contract ?? {} })],
    ["readPacket", (contract) => readPacket?.(contract, "{}")],
    ["readPacket with a list", (contract) => readPacket?.([returnPacketContract, contract], "{}")],
    ["readPacketStream", (contract) => readPacketStream?.(contract, [])],
    ["PacketStream", (contract) => new PacketStream(contract)],
  ])("by %s", (_name, call) => {
    for (const contract of noContracts) expect(() => call(contract)).toThrow(/^typed-handoff: a contract was expected/);
  });
});

it("nearMissCoverage says that it wants the near misses", () => {
  for (const misses of [undefined, null, {}, "x"]) {
    expect(() => nearMissCoverage?.(returnPacketContract, misses)).toThrow(
      "nearMissCoverage(contract, nearMisses(contract))",
    );
  }
});

it("noisyAnswer says which kinds and surroundings there are", () => {
  const packet = sampleReturnPacket?.();
  expect(() => noisyAnswer?.(packet, { kinds: ["trunkated"] })).toThrow(
    /"trunkated" is no kind of noise; .* truncated/,
  );
  expect(() => noisyAnswer?.(packet, { kinds: ["toString"] })).toThrow(/"toString" is no kind of noise/);
  expect(() => noisyAnswer?.(packet, { kinds: "truncated" })).toThrow(/a list is wanted/);
  expect(() => noisyAnswer?.(packet, { surroundings: ["tag"] })).toThrow(/"tag" is no surrounding; there are fence/);
});

it("scriptedModel says that a script is a list", () => {
  for (const script of [undefined, "an answer", { conclusion: "x" }]) {
    expect(() => scriptedModel?.(script)).toThrow("scriptedModel([...])");
  }
});
