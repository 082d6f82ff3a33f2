import type { OwnContractName } from "./own-contracts.js";

/** What is known of a contract beside its schema. */
export interface About {
  /** The project that it comes from. */
  readonly origin: string;
  /** Its file among the schemas of this package. */
  readonly file: string;
  readonly summary: string;
}

/** The contracts of this package, in the order in which they are listed. */
export const about: Readonly<Record<OwnContractName, About>> = {
  "return-packet": {
    origin: "handoff-protocol",
    file: "return-packet.schema.json",
    summary: "what a finished task brings back",
  },
  "closure-receipt": {
    origin: "handoff-protocol (reconstructed)",
    file: "closure-receipt.schema.json",
    summary: "proof that a result was filed",
  },
  "handoff-context": {
    origin: "SWL",
    file: "handoff-context.schema.json",
    summary: "the least that one agent tells the next",
  },
  "pipeline-context": {
    origin: "SWL",
    file: "handoff-context.schema.json",
    summary: "the same, inside a pipeline of steps",
  },
  "task-delegation-context": {
    origin: "SWL",
    file: "handoff-context.schema.json",
    summary: "the same, for one task of a plan",
  },
  "any-handoff-context": { origin: "SWL", file: "handoff-context.schema.json", summary: "one of the three contexts" },
  handover: {
    origin: "element-interactions",
    file: "handover.schema.json",
    summary: "the envelope of a subagent's return",
  },
  "goal-agent-handoff": {
    origin: "Workspai",
    file: "goal-agent-handoff.schema.json",
    summary: "a goal with its scope, evidence and workflow",
  },
};
