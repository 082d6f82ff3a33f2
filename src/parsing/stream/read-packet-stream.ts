import type { Contract } from "../../runtime/index.js";
import type { PacketsOf } from "../contract-list.js";
import type { ReadOptions } from "../options.js";
import type { ReadResult } from "../result.js";
import type { DeepPartial } from "./deep-partial.js";
import { PacketStream } from "./packet-stream.js";
import { itemsOf, type StreamSource } from "./source.js";
import type { Chunk } from "./text-intake.js";

/** How a stream is read: like a text, and until `signal` says otherwise. */
export interface ReadStreamOptions extends ReadOptions {
  /** Ends the reading: the loop throws the signal's reason, and the source is closed. */
  readonly signal?: AbortSignal;
}

/** How a stream of anything but text is read. */
export interface ReadEventsOptions<Event> extends ReadStreamOptions {
  /** Returns the text or bytes of an event, nothing for an event that has none. */
  readonly textOf: (event: Event) => Chunk | null | undefined;
}

/**
 * Reads a packet out of a stream: yields a snapshot of what has come of it whenever that has changed, and returns the
 * result, the very same that `readPacket` gives for the whole text. See {@link PacketStream} for both.
 *
 * Accepts async iterables, `ReadableStream`s and iterables of strings or bytes; for streams of events pass `textOf`.
 * What the source throws, the loop throws. The source is closed where the loop is left early, on abort, and as soon as
 * the text is too large.
 *
 * @example
 * ```ts
 * // AI SDK: the stream is text.
 * const reading = readPacketStream(returnPacketContract, streamText({ model, prompt }).textStream);
 * for await (const snapshot of reading) show(snapshot.conclusion);
 * const result = await reading.result;
 * ```
 *
 * @example
 * ```ts
 * // OpenAI SDK: the stream is events.
 * readPacketStream(returnPacketContract, completion, { textOf: (chunk) => chunk.choices[0]?.delta.content });
 * ```
 *
 * @example
 * ```ts
 * // Anthropic SDK: the stream is events of several kinds.
 * readPacketStream(returnPacketContract, message, {
 *   textOf: (event) =>
 *     event.type === "content_block_delta" && event.delta.type === "text_delta" ? event.delta.text : undefined,
 * });
 * ```
 */
export function readPacketStream<const Contracts extends Contract | readonly Contract[]>(
  contracts: Contracts,
  source: StreamSource<Chunk>,
  options?: ReadStreamOptions,
): PacketReading<PacketsOf<Contracts>>;
export function readPacketStream<const Contracts extends Contract | readonly Contract[], Event>(
  contracts: Contracts,
  source: StreamSource<Event>,
  options: ReadEventsOptions<Event>,
): PacketReading<PacketsOf<Contracts>>;
export function readPacketStream(
  contracts: Contract | readonly Contract[],
  source: StreamSource<unknown>,
  { signal, textOf, ...options }: Partial<ReadEventsOptions<unknown>> = {},
): PacketReading<unknown> {
  const stream = new PacketStream(contracts, options);
  // The cast holds by the first overload; `write` throws where it does not.
  const chunkOf = textOf ?? ((item: unknown) => item as Chunk);
  return new PacketReading(stream, readAll(stream, itemsOf(source, signal), chunkOf));
}

/** A packet that is being read: an async iterable of snapshots, and in the end the result. */
export class PacketReading<Packet> implements AsyncIterableIterator<DeepPartial<Packet>, ReadResult<Packet>, void> {
  readonly #stream: PacketStream<Packet>;
  readonly #snapshots: AsyncGenerator<DeepPartial<Packet>, void, void>;

  constructor(stream: PacketStream<Packet>, snapshots: AsyncGenerator<DeepPartial<Packet>, void, void>) {
    this.#stream = stream;
    this.#snapshots = snapshots;
  }

  /**
   * The result. Reads what is left to read, without yielding it: ask for it after the loop, or instead of it. After a
   * loop that was left early it is the result of the text up to there.
   */
  get result(): Promise<ReadResult<Packet>> {
    return this.#readRest();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Gives the next snapshot, and after the last one the result. */
  async next(): Promise<IteratorResult<DeepPartial<Packet>, ReadResult<Packet>>> {
    const step = await this.#snapshots.next();
    return step.done === true ? { done: true, value: this.#stream.end() } : step;
  }

  /** Closes the source and gives the result of the text up to here. */
  async return(): Promise<IteratorResult<DeepPartial<Packet>, ReadResult<Packet>>> {
    await this.#snapshots.return();
    return { done: true, value: this.#stream.end() };
  }

  async #readRest(): Promise<ReadResult<Packet>> {
    for (;;) {
      const step = await this.next();
      if (step.done === true) return step.value;
    }
  }
}

async function* readAll<Packet>(
  stream: PacketStream<Packet>,
  items: AsyncIterable<unknown>,
  chunkOf: (item: unknown) => Chunk | null | undefined,
): AsyncGenerator<DeepPartial<Packet>, void, void> {
  let last: DeepPartial<Packet> | undefined;
  for await (const item of items) {
    const chunk = chunkOf(item);
    if (chunk === null || chunk === undefined) continue;
    if (!stream.write(chunk)) return;
    const { snapshot } = stream;
    if (snapshot !== undefined && snapshot !== last) yield snapshot;
    last = snapshot;
  }
}
