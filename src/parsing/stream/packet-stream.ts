import type { Contract } from "../../runtime/index.js";
import { toList } from "../contract-list.js";
import type { ReadOptions } from "../options.js";
import { readPacket } from "../read-packet.js";
import type { ReadResult } from "../result.js";
import { settingsOf } from "../settings.js";
import type { DeepPartial } from "./deep-partial.js";
import { PacketScanner } from "./packet-scanner.js";
import { type Chunk, TextIntake } from "./text-intake.js";

/**
 * Reads a packet out of an answer while it is being written.
 *
 * Accepts text and bytes of UTF-8, cut anywhere. `snapshot` shows what has come of the packet, for progress bars and
 * the like: it is not validated and not the result. `end` gives the result, the very same that `readPacket` gives for
 * the whole text. Several contracts need their packets named: `new PacketStream<Handover | ReturnPacket>([...])`. For a
 * stream that is an iterable, use `readPacketStream`.
 *
 * The time is linear in the text, whatever the size of the chunks and however often the snapshot is looked at.
 *
 * @example
 * ```ts
 * const stream = new PacketStream(returnPacketContract);
 * for await (const chunk of chunks) {
 *   if (!stream.write(chunk)) break;
 *   show(stream.snapshot?.conclusion ?? "");
 * }
 * const result = stream.end();
 * ```
 */
export class PacketStream<Packet> {
  readonly #contracts: readonly Contract<Packet>[];
  readonly #options: ReadOptions;
  readonly #intake: TextIntake;
  readonly #scanner: PacketScanner | undefined;
  #result: ReadResult<Packet> | undefined;

  constructor(contract: Contract<Packet> | readonly Contract<Packet>[], options: ReadOptions = {}) {
    const { limits, json, formats } = settingsOf(options);
    this.#contracts = toList(contract);
    this.#options = options;
    this.#intake = new TextIntake(limits.bytes);
    this.#scanner = formats.includes("json") ? new PacketScanner(this.#contracts, json) : undefined;
  }

  /**
   * What has come so far of the first packet in the answer, `undefined` until its first key has come.
   *
   * Only JSON is shown, also in prose and code blocks; a packet in YAML is in the result only. What does not have the
   * type that the contract asks for is left out, so that the declared type holds; nothing else is checked. Each snapshot
   * stays what it is, and shares its complete parts with those after it: do not change it. Where arrays or objects of
   * hundreds of items are still open, it lags behind: by one character for each item.
   */
  get snapshot(): DeepPartial<Packet> | undefined {
    // The cast holds as far as types go: the scanner leaves out what the contract has no place for.
    return this.#scanner?.snapshot as DeepPartial<Packet> | undefined;
  }

  /**
   * Takes in a part of the answer. Returns false once there is more text than the limit allows: nothing that follows
   * can change the result then, and it is not kept. Throws where it is called after `end`, or with anything but text
   * and bytes.
   */
  write(chunk: Chunk): boolean {
    if (this.#result !== undefined) throw new Error("typed-handoff: write was called after end");
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) {
      throw new TypeError("typed-handoff: a chunk is neither a string nor a Uint8Array; map it with textOf");
    }
    if (this.#intake.isTooLarge) return false;
    const text = this.#intake.take(chunk);
    if (this.#intake.isTooLarge) return false;
    this.#scanner?.read(text);
    return true;
  }

  /** Says that the answer is complete, and returns what `readPacket` gives for it. Never throws. */
  end(): ReadResult<Packet> {
    // The cast holds: each contract is one of Packet.
    this.#result ??= readPacket(this.#contracts, this.#intake.end(), this.#options) as ReadResult<Packet>;
    return this.#result;
  }
}
