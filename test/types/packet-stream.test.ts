import { describe, expectTypeOf, it } from "vitest";
import { type Handover, handoverContract, type ReturnPacket, returnPacketContract } from "../../src/index.js";
import { type DeepPartial, PacketStream, type ReadResult, readPacketStream } from "../../src/read.js";

describe("DeepPartial", () => {
  it("makes every key optional, shortens every array and lets every string be a beginning", () => {
    expectTypeOf<DeepPartial<{ a: "b" | "c"; d: readonly [string, ...string[]]; e: { f: 1 } | null }>>().toEqualTypeOf<{
      readonly a?: string;
      readonly d?: readonly string[];
      readonly e?: { readonly f?: 1 } | null;
    }>();
  });

  it("leaves unknown values unknown", () => {
    expectTypeOf<DeepPartial<{ a: { readonly [key: string]: unknown } }>>().toEqualTypeOf<{
      readonly a?: { readonly [key: string]: unknown };
    }>();
  });
});

describe("PacketStream", () => {
  it("knows the packet of its contract", () => {
    const stream = new PacketStream(returnPacketContract);
    expectTypeOf(stream).toEqualTypeOf<PacketStream<ReturnPacket>>();
    expectTypeOf(stream.end()).toEqualTypeOf<ReadResult<ReturnPacket>>();
    expectTypeOf(stream.snapshot?.conclusion).toEqualTypeOf<string | undefined>();
    expectTypeOf(stream.snapshot?.evidence).toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf(stream.snapshot?.execution_mode).toEqualTypeOf<string | undefined>();
    expectTypeOf(stream.snapshot?.closure_receipts?.[0]?.target).toEqualTypeOf<string | undefined>();
  });

  it("knows the packets of several contracts", () => {
    const stream = new PacketStream<ReturnPacket | Handover>([returnPacketContract, handoverContract]);
    expectTypeOf(stream.end()).toEqualTypeOf<ReadResult<ReturnPacket | Handover>>();
  });
});

describe("readPacketStream", () => {
  it("knows the packet of one contract, or of a list", () => {
    const one = readPacketStream(returnPacketContract, [""]);
    expectTypeOf(one.result).toEqualTypeOf<Promise<ReadResult<ReturnPacket>>>();
    const either = readPacketStream([returnPacketContract, handoverContract], [""]);
    expectTypeOf(either.result).toEqualTypeOf<Promise<ReadResult<ReturnPacket | Handover>>>();
  });

  it("asks for textOf where the stream is not text", () => {
    const events: AsyncIterable<{ delta: string | null }> = (async function* () {})();
    readPacketStream(returnPacketContract, events, { textOf: ({ delta }) => delta });
    // @ts-expect-error an event is no text
    readPacketStream(returnPacketContract, events);
  });
});
