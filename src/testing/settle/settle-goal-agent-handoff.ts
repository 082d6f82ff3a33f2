import type { GoalAgentHandoff, GoalEvidence } from "../../../generated/index.js";
import {
  evidenceRoles,
  evidenceSemantics,
  fingerprintDigitsInId,
  goalRequiredReads,
} from "../../semantics/goal-conventions.js";
import { choose, once, shuffle } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { Settle } from "./settle.js";

const categories = ["feature", "fix", "release", "security"];

/** Makes all parts of a goal handoff speak of its goal, its consumer and its evidence. */
export const settleGoalAgentHandoff: Settle<GoalAgentHandoff> = (handoff, codes, random) => {
  const goalId = settleId(handoff, codes.has("goal_id"), random);
  const { consumer, discovery, renewal } = handoff;
  return {
    ...handoff,
    goalId,
    evidence: settleEvidence(handoff.evidence),
    discovery: {
      ...discovery,
      statusCommand: `workspai goal --status ${goalId} --json`,
      requiredReads: threeOf(shuffle(random, goalRequiredReads(goalId))),
    },
    workflow: mapItems(handoff.workflow, (step, index) => ({ ...step, order: index + 1 })),
    renewal: codes.has("renewal_consumer")
      ? { ...renewal, command: `workspai goal --status ${goalId} --refresh --for-agent ${consumer} --json` }
      : renewal,
  };
};

/** An id that looks derived from the fingerprint must be; every other one now and then becomes such an id. */
function settleId({ goalId, goalFingerprint }: GoalAgentHandoff, isWrong: boolean, random: Random): string {
  if (!isWrong && !once(random, 2)) return goalId;
  return `goal-${choose(random, categories)}-${goalFingerprint.slice(0, fingerprintDigitsInId)}`;
}

/** Puts the evidence in order, with at least one entry of each role. */
function settleEvidence(evidence: GoalAgentHandoff["evidence"]): GoalAgentHandoff["evidence"] {
  const isComplete = evidenceRoles.every((role) => evidence.some((entry) => entry.role === role));
  const roles = isComplete
    ? evidence.map(({ role }) => role).sort((left, right) => evidenceRoles.indexOf(left) - evidenceRoles.indexOf(right))
    : evidence.map((_, index) => (index === 0 ? "model" : index === evidence.length - 1 ? "goal" : "graph"));
  return mapItems(evidence, (entry, index) => settleEntry(entry, roles[index] ?? entry.role));
}

function settleEntry({ artifact, binding }: GoalEvidence, role: GoalEvidence["role"]): GoalEvidence {
  const inside = artifact.replace(/(?<=^|[/\\])\.\.(?=$|[/\\])/g, "a");
  return { role, artifact: inside, binding: { ...binding, semantics: evidenceSemantics[role] } };
}

/** Changes each item of a list whose type says how many it has at least. */
function mapItems<Items extends readonly unknown[]>(
  items: Items,
  change: (item: Items[number], index: number) => Items[number],
): Items {
  // The cast holds because there are as many items as before.
  return items.map(change) as readonly unknown[] as Items;
}

function threeOf([first = "", second = "", third = ""]: readonly string[]): [string, string, string] {
  return [first, second, third];
}
