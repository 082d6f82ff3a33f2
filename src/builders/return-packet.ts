import {
  type BoundReturnPacket,
  type ReturnPacket,
  returnPacketContract,
  type UnboundReturnPacket,
} from "../../generated/return-packet.js";
import { isObject } from "../runtime/object.js";
import { build } from "./build.js";
import {
  type ClosureReceiptRecord,
  type ClosureReceipts,
  type ReceiptFaults,
  receiptDrafts,
} from "./closure-receipts.js";
import { type OptionNames, ownOptions } from "./own-options.js";
import type { NonEmptyTextsFault, TextFault, TextsFault } from "./types/faults.js";
import type { Demanded, Draft, Faults, IsAny, OptionOf, Possible } from "./types/options.js";

/** What {@link returnPacket} takes. */
export interface ReturnPacketOptions {
  /** What the work came to. Not empty. */
  readonly conclusion: string;
  /** What shows that the conclusion holds. At least one item, none empty. */
  readonly evidence: readonly string[];
  /** What is open or was not done, `[]` if nothing is. No item is empty. */
  readonly gaps: readonly string[];
  /** The files that the work left behind. At least one, none empty. */
  readonly artifactPaths: readonly string[];
  /** The handoff that this answers. Demanded, as are the next two, with `closureReceipts` or for an independent task. */
  readonly handoffId?: string | undefined;
  /** The contract that the work was done under. Demands `handoffId`, `dispatchId` and `closureReceipts`. */
  readonly contractId?: string | undefined;
  /** The dispatch that the work was done in. */
  readonly dispatchId?: string | undefined;
  /** What the work was run in. An `"independent_task"` demands the three ids and `closureReceipts`. */
  readonly executionMode?: ReturnPacket["execution_mode"] | undefined;
  /** Where the work was written down: an entry for each target, or what `closureReceipts` returns. Demands the ids. */
  readonly closureReceipts?: Draft<ClosureReceiptRecord> | ClosureReceipts | undefined;
}

type Binding = "handoffId" | "contractId" | "dispatchId" | "closureReceipts";

/** True if the options call for a packet that is bound to a contract. */
type IsBound<Given> =
  "independent_task" extends OptionOf<Given, "executionMode">
    ? true
    : [Extract<Possible<Given>, "contractId" | "closureReceipts">] extends [never]
      ? false
      : true;

type ReceiptsFault<Receipts> = Receipts extends readonly unknown[] | undefined ? unknown : ReceiptFaults<Receipts>;

/** What the compiler finds wrong with the options of {@link returnPacket}. */
export type ReturnPacketFaults<Given extends Draft<ReturnPacketOptions>> = Faults<
  ReturnPacketOptions,
  Given,
  {
    readonly conclusion: TextFault<Given["conclusion"], "conclusion">;
    readonly evidence: NonEmptyTextsFault<Given["evidence"], "evidence">;
    readonly gaps: TextsFault<Given["gaps"], "gaps">;
    readonly artifactPaths: NonEmptyTextsFault<Given["artifactPaths"], "artifactPaths">;
    readonly handoffId?: TextFault<Given["handoffId"], "handoffId">;
    readonly contractId?: TextFault<Given["contractId"], "contractId">;
    readonly dispatchId?: TextFault<Given["dispatchId"], "dispatchId">;
    readonly closureReceipts?: ReceiptsFault<Given["closureReceipts"]>;
  } & (IsBound<Given> extends true ? Demanded<Binding, Given> : unknown)
>;

/** Bound if the options have the receipts, unbound if not, either if the compiler does not know. */
export type ReturnPacketFrom<Given> =
  IsAny<Given> extends true ? ReturnPacket : IsBound<Given> extends true ? BoundReturnPacket : UnboundReturnPacket;

const names: OptionNames<ReturnPacketOptions> = {
  conclusion: true,
  evidence: true,
  gaps: true,
  artifactPaths: true,
  handoffId: true,
  contractId: true,
  dispatchId: true,
  executionMode: true,
  closureReceipts: true,
};

/**
 * Builds what an agent returns when its work is done. Refused are an empty conclusion, no evidence, no artifact, and
 * an independent task, a contract or receipts without all of `handoffId`, `contractId`, `dispatchId` and
 * `closureReceipts`: by the compiler where it can see it. For lists that are known only at run time there is
 * `nonEmpty`.
 *
 * Throws `PacketError` with code `invalid`, and the issues of the parser, for what only the run can see.
 * Schema: `return-packet.schema.json`.
 *
 * @example
 * ```ts
 * const packet = returnPacket({
 *   conclusion: "The login no longer loops",
 *   evidence: ["npm test: 214 passed"],
 *   gaps: [],
 *   artifactPaths: ["src/login.ts"],
 * });
 * packet.artifact_paths[0]; // => "src/login.ts"
 * ```
 */
export function returnPacket<const Given extends Draft<ReturnPacketOptions>>(
  options: Given & ReturnPacketFaults<Given>,
): ReturnPacketFrom<Given> {
  const own = ownOptions<Draft<ReturnPacketOptions>>(returnPacketContract.name, options, names);
  const packet = build(returnPacketContract, {
    conclusion: own.conclusion,
    evidence: own.evidence,
    gaps: own.gaps,
    artifact_paths: own.artifactPaths,
    handoff_id: own.handoffId,
    contract_id: own.contractId,
    dispatch_id: own.dispatchId,
    execution_mode: own.executionMode,
    closure_receipts: receiptsOf(own.closureReceipts),
  });
  // The cast holds because the packet is bound just if the options have the receipts, which their type tells.
  return packet as ReturnPacketFrom<Given>;
}

function receiptsOf(receipts: ReturnPacketOptions["closureReceipts"]): unknown {
  if (!isObject(receipts)) return receipts;
  return receiptDrafts(returnPacketContract.name, receipts, "closureReceipts");
}
