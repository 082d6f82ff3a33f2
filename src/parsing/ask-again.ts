import type { Contract } from "../runtime/index.js";
import { lengthOf, withFeedback } from "./ask-again/conversation.js";
import { Deadline } from "./ask-again/deadline.js";
import type { AskOptions, AskResult, AskStop, Attempt, CallModel, Message } from "./ask-again/types.js";
import { type PacketsOf, toList } from "./contract-list.js";
import type { ReadOptions } from "./options.js";
import { readPacket } from "./read-packet.js";
import type { ReadResult } from "./result.js";

const defaultAttempts = 3;
const defaultMilliseconds = 10 * 60 * 1_000;

/**
 * Asks a model for a packet, and asks again as long as its answer has none: each time with the answer and what was
 * wrong with it, as two more messages.
 *
 * Accepts any function from messages to text, so that it works with any SDK; pass `context.signal` on to it. Stops at
 * the first packet, after the attempts (3), when the budget of time (ten minutes) or characters is used up, on abort,
 * and when the call throws. A call that never returns is left when the time is over. An answer that was cut off is
 * asked for again shorter. Never throws: the result says why it stopped, and has every answer.
 *
 * @example
 * ```ts
 * const asked = await askAgain(returnPacketContract, async (messages, { signal }) => {
 *   const answer = await client.create({ messages: [task, ...messages] }, { signal });
 *   return answer.text;
 * });
 * if (asked.success) use(asked.data);
 * else log(asked.stopped, asked.error);
 * ```
 */
export async function askAgain<const Contracts extends Contract | readonly Contract[]>(
  contracts: Contracts,
  call: CallModel,
  options: AskOptions = {},
): Promise<AskResult<PacketsOf<Contracts>>> {
  const { attempts, budget = {}, signal, messages, ...readOptions } = options;
  const deadline = new Deadline(budget.milliseconds ?? defaultMilliseconds, signal);
  const loop = new AskLoop<PacketsOf<Contracts>>(contracts, call, readOptions, deadline);
  try {
    return await loop.run(messages ?? [], attempts ?? defaultAttempts, budget.characters ?? Number.POSITIVE_INFINITY);
  } finally {
    deadline.clear();
  }
}

class AskLoop<Packet> {
  readonly #contracts: Contract | readonly Contract[];
  readonly #call: CallModel;
  readonly #options: ReadOptions;
  readonly #deadline: Deadline;
  readonly #attempts: Attempt<Packet>[] = [];

  constructor(contracts: Contract | readonly Contract[], call: CallModel, options: ReadOptions, deadline: Deadline) {
    this.#contracts = contracts;
    this.#call = call;
    this.#options = options;
    this.#deadline = deadline;
  }

  async run(start: readonly Message[], attempts: number, characters: number): Promise<AskResult<Packet>> {
    let messages = start;
    let left = characters;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      left -= lengthOf(messages);
      if (left < 0) return this.#stop("budget");
      const started = performance.now();
      const { signal } = this.#deadline;
      const sent = messages;
      const waited = await this.#deadline.wait(() => this.#call(sent, { attempt, signal }));
      if (waited.kind === "budget") return this.#stop("budget");
      if (waited.kind !== "value") return this.#stop(waited.kind, waited.cause);
      const text = waited.value;
      if (typeof text !== "string")
        return this.#stop("failed", new TypeError("typed-handoff: the call returned no text"));
      const result = this.#read(text);
      this.#attempts.push({ messages, text, result, milliseconds: performance.now() - started });
      if (result.success) return { success: true, data: result.data, attempts: this.#attempts };
      left -= text.length;
      messages = withFeedback(messages, text, result);
    }
    return this.#stop("attempts");
  }

  #read(text: string): ReadResult<Packet> {
    // The cast holds: Packet is what these contracts are of.
    return readPacket(toList(this.#contracts), text, this.#options) as ReadResult<Packet>;
  }

  #stop(stopped: AskStop, cause?: unknown): AskResult<Packet> {
    const error = this.#attempts.at(-1)?.result.error;
    return {
      success: false,
      stopped,
      ...(error === undefined ? {} : { error }),
      ...(cause === undefined ? {} : { cause }),
      attempts: this.#attempts,
    };
  }
}
