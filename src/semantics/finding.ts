import type { Key } from "../runtime/issue.js";
import { createIssue, maximumIssues } from "../runtime/issues.js";

/** Which rule is broken. The list is closed: a `switch` over it can be exhaustive. */
export type FindingCode =
  /** A name or a text that the work depends on is empty or only space. */
  | "blank_text"
  /** A plain handoff context, though its reason has a context of its own that says more. */
  | "plain_context"
  /** The current step of a pipeline is beyond its last. */
  | "step_beyond_total"
  /** `isLastStep` says something else than the numbers of the steps. */
  | "last_step_flag"
  /** A result of a step that is not before the current one. */
  | "step_not_done"
  /** The cycle is a text that is not a number from 1 up. */
  | "cycle_number"
  /** A first cycle that does not say how it was dispatched. */
  | "dispatch_mode_missing"
  /** A first cycle that was dispatched in a way that first cycles must not be. */
  | "dispatch_mode_forbidden"
  /** A first cycle in a wave of one, which is right only if there was one thing to do. */
  | "wave_of_one"
  /** The id of a goal ends in hash digits that are not those of its fingerprint. */
  | "goal_id"
  /** What an agent must read is not exactly the index, the pack and the handoff of the goal. */
  | "required_reads"
  /** The status command asks for another goal. */
  | "status_command"
  /** There is no evidence of the model, of the graph or of the goal. */
  | "evidence_missing"
  /** The evidence is not in the order model, graph, goal. */
  | "evidence_order"
  /** A hash that is said to be made in a way that hashes of this evidence are not made in. */
  | "evidence_semantics"
  /** A path that leaves `.workspai/`. */
  | "path_escape"
  /** The steps of the workflow are not numbered from 1 up, one by one. */
  | "workflow_order"
  /** The renewal command makes the handoff anew for another consumer. */
  | "renewal_consumer";

/**
 * How sure a finding is: an `error` contradicts the contract whatever else is known; a `hint` does so but for a
 * circumstance that the packet does not tell.
 */
export type FindingSeverity = "error" | "hint";

/** A rule of a contract that JSON Schema cannot say, and that a valid packet breaks. Never quotes the packet. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** Keys and indexes from the root to the place. */
  readonly path: readonly Key[];
  /** The same place as a JSON pointer (RFC 6901). */
  readonly pointer: string;
  /** What would be right there, in words. */
  readonly expected: string;
  /** One line for people: the place, and what is expected. */
  readonly message: string;
}

/** The rules of a contract: records in `findings` what is wrong with a valid packet. */
export type FindingRules<Packet> = (packet: Packet, findings: Findings) => void;

/** Lists what rules find in a packet, but no more than there may be issues. */
export function listFindings<Packet>(rules: FindingRules<Packet>, packet: Packet): readonly Finding[] {
  const findings = new Findings();
  rules(packet, findings);
  return findings.list;
}

/** What was found so far. What is beyond the number of issues that there may be is dropped. */
export class Findings {
  readonly list: Finding[] = [];

  /** Records what is wrong whatever else is known. */
  error(code: FindingCode, expected: string, ...path: Key[]): void {
    this.#add(code, "error", expected, path);
  }

  /** Records what is wrong but for a circumstance that the packet does not tell. */
  hint(code: FindingCode, expected: string, ...path: Key[]): void {
    this.#add(code, "hint", expected, path);
  }

  #add(code: FindingCode, severity: FindingSeverity, expected: string, path: readonly Key[]): void {
    if (this.list.length === maximumIssues) return;
    const { pointer, message } = createIssue("semantics", expected, path);
    this.list.push({ code, severity, path, pointer, expected, message });
  }
}
