import type { FindingCode } from "../../semantics/finding.js";
import type { OwnContractName } from "../contracts/own-contracts.js";

/** A rule of contracts that JSON Schema cannot say, in words. */
export interface SemanticRule {
  readonly contracts: readonly OwnContractName[];
  readonly says: string;
}

const goal = ["goal-agent-handoff"] as const;
const pipeline = ["pipeline-context", "any-handoff-context"] as const;
const contexts = ["handoff-context", "pipeline-context", "task-delegation-context", "any-handoff-context"] as const;

/** Every rule, by the code of its finding. */
export const semanticRules: Readonly<Record<FindingCode, SemanticRule>> = {
  blank_text: { contracts: contexts, says: "Names and texts that the work depends on are not empty or only space." },
  plain_context: {
    contracts: ["handoff-context", "any-handoff-context"],
    says: "A reason that has a context of its own (a pipeline, a delegated task) is given in that context.",
  },
  step_beyond_total: { contracts: pipeline, says: "The current step is not beyond the last." },
  last_step_flag: { contracts: pipeline, says: "isLastStep says what the numbers of the steps say." },
  step_not_done: { contracts: pipeline, says: "Results are of steps before the current one." },
  cycle_number: { contracts: ["handover"], says: "A cycle that is a text is a number from 1 up." },
  dispatch_mode_missing: {
    contracts: ["handover"],
    says: "A first cycle says how it was dispatched (reviewers and validators need not).",
  },
  dispatch_mode_forbidden: {
    contracts: ["handover"],
    says: "A first cycle is dispatched per-journey or per-section, never grouped or single-agent-collapsed.",
  },
  wave_of_one: {
    contracts: ["handover"],
    says: "The wave of a first cycle has at least two, unless there was one thing to do.",
  },
  goal_id: { contracts: goal, says: "Hash digits at the end of the goal's id are those of its fingerprint." },
  required_reads: {
    contracts: goal,
    says: "What must be read is exactly the index, the pack and the handoff of this goal.",
  },
  status_command: { contracts: goal, says: "The status command asks for this goal." },
  evidence_missing: { contracts: goal, says: "There is evidence of the model, of the graph and of the goal." },
  evidence_order: { contracts: goal, says: "The evidence stands in the order model, graph, goal." },
  evidence_semantics: { contracts: goal, says: "Hashes are made in a way in which hashes of this evidence are made." },
  path_escape: { contracts: goal, says: "No path leaves .workspai/." },
  workflow_order: { contracts: goal, says: "The steps of the workflow are numbered from 1 up, one by one." },
  renewal_consumer: { contracts: goal, says: "The renewal command makes the handoff anew for the same consumer." },
};
