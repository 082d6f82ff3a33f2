import type { OptionNames } from "./own-options.js";
import type { CountFault } from "./types/count.js";
import type { TextFault } from "./types/faults.js";
import type { OpenObject } from "./types/open-object.js";
import type { Draft } from "./types/options.js";

/** What every context of a transfer between agents is built from. */
export interface TransferOptions {
  /** The agent that hands the work over. Not empty. */
  readonly parentAgent: string;
  /** How many transfers there have been since the root agent, from 0 to 10. */
  readonly transferCount: number;
  /** The session, to find the transfer in logs. */
  readonly sessionId?: string | undefined;
  /** More about the work, as JSON. Neither secrets nor the whole conversation. */
  readonly metadata?: OpenObject | undefined;
}

/** What the compiler finds wrong with {@link TransferOptions}. */
export interface TransferFaults<Given extends Draft<TransferOptions>> {
  readonly parentAgent: TextFault<Given["parentAgent"], "parentAgent">;
  readonly transferCount: CountFault<Given["transferCount"]>;
}

/** The names of {@link TransferOptions}. */
export const transferOptionNames: OptionNames<TransferOptions> = {
  parentAgent: true,
  transferCount: true,
  sessionId: true,
  metadata: true,
};
