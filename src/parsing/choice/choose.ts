import type { Contract } from "../../runtime/index.js";
import type { Candidate } from "../candidates/index.js";
import { isEqual } from "../equal.js";
import type { ReadSettings } from "../json/index.js";
import type { CoercionKind, FailureClass } from "../result.js";
import type { Resemblance } from "../schema/resemblance.js";
import { type Reading, readingsOf } from "./readings.js";
import { explain, isMeant, type Refusal } from "./refusal.js";

/** What is chosen from. */
export interface Choice {
  readonly candidates: readonly Candidate[];
  readonly contracts: readonly Contract[];
  readonly resemblance: Resemblance;
  readonly allowed: ReadonlySet<CoercionKind>;
  readonly settings: ReadSettings;
}

/** The one packet of a text, or why there is none. */
export type Chosen =
  | { readonly reading: Reading; readonly candidate: Candidate; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly reading?: never };

/**
 * Chooses by contract: exactly one distinct packet may be there, and nothing after it that was meant as another. Two
 * of the same are one.
 */
export function choose(choice: Choice): Chosen {
  let chosen: { readonly reading: Reading; readonly candidate: Candidate } | undefined;
  const failed: Candidate[] = [];
  for (const original of choice.candidates) {
    const { fault } = original.outcome;
    if (fault?.class === "too_deep" && isMeant(original, choice.resemblance)) return refuse("too_deep", original);
    const { reading, candidate, ambiguous } = read(original, choice);
    if (ambiguous) return refuse("ambiguous", candidate, "it can be read as more than one packet");
    if (reading === undefined) {
      if (chosen !== undefined && isMeant(candidate, choice.resemblance)) return refuseAfter(candidate);
      failed.push(candidate);
    } else if (chosen === undefined) chosen = { reading, candidate };
    else if (!isEqual(chosen.reading.data, reading.data)) {
      return refuse("ambiguous", candidate, "there is more than one valid packet, and they differ");
    }
  }
  return chosen ?? { refusal: explain(failed, choice.resemblance) };
}

interface Read {
  readonly candidate: Candidate;
  readonly reading?: Reading | undefined;
  readonly ambiguous?: boolean;
}

function read(candidate: Candidate, { contracts, allowed, settings }: Choice): Read {
  const { fault, value } = candidate.outcome;
  if (fault !== undefined) return { candidate };
  const { reading, ambiguous, fault: inner } = readingsOf(value, contracts, allowed, settings);
  if (reading !== undefined || inner === undefined) return { candidate, reading, ambiguous };
  // A string of JSON in it was refused: the place is that of the whole.
  const outcome = { fault: { ...inner, offset: candidate.start }, repairs: [] };
  return { candidate: { ...candidate, outcome } };
}

function refuse(failureClass: FailureClass, candidate: Candidate, detail?: string): Chosen {
  return { refusal: { class: failureClass, candidate, detail } };
}

function refuseAfter(candidate: Candidate): Chosen {
  const { fault } = candidate.outcome;
  if (fault?.class === "truncated") return refuse("truncated", candidate);
  return refuse("ambiguous", candidate, "a valid packet is followed by one that is not");
}
