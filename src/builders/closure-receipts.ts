import type { ClosureReceipt } from "../../generated/closure-receipt.js";
import { closureReceiptContract } from "../../generated/closure-receipt.js";
import type { Key } from "../runtime/issue.js";
import type { JsonObject } from "../runtime/object.js";
import { build } from "./build.js";
import { ownEntries, ownOptions, refusal } from "./own-options.js";
import type { Illegal } from "./types/illegal.js";
import type { OpenObject } from "./types/open-object.js";
import type { Demanded, Draft } from "./types/options.js";

/** Where work is written down when it is closed. */
export type ReceiptTarget = ClosureReceipt["target"];

/** What a receipt says besides its target, which is the key that it stands under. */
export type ReceiptContent = OpenObject & { readonly target?: never };

/** One receipt for each target. The keys are the targets, as the contract spells them. */
export interface ClosureReceiptRecord {
  /** What was written to the employee's memory. */
  readonly employee_memory: ReceiptContent;
  /** What was written to the employee's worklog. */
  readonly employee_worklog: ReceiptContent;
  /** What was written to the team's journal. */
  readonly team_journal: ReceiptContent;
  /** What was written to the central board. */
  readonly central_board: ReceiptContent;
}

/** The receipt of one target. */
export type ReceiptOf<Target extends ReceiptTarget> = ClosureReceipt & { readonly target: Target };

/** The four receipts, one for each target, in the order in which the return packet names them. */
export type ClosureReceipts = readonly [
  ReceiptOf<"employee_memory">,
  ReceiptOf<"employee_worklog">,
  ReceiptOf<"team_journal">,
  ReceiptOf<"central_board">,
];

/** What is wrong with a record of receipts: a target that is missing or unknown. */
export type ReceiptFaults<Given> = Demanded<ReceiptTarget, Given, "closureReceipts."> & UnknownTargets<Given>;

type UnknownTargets<Given> = {
  readonly [Key in Exclude<keyof Given, ReceiptTarget | symbol>]: Illegal<`unknown target ${Key}`>;
};

const targets = { employee_memory: true, employee_worklog: true, team_journal: true, central_board: true } as const;
// The cast holds: the record has these keys and no others.
const targetNames = /* @__PURE__ */ Object.keys(targets) as readonly ReceiptTarget[];

/**
 * Builds the four closure receipts of a return packet from one entry for each target: none can be missing, or be there
 * twice. The receipts are open: each entry may say what it likes, except `target`, which is its key.
 *
 * Throws `PacketError` with code `invalid` where a target is missing or unknown, or an entry is no JSON object.
 * Schema: `closure-receipt.schema.json`, which is reconstructed.
 *
 * @example
 * ```ts
 * const receipts = closureReceipts({
 *   employee_memory: { entry: "m-1" },
 *   employee_worklog: { entry: "w-1" },
 *   team_journal: {},
 *   central_board: { card: 12 },
 * });
 * receipts[3].target; // => "central_board"
 * ```
 */
export function closureReceipts<const Given extends Draft<ClosureReceiptRecord>>(
  receipts: Given & ReceiptFaults<Given>,
): ClosureReceipts {
  const drafts = receiptDrafts(closureReceiptContract.name, receipts);
  const missing = targetNames.find((target) => !drafts.some((draft) => draft["target"] === target));
  if (missing !== undefined)
    throw refusal(closureReceiptContract.name, "required", "the receipt of this target", [missing]);
  // The cast holds because there is one for each target, in that order.
  return Object.freeze(drafts.map((draft) => build(closureReceiptContract, draft))) as unknown as ClosureReceipts;
}

/** Lists a draft of each receipt that is there. Unknown targets are refused in the name of `contract`. */
export function receiptDrafts(contract: string, receipts: Draft<ClosureReceiptRecord>, ...path: Key[]): JsonObject[] {
  const own = ownOptions(contract, receipts, targets, ...path);
  return targetNames
    .filter((target) => own[target] !== undefined)
    .map((target) => ({ target, ...ownEntries(contract, own[target], ...path, target) }));
}
