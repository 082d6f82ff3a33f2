import type { PacketError } from "../../runtime/index.js";
import type { ReadOptions } from "../options.js";
import type { ReadResult } from "../result.js";

/** One message of a conversation with a model. */
export interface Message {
  readonly role: "user" | "assistant";
  readonly content: string;
}

/** What a call is told besides the messages. */
export interface CallContext {
  /** Which call this is, from 1. */
  readonly attempt: number;
  /** Aborted once the answer is of no use any more: pass it to the SDK. */
  readonly signal: AbortSignal;
}

/** Calls a model with messages, and returns the text of its answer. */
export type CallModel = (messages: readonly Message[], context: CallContext) => string | Promise<string>;

/** What all attempts together may take. Each part may be left out. */
export interface AskBudget {
  /** The time until the last answer must be there, in milliseconds. Ten minutes unless given. */
  readonly milliseconds?: number;
  /**
   * The length of all messages sent and all answers, in UTF-16 code units. A call is not made if its messages would go
   * beyond it. Unlimited unless given.
   */
  readonly characters?: number;
}

/** How `askAgain` asks, and how it reads what comes. */
export interface AskOptions extends ReadOptions {
  /** How many calls are made at most. 3 unless given. */
  readonly attempts?: number;
  readonly budget?: AskBudget;
  /** Ends the loop when it is aborted. */
  readonly signal?: AbortSignal;
  /** The conversation up to here, for calls that do not know it: what the first call gets. Empty unless given. */
  readonly messages?: readonly Message[];
}

/** One call that was answered, and what its answer was read as. */
export interface Attempt<Packet> {
  readonly messages: readonly Message[];
  readonly text: string;
  readonly result: ReadResult<Packet>;
  /** How long the call took. */
  readonly milliseconds: number;
}

/** Why there is no packet. */
export type AskStop =
  /** All calls were made. */
  | "attempts"
  /** The time is over, or the next call would be too long. */
  | "budget"
  /** The signal was aborted. */
  | "aborted"
  /** The call threw, or returned anything but text. */
  | "failed";

/** What `askAgain` gives. `attempts` has every answer, in order. */
export type AskResult<Packet> =
  | {
      readonly success: true;
      readonly data: Packet;
      readonly attempts: readonly Attempt<Packet>[];
      readonly stopped?: never;
      readonly error?: never;
    }
  | {
      readonly success: false;
      readonly stopped: AskStop;
      /** What was wrong with the last answer, if there was one. */
      readonly error?: PacketError;
      /** What the call threw, or the reason of the signal. */
      readonly cause?: unknown;
      readonly attempts: readonly Attempt<Packet>[];
      readonly data?: never;
    };
