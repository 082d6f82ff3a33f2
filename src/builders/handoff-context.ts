import { type HandoffContext, handoffContextContract } from "../../generated/handoff-context.js";
import { findInHandoffContext } from "../semantics/handoff-context.js";
import { build } from "./build.js";
import { type OptionNames, ownOptions } from "./own-options.js";
import { type TransferFaults, type TransferOptions, transferOptionNames } from "./transfer-options.js";
import type { AtCount } from "./types/count.js";
import type { Draft, Faults, OptionOf } from "./types/options.js";

/** What {@link handoffContext} takes. */
export interface HandoffContextOptions extends TransferOptions {
  /** Why the work is handed over. For a step of a pipeline there is `pipeline`, for a task `taskDelegation`. */
  readonly reason: "direct_handoff" | "escalation" | "review_request";
}

/** What the compiler finds wrong with the options of {@link handoffContext}. */
export type HandoffContextFaults<Given extends Draft<HandoffContextOptions>> = Faults<
  HandoffContextOptions,
  Given,
  TransferFaults<Given>
>;

const rules = { find: findInHandoffContext };

const names: OptionNames<HandoffContextOptions> = /* @__PURE__ */ ((): OptionNames<HandoffContextOptions> => ({
  reason: true,
  ...transferOptionNames,
}))();

/**
 * Builds what one agent tells the next when it hands work over. Refused are a reason that has a context of its own, and
 * a transfer count that is not a whole number from 0 to 10: by the compiler where it can see it. To hand on what was
 * received, use `nextTransfer`, which counts.
 *
 * Throws `PacketError` with code `invalid`, and the issues of the parser, for what only the run can see.
 * Schema: `handoff-context.schema.json#/definitions/HandoffContext`.
 *
 * @example
 * ```ts
 * const context = handoffContext({ reason: "escalation", parentAgent: "planner", transferCount: 1 });
 * context.transferCount; // => 1
 * ```
 */
export function handoffContext<const Given extends Draft<HandoffContextOptions>>(
  options: Given & HandoffContextFaults<Given>,
): AtCount<HandoffContext, OptionOf<Given, "transferCount">> {
  const own = ownOptions<Draft<HandoffContextOptions>>(handoffContextContract.name, options, names);
  // The cast holds: the count in the packet is the one of the options.
  return build(handoffContextContract, own, rules) as AtCount<HandoffContext, OptionOf<Given, "transferCount">>;
}
