// @generated from schemas/handover.schema.json by `npm run generate`. Do not edit.
import {
  type Contract,
  defineContract,
  isObject,
  type Issues,
  parse,
  refuse,
  safeParse,
  type SafeParseResult,
} from "../src/runtime/index.js";
import { handoverJsonSchema } from "./handover.schema.js";

const dispatchModeExpected = 'one of "per-journey", "per-section", "grouped", "single-agent-collapsed"';

/**
 * Subagent handover envelope.
 * Mandatory envelope at the top of every skill-loading subagent return. Includes optional dispatch-mode +
 * parallel-wave-size fields that the workflow reviewer inspects on cycle-1 (journey-mapping) and pass-1
 * (coverage-expansion) returns to reject grouped or single-agent-collapsed first-cycle/first-pass work
 * (reviewer-enforced; the dispatch-side half is harness-enforced by hooks/standard-mode-first-pass-guard.sh).
 * Schema: `handover.schema.json#`
 */
export type Handover = {
  /**
   * Role slug. Pattern guidance: kebab-case, optionally with journey suffix.
   * A string of at least 1 character. Schema: `/properties/role`
   */
  readonly role: string;
  /**
   * Cycle number within the role's dispatch loop (accepts integer ≥ 1 or numeric string; the minimum applies to the
   * integer form).
   * An integer of at least 1 or a string. Schema: `/properties/cycle`
   */
  readonly cycle?: number | string;
  /**
   * Role-specific terminal-or-continuation status.
   * A string. Schema: `/properties/status`
   */
  readonly status: string;
  /**
   * One-line directive for the orchestrator.
   * A string of at least 1 character. Schema: `/properties/next-action`
   */
  readonly "next-action": string;
  /**
   * How the dispatch was structured. REQUIRED on returns for cycle 1 of journey-mapping or Pass 1 of
   * coverage-expansion. Cycle-1 / pass-1 returns whose dispatch-mode is `grouped` or `single-agent-collapsed`
   * violate the strict-per-X contract and are rejected by the workflow reviewer (reviewer-enforced; no hook inspects
   * this field — the dispatch-side half is harness-enforced by hooks/standard-mode-first-pass-guard.sh).
   * `per-journey` applies to coverage-expansion composers/probes; `per-section` applies to journey-mapping section
   * agents; `grouped` covers `[group]` / `[P3-batch]` wrappers; `single-agent-collapsed` is the anti-pattern of a
   * single subagent doing the work of an entire wave.
   * One of "per-journey", "per-section", "grouped", "single-agent-collapsed". Schema: `/properties/dispatch-mode`
   */
  readonly "dispatch-mode"?: "per-journey" | "per-section" | "grouped" | "single-agent-collapsed";
  /**
   * Size of the parallel wave this dispatch was part of. When `dispatch-mode == per-journey` or `per-section`, must
   * be ≥ 1. On cycle-1 / pass-1, `parallel-wave-size == 1` violates the contract — rejected by the workflow reviewer
   * — UNLESS the roster genuinely contains only one item (in which case `dispatch-mode: per-journey` with wave-size
   * 1 is correct).
   * An integer of at least 1. Schema: `/properties/parallel-wave-size`
   */
  readonly "parallel-wave-size"?: number;
  readonly [key: string]: unknown;
};

/** True if `value` is a valid {@link Handover}. Never throws. */
export function isHandover(value: unknown): value is Handover {
  try {
    return checkHandover(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link Handover}, and returns whether nothing does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkHandover(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { role, cycle, status, "next-action": nextAction } = value;

  if (role === undefined) {
    if (!issues?.noteAbsent(value, "a string of at least 1 character", "role")) return false;
  } else if (typeof role !== "string") {
    if (!issues?.note("type", "a string of at least 1 character", "role")) return false;
  } else if (role === "" && !issues?.note("min_length", "at least 1 character", "role")) return false;

  if (cycle !== undefined) {
    if ((typeof cycle !== "number" || !Number.isInteger(cycle)) && typeof cycle !== "string") {
      if (!issues?.note("type", "an integer of at least 1 or a string", "cycle")) return false;
    } else if (typeof cycle === "number" && Number.isInteger(cycle)) {
      if (cycle < 1 && !issues?.note("minimum", "at least 1", "cycle")) return false;
    }
  } else if (Object.hasOwn(value, "cycle") && !issues?.note("type", "a value, or no such key", "cycle")) return false;

  if (status === undefined) {
    if (!issues?.noteAbsent(value, "a string", "status")) return false;
  } else if (typeof status !== "string" && !issues?.note("type", "a string", "status")) return false;

  if (nextAction === undefined) {
    if (!issues?.noteAbsent(value, "a string of at least 1 character", "next-action")) return false;
  } else if (typeof nextAction !== "string") {
    if (!issues?.note("type", "a string of at least 1 character", "next-action")) return false;
  } else if (nextAction === "" && !issues?.note("min_length", "at least 1 character", "next-action")) return false;

  const { "dispatch-mode": dispatchMode, "parallel-wave-size": parallelWaveSize } = value;

  if (dispatchMode !== undefined) {
    if (
      dispatchMode !== "per-journey" &&
      dispatchMode !== "per-section" &&
      dispatchMode !== "grouped" &&
      dispatchMode !== "single-agent-collapsed"
    ) {
      if (!issues?.note(
        typeof dispatchMode !== "string" ? "type" : "enum",
        dispatchModeExpected,
        "dispatch-mode",
      )) return false;
    }
  } else if (Object.hasOwn(value, "dispatch-mode")) {
    if (!issues?.note("type", "a value, or no such key", "dispatch-mode")) return false;
  }

  if (parallelWaveSize !== undefined) {
    if (typeof parallelWaveSize !== "number" || !Number.isInteger(parallelWaveSize)) {
      if (!issues?.note("type", "an integer of at least 1", "parallel-wave-size")) return false;
    } else if (parallelWaveSize < 1 && !issues?.note("minimum", "at least 1", "parallel-wave-size")) return false;
  } else if (Object.hasOwn(value, "parallel-wave-size")) {
    if (!issues?.note("type", "a value, or no such key", "parallel-wave-size")) return false;
  }
  return issues === undefined || issues.settled(start);
}

/** Returns `value` itself as a {@link Handover}. Throws `PacketError` with code `invalid` where it is none. */
export function parseHandover(value: unknown): Handover {
  return parse<Handover>("handover", checkHandover, value);
}

/** Returns `value` itself as a {@link Handover}, or the error that says why it is none. Never throws. */
export function safeParseHandover(value: unknown): SafeParseResult<Handover> {
  return safeParse<Handover>("handover", checkHandover, value);
}

/** The contract of {@link Handover}, for functions that take any contract. */
export const handoverContract: Contract<Handover> = /* @__PURE__ */ defineContract<Handover>({
  name: "handover",
  typeName: "Handover",
  is: isHandover,
  check: checkHandover,
  jsonSchema: handoverJsonSchema,
});
