import type { Handover } from "../../generated/handover.js";
import type { Findings } from "./finding.js";

/** A number from 1 up, in digits. */
const cyclePattern = /^0*[1-9][0-9]*$/;
const firstCyclePattern = /^0*1$/;

/** Tells whether `cycle` is the first: the number 1 or a text that says so. */
export function isFirstCycle(cycle: number | string | undefined): boolean {
  return typeof cycle === "string" ? firstCyclePattern.test(cycle) : cycle === 1;
}

/** Finds what is wrong with a handover: a cycle that is no number, or a first cycle that was not dispatched one by one. */
export function findInHandover(handover: Handover, findings: Findings): void {
  const { cycle, "dispatch-mode": mode, "parallel-wave-size": waveSize } = handover;
  if (typeof cycle === "string" && !cyclePattern.test(cycle)) {
    findings.error("cycle_number", "a number from 1 up", "cycle");
  }
  if (!isFirstCycle(cycle)) return;
  const modes = 'one of "per-journey", "per-section" in a first cycle';
  // Reviewers and validators count their cycles too, but are not dispatched in waves; the role alone does not tell.
  if (mode === undefined) findings.hint("dispatch_mode_missing", modes, "dispatch-mode");
  if (mode === "grouped" || mode === "single-agent-collapsed") {
    findings.error("dispatch_mode_forbidden", modes, "dispatch-mode");
  }
  // Right if the roster has one item, which the envelope does not tell.
  if (waveSize === 1) {
    findings.hint("wave_of_one", "at least 2 in a first cycle, unless the roster has one item", "parallel-wave-size");
  }
}
