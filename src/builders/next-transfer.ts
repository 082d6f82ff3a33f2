import {
  type AnyHandoffContext,
  type HandoffContext,
  handoffContextContract,
} from "../../generated/handoff-context.js";
import { isObject } from "../runtime/object.js";
import { PacketError } from "../runtime/packet-error.js";
import { findInHandoffContext } from "../semantics/handoff-context.js";
import { build } from "./build.js";
import type { HandoffContextOptions } from "./handoff-context.js";
import { type OptionNames, ownOptions, refusal } from "./own-options.js";
import type { TransferOptions } from "./transfer-options.js";
import type { AtCount, NextCount } from "./types/count.js";
import type { TextFault } from "./types/faults.js";
import type { Illegal } from "./types/illegal.js";
import type { Draft, Faults } from "./types/options.js";

const maximumTransfers = 10;

/** What {@link nextTransfer} takes besides the context. */
export interface NextTransferOptions {
  /** Why the work is handed on. */
  readonly reason: HandoffContextOptions["reason"];
  /** The agent that hands it on: the one that received the context. Not empty. */
  readonly parentAgent: string;
}

/** What the compiler finds wrong with the options of {@link nextTransfer}. */
export type NextTransferFaults<Given extends Draft<NextTransferOptions>> = Faults<
  NextTransferOptions,
  Given,
  { readonly parentAgent: TextFault<Given["parentAgent"], "parentAgent"> }
>;

/** Refuses a context that is known to have been handed on ten times. */
type LimitFault<Count> = Count extends 10 ? Illegal<"transferCount is 10: nothing may be handed on any more"> : unknown;

/** What goes over from one context to the next. */
export interface CarriedOver<Count> extends Pick<TransferOptions, "sessionId" | "metadata"> {
  readonly transferCount: NextCount<Count>;
}

const rules = { find: findInHandoffContext };

const names: OptionNames<NextTransferOptions> = { reason: true, parentAgent: true };

/**
 * Builds the context for handing on what was received: one transfer more, the same session and metadata. A context that
 * has been handed on ten times is refused, by the compiler where it knows the count.
 *
 * Throws `PacketError` with code `transfer_limit` at ten transfers, with code `invalid` for an empty agent.
 * Schema: `handoff-context.schema.json#/definitions/HandoffContext`.
 *
 * @example
 * ```ts
 * const received = parseAnyHandoffContext({ reason: "direct_handoff", parentAgent: "root", transferCount: 3 });
 * const next = nextTransfer(received, { reason: "review_request", parentAgent: "planner" });
 * next.transferCount; // => 4
 * ```
 */
export function nextTransfer<const Context extends AnyHandoffContext, const Given extends Draft<NextTransferOptions>>(
  context: Context & LimitFault<Context["transferCount"]>,
  options: Given & NextTransferFaults<Given>,
): AtCount<HandoffContext, NextCount<Context["transferCount"]>> {
  const own = ownOptions<Draft<NextTransferOptions>>(handoffContextContract.name, options, names);
  const packet = build(handoffContextContract, { ...own, ...carryOver<Context>(context) }, rules);
  // The cast holds: the count in the packet is the next one.
  return packet as AtCount<HandoffContext, NextCount<Context["transferCount"]>>;
}

/**
 * Returns what goes over from a received context to the next one, to be spread into the options of `taskDelegation` or
 * `pipeline`: the transfer count, one higher, and the session and the metadata as they are.
 *
 * Throws `PacketError` with code `transfer_limit` at ten transfers; a count that is known to be ten does not compile.
 *
 * @example
 * ```ts
 * const received = parseAnyHandoffContext({ reason: "direct_handoff", parentAgent: "root", transferCount: 3 });
 * taskDelegation({ ...carryOver(received), parentAgent: "planner", taskId: "T-1", taskDescription: "Fix the login" });
 * ```
 */
export function carryOver<const Context extends AnyHandoffContext>(
  context: Context & LimitFault<Context["transferCount"]>,
): CarriedOver<Context["transferCount"]> {
  if (!isObject(context)) throw refusal(handoffContextContract.name, "type", "the context that was received", []);
  const { transferCount, sessionId, metadata }: AnyHandoffContext = context;
  if (transferCount >= maximumTransfers) {
    throw new PacketError({ code: "transfer_limit", contract: handoffContextContract.name });
  }
  // The cast holds: the type says the same of known counts.
  return { transferCount: (transferCount + 1) as NextCount<Context["transferCount"]>, sessionId, metadata };
}
