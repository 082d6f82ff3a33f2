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

const returnPacketKeys = {
  required: {
    conclusion: "a string of at least 1 character",
    evidence: "an array of at least 1 item",
    gaps: "an array",
    artifact_paths: "an array of at least 1 item",
  },
  optional: ["handoff_id", "contract_id", "dispatch_id", "execution_mode", "closure_receipts"],
};
const closureReceiptsTargets = ["employee_memory", "employee_worklog", "team_journal", "central_board"];

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
  let executionMode: unknown;
  let handoffId: unknown;
  let contractId: unknown;
  let dispatchId: unknown;
  let closureReceipts: unknown;
  let found = 0;
  for (const key in value) {
    const property = value[key];
    switch (key) {
      case "conclusion":
        found++;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      case "evidence":
      case "artifact_paths":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of at least 1 item", key)) return false;
        } else {
          if (property.length < 1 && !issues?.note("min_items", "at least 1 item", key)) return false;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string of at least 1 character", key, index)) return false;
            } else if (element === "" && !issues?.note("min_length", "at least 1 character", key, index)) return false;
          }
        }
        break;
      case "gaps":
        found++;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array", key)) return false;
        } else {
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (typeof element !== "string") {
              if (!issues?.note("type", "a string of at least 1 character", key, index)) return false;
            } else if (element === "" && !issues?.note("min_length", "at least 1 character", key, index)) return false;
          }
        }
        break;
      case "handoff_id":
        handoffId = property;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      case "contract_id":
        contractId = property;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      case "dispatch_id":
        dispatchId = property;
        if (typeof property !== "string") {
          if (!issues?.note("type", "a string of at least 1 character", key)) return false;
        } else if (property === "" && !issues?.note("min_length", "at least 1 character", key)) return false;
        break;
      case "execution_mode":
        executionMode = property;
        if (property !== "bounded_subagent" && property !== "independent_task") {
          if (!issues?.note("enum", 'one of "bounded_subagent", "independent_task"', key)) return false;
        }
        break;
      case "closure_receipts":
        closureReceipts = property;
        if (!Array.isArray(property)) {
          if (!issues?.note("type", "an array of exactly 4 items", key)) return false;
        } else {
          if (property.length < 4 && !issues?.note("min_items", "at least 4 items", key)) return false;
          if (property.length > 4 && !issues?.note("max_items", "at most 4 items", key)) return false;
          let seen = 0;
          for (let index = 0; index < property.length; index++) {
            const element: unknown = property[index];
            if (!isObject(element)) continue;
            const target = element["target"];
            if (target === "employee_memory") seen |= 1;
            else if (target === "employee_worklog") seen |= 2;
            else if (target === "team_journal") seen |= 4;
            else if (target === "central_board") seen |= 8;
          }
          if (seen !== 15 || property.length !== 4) {
            if (issues === undefined) return false;
            for (let index = 0; index < property.length; index++) {
              const element: unknown = property[index];
              if (!checkClosureReceipt(element, issues) && !issues?.under(key, index)) return false;
            }
            if (!noteEachOnce(issues, property, "target", closureReceiptsTargets, key)) return false;
            if (firstDuplicate(property) >= 0) {
              if (!issues?.note("unique_items", "no two items that are equal", key)) return false;
            }
          }
        }
        break;
      default:
        if (!issues?.noteUnknown(returnPacketKeys, key)) return false;
    }
  }
  if (found !== 4 && !issues?.noteMissing(value, returnPacketKeys)) return false;

  if (executionMode === "independent_task" || closureReceipts !== undefined || contractId !== undefined) {
    if (handoffId === undefined) {
      if (!issues?.noteAbsent(value, "a string of at least 1 character", "handoff_id")) return false;
    }
    if (contractId === undefined) {
      if (!issues?.noteAbsent(value, "a string of at least 1 character", "contract_id")) return false;
    }
    if (dispatchId === undefined) {
      if (!issues?.noteAbsent(value, "a string of at least 1 character", "dispatch_id")) return false;
    }
  }
  if (executionMode === "independent_task" || contractId !== undefined) {
    if (closureReceipts === undefined) {
      if (!issues?.noteAbsent(value, "an array of exactly 4 items", "closure_receipts")) return false;
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
