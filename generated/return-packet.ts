// @generated from schemas/return-packet.schema.json by `npm run generate`. Do not edit.
import {
  type Contract,
  defineContract,
  firstDuplicate,
  isObject,
  type Issues,
  noteEachOnce,
  parse,
  refuse,
  safeParse,
  type SafeParseResult,
} from "../src/runtime/index.js";
import { checkClosureReceipt, type ClosureReceipt } from "./closure-receipt.js";
import { returnPacketJsonSchema } from "./return-packet.schema.js";

const closureReceiptsTargets = ["employee_memory", "employee_worklog", "team_journal", "central_board"];
const returnPacketKeys = "only the keys conclusion, evidence, gaps, artifact_paths, handoff_id, contract_id, dispatch_id, execution_mode, closure_receipts";

/**
 * Return packet.
 * Schema: `return-packet.schema.json#`
 */
export type ReturnPacket = BoundReturnPacket | UnboundReturnPacket;

/** {@link ReturnPacket}, the case with `handoff_id`, `contract_id`, `dispatch_id`, `closure_receipts`. */
export type BoundReturnPacket = {
  /** A string of at least 1 character. Schema: `/properties/conclusion` */
  readonly conclusion: string;
  /** An array of at least 1 item. Schema: `/properties/evidence` */
  readonly evidence: readonly [string, ...string[]];
  /** An array. Schema: `/properties/gaps` */
  readonly gaps: readonly string[];
  /** An array of at least 1 item. Schema: `/properties/artifact_paths` */
  readonly artifact_paths: readonly [string, ...string[]];
  /** A string of at least 1 character. Schema: `/properties/handoff_id` */
  readonly handoff_id: string;
  /** A string of at least 1 character. Schema: `/properties/contract_id` */
  readonly contract_id: string;
  /** A string of at least 1 character. Schema: `/properties/dispatch_id` */
  readonly dispatch_id: string;
  /**
   * Actual host execution container; persistence is represented separately by closure_receipts.
   * One of "bounded_subagent", "independent_task". Schema: `/properties/execution_mode`
   */
  readonly execution_mode?: "bounded_subagent" | "independent_task";
  /** An array of exactly 4 items. Schema: `/properties/closure_receipts` */
  readonly closure_receipts: readonly [ClosureReceipt, ClosureReceipt, ClosureReceipt, ClosureReceipt];
};

/** {@link ReturnPacket}, the case without `contract_id`, `closure_receipts`. */
export type UnboundReturnPacket = {
  /** A string of at least 1 character. Schema: `/properties/conclusion` */
  readonly conclusion: string;
  /** An array of at least 1 item. Schema: `/properties/evidence` */
  readonly evidence: readonly [string, ...string[]];
  /** An array. Schema: `/properties/gaps` */
  readonly gaps: readonly string[];
  /** An array of at least 1 item. Schema: `/properties/artifact_paths` */
  readonly artifact_paths: readonly [string, ...string[]];
  /** A string of at least 1 character. Schema: `/properties/handoff_id` */
  readonly handoff_id?: string;
  readonly contract_id?: never;
  /** A string of at least 1 character. Schema: `/properties/dispatch_id` */
  readonly dispatch_id?: string;
  /**
   * Actual host execution container; persistence is represented separately by closure_receipts.
   * "bounded_subagent". Schema: `/properties/execution_mode`
   */
  readonly execution_mode?: "bounded_subagent";
  readonly closure_receipts?: never;
};

/** True if `value` is a valid {@link ReturnPacket}. Never throws. */
export function isReturnPacket(value: unknown): value is ReturnPacket {
  try {
    return checkReturnPacket(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link ReturnPacket}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkReturnPacket(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { conclusion, evidence, gaps, artifact_paths: artifactPaths } = value;

  if (typeof conclusion !== "string") {
    if (!issues?.noteWrong("type", "a string of at least 1 character", value, "conclusion")) return false;
  } else if (conclusion === "" && !issues?.note("min_length", "at least 1 character", "conclusion")) return false;

  if (!Array.isArray(evidence)) {
    if (!issues?.noteWrong("type", "an array of at least 1 item", value, "evidence")) return false;
  } else {
    if (evidence.length < 1 && !issues?.note("min_items", "at least 1 item", "evidence")) return false;
    for (let evidenceIndex = 0; evidenceIndex < evidence.length; evidenceIndex++) {
      const evidenceItem: unknown = evidence[evidenceIndex];
      if (typeof evidenceItem !== "string") {
        if (!issues?.note("type", "a string of at least 1 character", "evidence", evidenceIndex)) return false;
      } else if (evidenceItem === "") {
        if (!issues?.note("min_length", "at least 1 character", "evidence", evidenceIndex)) return false;
      }
    }
  }

  if (!Array.isArray(gaps)) {
    if (!issues?.noteWrong("type", "an array", value, "gaps")) return false;
  } else {
    for (let gapsIndex = 0; gapsIndex < gaps.length; gapsIndex++) {
      const gapsItem: unknown = gaps[gapsIndex];
      if (typeof gapsItem !== "string") {
        if (!issues?.note("type", "a string of at least 1 character", "gaps", gapsIndex)) return false;
      } else if (gapsItem === "" && !issues?.note("min_length", "at least 1 character", "gaps", gapsIndex)) return false;
    }
  }

  if (!Array.isArray(artifactPaths)) {
    if (!issues?.noteWrong("type", "an array of at least 1 item", value, "artifact_paths")) return false;
  } else {
    if (artifactPaths.length < 1 && !issues?.note("min_items", "at least 1 item", "artifact_paths")) return false;
    for (let artifactPathsIndex = 0; artifactPathsIndex < artifactPaths.length; artifactPathsIndex++) {
      const artifactPathsItem: unknown = artifactPaths[artifactPathsIndex];
      if (typeof artifactPathsItem !== "string") {
        if (!issues?.note(
          "type",
          "a string of at least 1 character",
          "artifact_paths",
          artifactPathsIndex,
        )) return false;
      } else if (artifactPathsItem === "") {
        if (!issues?.note(
          "min_length",
          "at least 1 character",
          "artifact_paths",
          artifactPathsIndex,
        )) return false;
      }
    }
  }

  const {
    handoff_id: handoffId,
    contract_id: contractId,
    dispatch_id: dispatchId,
    execution_mode: executionMode,
  } = value;

  if (handoffId !== undefined) {
    if (typeof handoffId !== "string") {
      if (!issues?.note("type", "a string of at least 1 character", "handoff_id")) return false;
    } else if (handoffId === "" && !issues?.note("min_length", "at least 1 character", "handoff_id")) return false;
  }

  if (contractId !== undefined) {
    if (typeof contractId !== "string") {
      if (!issues?.note("type", "a string of at least 1 character", "contract_id")) return false;
    } else if (contractId === "" && !issues?.note("min_length", "at least 1 character", "contract_id")) return false;
  }

  if (dispatchId !== undefined) {
    if (typeof dispatchId !== "string") {
      if (!issues?.note("type", "a string of at least 1 character", "dispatch_id")) return false;
    } else if (dispatchId === "" && !issues?.note("min_length", "at least 1 character", "dispatch_id")) return false;
  }

  if (executionMode !== undefined) {
    if (executionMode !== "bounded_subagent" && executionMode !== "independent_task") {
      if (!issues?.note(
        "enum",
        'one of "bounded_subagent", "independent_task"',
        "execution_mode",
      )) return false;
    }
  }

  const { closure_receipts: closureReceipts } = value;

  if (closureReceipts !== undefined) {
    if (!Array.isArray(closureReceipts)) {
      if (!issues?.note("type", "an array of exactly 4 items", "closure_receipts")) return false;
    } else {
      if (closureReceipts.length < 4) {
        if (!issues?.note("min_items", "at least 4 items", "closure_receipts")) return false;
      }
      if (closureReceipts.length > 4) {
        if (!issues?.note("max_items", "at most 4 items", "closure_receipts")) return false;
      }
      let closureReceiptsSeen = 0;
      for (let closureReceiptsPlace = 0; closureReceiptsPlace < closureReceipts.length; closureReceiptsPlace++) {
        const closureReceiptsCandidate: unknown = closureReceipts[closureReceiptsPlace];
        if (!isObject(closureReceiptsCandidate)) continue;
        const closureReceiptsTarget = closureReceiptsCandidate["target"];
        if (closureReceiptsTarget === "employee_memory") closureReceiptsSeen |= 1;
        else if (closureReceiptsTarget === "employee_worklog") closureReceiptsSeen |= 2;
        else if (closureReceiptsTarget === "team_journal") closureReceiptsSeen |= 4;
        else if (closureReceiptsTarget === "central_board") closureReceiptsSeen |= 8;
      }
      if (closureReceiptsSeen !== 15 || closureReceipts.length !== 4) {
        for (let closureReceiptsIndex = 0; closureReceiptsIndex < closureReceipts.length; closureReceiptsIndex++) {
          const closureReceiptsItem: unknown = closureReceipts[closureReceiptsIndex];
          if (!checkClosureReceipt(closureReceiptsItem, issues) && !issues?.under("closure_receipts", closureReceiptsIndex)) return false;
        }
        if (!noteEachOnce(
          issues,
          closureReceipts,
          "target",
          closureReceiptsTargets,
          "closure_receipts",
        )) return false;
        if (firstDuplicate(closureReceipts) >= 0) {
          if (!issues?.note("unique_items", "no two items that are equal", "closure_receipts")) return false;
        }
      }
    }
  }

  if (executionMode === "independent_task" || closureReceipts !== undefined || contractId !== undefined) {
    if (handoffId === undefined) {
      if (!issues?.noteWrong(
        "required",
        "a string of at least 1 character",
        value,
        "handoff_id",
      )) return false;
    }
    if (contractId === undefined) {
      if (!issues?.noteWrong(
        "required",
        "a string of at least 1 character",
        value,
        "contract_id",
      )) return false;
    }
    if (dispatchId === undefined) {
      if (!issues?.noteWrong(
        "required",
        "a string of at least 1 character",
        value,
        "dispatch_id",
      )) return false;
    }
  }
  if (executionMode === "independent_task" || contractId !== undefined) {
    if (closureReceipts === undefined) {
      if (!issues?.noteWrong(
        "required",
        "an array of exactly 4 items",
        value,
        "closure_receipts",
      )) return false;
    }
  }

  for (const ownKey in value) {
    switch (ownKey) {
      case "conclusion":
      case "evidence":
      case "gaps":
      case "artifact_paths":
        break;
      case "handoff_id":
      case "contract_id":
      case "dispatch_id":
      case "execution_mode":
      case "closure_receipts":
        if (value[ownKey] === undefined && !issues?.note("type", "a value, or no such key", ownKey)) return false;
        break;
      default:
        if (!issues?.note("unknown_key", returnPacketKeys, ownKey)) return false;
    }
  }
  return issues === undefined || issues.settled(start);
}

/** Returns `value` itself as a {@link ReturnPacket}. Throws `PacketError` with code `invalid` where it is none. */
export function parseReturnPacket(value: unknown): ReturnPacket {
  return parse<ReturnPacket>("return-packet", checkReturnPacket, value);
}

/** Returns `value` itself as a {@link ReturnPacket}, or the error that says why it is none. Never throws. */
export function safeParseReturnPacket(value: unknown): SafeParseResult<ReturnPacket> {
  return safeParse<ReturnPacket>("return-packet", checkReturnPacket, value);
}

/** The contract of {@link ReturnPacket}, for functions that take any contract. */
export const returnPacketContract: Contract<ReturnPacket> = /* @__PURE__ */ defineContract<ReturnPacket>({
  name: "return-packet",
  typeName: "ReturnPacket",
  is: isReturnPacket,
  check: checkReturnPacket,
  jsonSchema: returnPacketJsonSchema,
});
