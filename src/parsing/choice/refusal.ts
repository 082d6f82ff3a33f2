import type { Candidate } from "../candidates/index.js";
import type { FailureClass } from "../result.js";
import type { Resemblance } from "../schema/resemblance.js";

/** Why there is no packet, and what that is about, if it is about one part of the text. */
export interface Refusal {
  readonly class: FailureClass;
  readonly candidate?: Candidate | undefined;
  readonly detail?: string | undefined;
}

/** Tells whether a part of the text that is no packet was meant as one. */
export function isMeant(candidate: Candidate, resemblance: Resemblance): boolean {
  const { outcome, prominent } = candidate;
  if (outcome.fault === undefined) {
    if (typeof outcome.value === "string") return prominent;
    return resemblance.ofValue(outcome.value, prominent);
  }
  const { class: faultClass, keys } = outcome.fault;
  if (faultClass === "truncated") return prominent || resemblance.ofKeys(keys);
  return keys.length === 0 ? prominent && faultClass === "too_deep" : resemblance.ofKeys(keys, prominent);
}

/** Says why none of the candidates is a packet. */
export function explain(failed: readonly Candidate[], resemblance: Resemblance): Refusal {
  const last = failed.at(-1);
  if (last?.outcome.fault?.class === "truncated" && (last.prominent || isMeant(last, resemblance))) {
    return { class: "truncated", candidate: last };
  }
  const candidate = closest(failed, resemblance) ?? failed.findLast(isObjectOnItsOwn);
  return candidate === undefined ? { class: "none_found" } : { class: classOf(candidate), candidate };
}

/** Returns the candidate with the most keys that the contracts know; of those with as many, the last. */
function closest(failed: readonly Candidate[], resemblance: Resemblance): Candidate | undefined {
  let best: Candidate | undefined;
  let most = 0;
  for (const candidate of failed) {
    if (!isMeant(candidate, resemblance)) continue;
    const count = resemblance.count(keysOf(candidate));
    if (best === undefined || count >= most) {
      best = candidate;
      most = count;
    }
  }
  return best;
}

function keysOf({ outcome }: Candidate): readonly string[] {
  if (outcome.fault !== undefined) return outcome.fault.keys;
  return typeof outcome.value === "object" && outcome.value !== null ? Object.keys(outcome.value) : [];
}

/** Tells whether a candidate would be taken for an answer if there is no better: no code, no list of numbers. */
function isObjectOnItsOwn({ outcome, prominent }: Candidate): boolean {
  if (outcome.fault?.class === "too_deep") return true;
  if (!prominent) return false;
  if (outcome.fault !== undefined || !Array.isArray(outcome.value)) return true;
  return outcome.value.some((item) => typeof item === "object" && item !== null);
}

function classOf({ outcome }: Candidate): FailureClass {
  return outcome.fault?.class ?? "invalid";
}
