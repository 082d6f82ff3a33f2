import type { GoalEvidence } from "../../generated/goal-agent-handoff.js";

/** The index of all goals of a workspace. */
export const goalIndexPath = ".workspai/goals/index.json";

/** Returns the path of the pack of a goal. */
export function goalPackPath<Id extends string>(id: Id): `.workspai/goals/${Id}/goal-pack.json` {
  return `.workspai/goals/${id}/goal-pack.json`;
}

/** Returns the path of the handoff of a goal. */
export function goalHandoffPath<Id extends string>(id: Id): `.workspai/goals/${Id}/agent-handoff.json` {
  return `.workspai/goals/${id}/agent-handoff.json`;
}

/** Returns what an agent must read before it works on a goal. */
export function goalRequiredReads(id: string): readonly [string, string, string] {
  return [goalIndexPath, goalPackPath(id), goalHandoffPath(id)];
}

/** Returns the command that shows the state of a goal. */
export function goalStatusCommand(id: string): string {
  return `workspai goal --status ${id} --json`;
}

/** How many digits of the fingerprint an id ends in. */
export const fingerprintDigitsInId = 16;

/** The roles of evidence, in their order, and how the hash of each is made. */
export const evidenceSemantics = {
  model: "workspace-model-structural-v1",
  graph: "canonical-json-v1",
  goal: "canonical-json-v1",
} as const satisfies { readonly [role in GoalEvidence["role"]]: GoalEvidence["binding"]["semantics"] };

/** The roles of evidence, in their order. */
export const evidenceRoles = ["model", "graph", "goal"] as const satisfies readonly GoalEvidence["role"][];
