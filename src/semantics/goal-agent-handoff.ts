import type { GoalAgentHandoff, GoalEvidence } from "../../generated/goal-agent-handoff.js";
import { commandWords } from "./command-words.js";
import { error, type Finding, hint } from "./finding.js";
import { evidenceRoles, evidenceSemantics, fingerprintDigitsInId, goalRequiredReads } from "./goal-conventions.js";

const hashDigits = /^[a-f0-9]+$/;

/** Finds what is wrong with a goal handoff: parts that speak of another goal, evidence that does not fit its role. */
export function* findInGoalAgentHandoff(handoff: GoalAgentHandoff): Iterable<Finding> {
  yield* findInIdentity(handoff);
  yield* findInDiscovery(handoff);
  yield* findInEvidence(handoff.evidence);
  yield* findInWorkflow(handoff);
  yield* findInRenewal(handoff);
}

/** An id of the form `goal-<category>-<16 digits>` ends in the first 16 digits of the fingerprint. Others are free. */
function* findInIdentity({ goalId, goalFingerprint }: GoalAgentHandoff): Iterable<Finding> {
  const end = goalId.slice(goalId.lastIndexOf("-") + 1);
  if (!goalId.startsWith("goal-") || end.length !== fingerprintDigitsInId || !hashDigits.test(end)) return;
  if (!goalFingerprint.startsWith(end)) {
    yield error("goal_id", `an id that ends in the first ${fingerprintDigitsInId} digits of goalFingerprint`, "goalId");
  }
}

function* findInDiscovery({ goalId, discovery }: GoalAgentHandoff): Iterable<Finding> {
  // The schema has it that the first three words are "workspai goal --status".
  if (commandWords(discovery.statusCommand)[3] !== goalId) {
    yield error("status_command", '"workspai goal --status", then the goalId', "discovery", "statusCommand");
  }
  const wanted = goalRequiredReads(goalId);
  const reads = discovery.requiredReads;
  if (reads.length !== wanted.length || !wanted.every((path) => reads.includes(path))) {
    const expected = "exactly the index, the goal-pack.json and the agent-handoff.json of this goal";
    yield error("required_reads", expected, "discovery", "requiredReads");
  }
  for (const [index, path] of reads.entries()) {
    if (leavesFolder(path)) yield escaping("discovery", "requiredReads", index);
  }
}

function* findInEvidence(evidence: readonly GoalEvidence[]): Iterable<Finding> {
  for (const role of evidenceRoles) {
    if (!evidence.some((entry) => entry.role === role)) {
      yield error("evidence_missing", `an entry with role "${role}"`, "evidence");
    }
  }
  let last = 0;
  for (const [index, { role, artifact, binding }] of evidence.entries()) {
    const rank = evidenceRoles.indexOf(role);
    if (rank < last)
      yield hint("evidence_order", "the roles in the order model, graph, goal", "evidence", index, "role");
    last = Math.max(last, rank);
    if (binding.semantics !== evidenceSemantics[role]) {
      const expected = `"${evidenceSemantics[role]}" for the role "${role}"`;
      yield error("evidence_semantics", expected, "evidence", index, "binding", "semantics");
    }
    if (leavesFolder(artifact)) yield escaping("evidence", index, "artifact");
  }
}

function* findInWorkflow({ workflow }: GoalAgentHandoff): Iterable<Finding> {
  for (const [index, { order }] of workflow.entries()) {
    if (order !== index + 1)
      yield error("workflow_order", "the steps numbered 1, 2, 3, ...", "workflow", index, "order");
  }
}

function* findInRenewal({ consumer, renewal }: GoalAgentHandoff): Iterable<Finding> {
  const named = lastOption(commandWords(renewal.command), "--for-agent");
  const expected = "--for-agent with the consumer of this handoff";
  if (named === undefined) {
    // Without the option, a goal is made for the consumer "generic".
    if (consumer !== "generic") yield hint("renewal_consumer", expected, "renewal", "command");
  } else if (named !== consumer) {
    yield error("renewal_consumer", expected, "renewal", "command");
  }
}

function lastOption(words: readonly string[], option: string): string | undefined {
  for (let index = words.length - 1; index >= 0; index--) {
    if (words[index] === option) return words[index + 1] ?? "";
    if (words[index]?.startsWith(`${option}=`)) return words[index]?.slice(option.length + 1);
  }
  return undefined;
}

/** Absolute paths are refused by the schema: each path begins with `.workspai/`. */
function leavesFolder(path: string): boolean {
  return path.split(/[/\\]/).includes("..");
}

function escaping(...path: (string | number)[]): Finding {
  return error("path_escape", 'a path within .workspai/, without ".."', ...path);
}
