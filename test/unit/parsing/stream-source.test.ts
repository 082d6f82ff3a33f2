import { ReadableStream } from "node:stream/web";
import { describe, expect, it } from "vitest";
import { handoverContract, returnPacketContract } from "../../../src/index.js";
import { readPacket, readPacketStream } from "../../../src/read.js";

const packet = { conclusion: "é", evidence: ["e"], gaps: [], artifact_paths: ["p"] };
const text = `Here you are:\n\n\`\`\`json\n${JSON.stringify(packet, null, 2)}\n\`\`\`\n`;
const expected = readPacket(returnPacketContract, text);
const bytes = new TextEncoder().encode(text);

async function* asynchronously<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  for (const item of items) yield item;
}

/** A source that never comes to an end, and knows whether it was closed. */
function endless<Item>(item: Item) {
  const source = {
    closed: false,
    async *[Symbol.asyncIterator]() {
      try {
        for (;;) yield item;
      } finally {
        source.closed = true;
      }
    },
  };
  return source;
}

/** A source that gives its items and then hangs. */
function hanging<Item>(...items: Item[]) {
  const source = {
    closed: false,
    [Symbol.asyncIterator]: (): AsyncIterator<Item> => ({
      next: () => {
        const value = items.shift();
        return value === undefined ? new Promise(() => {}) : Promise.resolve({ value });
      },
      return: () => {
        source.closed = true;
        return new Promise(() => {});
      },
    }),
  };
  return source;
}

describe("readPacketStream", () => {
  const characters = text.split("");
  const parts = Array.from(bytes, (byte) => Uint8Array.of(byte));

  it.each([
    ["an array of strings", () => characters],
    ["a string", () => text],
    ["an async generator of strings, as the AI SDK gives", () => asynchronously(characters)],
    ["an async generator of bytes, as fetch gives in Node", () => asynchronously(parts)],
    ["a ReadableStream of strings", () => ReadableStream.from(characters)],
    ["a ReadableStream of bytes", () => ReadableStream.from(parts)],
    ["a ReadableStream that is no async iterable", () => ({ getReader: () => ReadableStream.from(parts).getReader() })],
  ])("yields snapshots from %s, and returns the result", async (_name, source) => {
    const reading = readPacketStream(returnPacketContract, source());
    const snapshots: unknown[] = [];
    for await (const snapshot of reading) snapshots.push(snapshot);
    expect(snapshots.slice(0, 4)).toEqual([
      {},
      { conclusion: "" },
      { conclusion: "é" },
      { conclusion: "é", evidence: [] },
    ]);
    expect(snapshots.at(-1)).toEqual(packet);
    expect(new Set(snapshots).size).toBe(snapshots.length);
    expect(await reading.result).toEqual(expected);
  });

  it("returns the result as generators do", async () => {
    const reading = readPacketStream(returnPacketContract, [text]);
    expect(await reading.next()).toEqual({ done: false, value: packet });
    expect(await reading.next()).toEqual({ done: true, value: expected });
    expect(await reading.next()).toEqual({ done: true, value: expected });
  });

  it("gives the result without a loop", async () => {
    const reading = readPacketStream([handoverContract, returnPacketContract], asynchronously(characters));
    expect(await reading.result).toMatchObject({ success: true, data: packet, contract: "return-packet" });
  });

  it("takes the text out of the events of other SDKs", async () => {
    const chunks = [
      { choices: [{ delta: { content: text.slice(0, 20) } }] },
      { choices: [{ delta: { content: null } }] },
      { choices: [] },
      { choices: [{ delta: { content: text.slice(20) } }] },
    ];
    const reading = readPacketStream(returnPacketContract, asynchronously(chunks), {
      textOf: (chunk) => chunk.choices[0]?.delta.content,
    });
    expect(await reading.result).toEqual(expected);
  });

  it("reads with the options of readPacket", async () => {
    const wrapped = JSON.stringify({ packet });
    expect((await readPacketStream(returnPacketContract, [wrapped]).result).success).toBe(false);
    expect((await readPacketStream(returnPacketContract, [wrapped], { coerce: true }).result).success).toBe(true);
  });

  it("throws what the source throws; what had come by then is in the result", async () => {
    const reading = readPacketStream(
      returnPacketContract,
      (async function* () {
        yield '{"conclusion": "c"';
        throw new Error("connection lost");
      })(),
    );
    await expect(reading.next()).resolves.toMatchObject({ value: { conclusion: "c" } });
    await expect(reading.next()).rejects.toThrow("connection lost");
    expect((await reading.result).error?.code).toBe("truncated");
  });

  it("rejects a stream of anything but text and bytes", async () => {
    // @ts-expect-error an object is no text
    await expect(readPacketStream(returnPacketContract, [{}]).result).rejects.toThrow(/textOf/);
  });
});

describe("a stream that is left early", () => {
  it("is closed at the limit", async () => {
    const source = endless("x".repeat(1_000));
    const reading = readPacketStream(returnPacketContract, source, { limits: { bytes: 10_000 } });
    expect((await reading.result).error?.code).toBe("too_large");
    expect(source.closed).toBe(true);
  });

  it("is closed where the loop breaks, and its result is that of the text so far", async () => {
    const source = endless(text);
    const reading = readPacketStream(returnPacketContract, source);
    for await (const _snapshot of reading) break;
    expect(source.closed).toBe(true);
    expect(await reading.result).toEqual(expected);
  });

  it("cancels a ReadableStream", async () => {
    let cancelled = false;
    const stream = new ReadableStream<string>({
      pull: (controller) => controller.enqueue(text),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const _snapshot of readPacketStream(returnPacketContract, { getReader: () => stream.getReader() }))
      break;
    expect(cancelled).toBe(true);
  });

  it("throws the reason of an abort, even while the source hangs, and closes it", async () => {
    const controller = new AbortController();
    const source = hanging("{", '"conclusion": "c"');
    const reading = readPacketStream(returnPacketContract, source, { signal: controller.signal });
    const seen: unknown[] = [];
    const loop = (async () => {
      for await (const snapshot of reading) seen.push(snapshot);
    })();
    setTimeout(() => controller.abort(new Error("no longer wanted")), 10);
    await expect(loop).rejects.toThrow("no longer wanted");
    expect(seen).toEqual([{ conclusion: "c" }]);
    expect(source.closed).toBe(true);
  });

  it("does not begin where the signal is aborted already", async () => {
    const source = endless(text);
    const reading = readPacketStream(returnPacketContract, source, { signal: AbortSignal.abort(new Error("no")) });
    await expect(reading.next()).rejects.toThrow("no");
  });
});
