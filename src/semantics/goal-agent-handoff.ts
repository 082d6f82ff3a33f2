import type { GoalAgentHandoff, GoalEvidence } from "../../generated/goal-agent-handoff.js";
import { commandWords } from "./command-words.js";
import type { Findings } from "./finding.js";
import { evidenceRoles, evidenceSemantics, fingerprintDigitsInId, goalRequiredReads } from "./goal-conventions.js";

const expectedPath = 'a path within .workspai/, without ".."';
const hashDigits = /^[a-f0-9]+$/;

/** Finds what is wrong with a goal handoff: parts that speak of another goal, evidence that does not fit its role. */
export function findInGoalAgentHandoff(handoff: GoalAgentHandoff, findings: Findings): void {
  findInIdentity(handoff, findings);
  findInDiscovery(handoff, findings);
  findInEvidence(handoff.evidence, findings);
  findInWorkflow(handoff, findings);
  findInRenewal(handoff, findings);
}

/** An id of the form `goal-<category>-<16 digits>` ends in the first 16 digits of the fingerprint. Others are free. */
function findInIdentity({ goalId, goalFingerprint }: GoalAgentHandoff, findings: Findings): void {
  const end = goalId.slice(goalId.lastIndexOf("-") + 1);
  if (!goalId.startsWith("goal-") || end.length !== fingerprintDigitsInId || !hashDigits.test(end)) return;
  if (!goalFingerprint.startsWith(end)) {
    findings.error(
      "goal_id",
      `an id that ends in the first ${fingerprintDigitsInId} digits of goalFingerprint`,
      "goalId",
    );
  }
}

function findInDiscovery({ goalId, discovery }: GoalAgentHandoff, findings: Findings): void {
  // The schema has it that the first three words are "workspai goal --status".
  if (commandWords(discovery.statusCommand)[3] !== goalId) {
    findings.error("status_command", '"workspai goal --status", then the goalId', "discovery", "statusCommand");
  }
  const wanted = goalRequiredReads(goalId);
  const reads = discovery.requiredReads;
  if (reads.length !== wanted.length || !wanted.every((path) => reads.includes(path))) {
    const expected = "exactly the index, the goal-pack.json and the agent-handoff.json of this goal";
    findings.error("required_reads", expected, "discovery", "requiredReads");
  }
  for (const [index, path] of reads.entries()) {
    if (leavesFolder(path)) findings.error("path_escape", expectedPath, "discovery", "requiredReads", index);
  }
}

function findInEvidence(evidence: readonly GoalEvidence[], findings: Findings): void {
  for (const role of evidenceRoles) {
    if (!evidence.some((entry) => entry.role === role)) {
      findings.error("evidence_missing", `an entry with role "${role}"`, "evidence");
    }
  }
  let last = 0;
  for (const [index, { role, artifact, binding }] of evidence.entries()) {
    const rank = evidenceRoles.indexOf(role);
    if (rank < last)
      findings.hint("evidence_order", "the roles in the order model, graph, goal", "evidence", index, "role");
    last = Math.max(last, rank);
    if (binding.semantics !== evidenceSemantics[role]) {
      const expected = `"${evidenceSemantics[role]}" for the role "${role}"`;
      findings.error("evidence_semantics", expected, "evidence", index, "binding", "semantics");
    }
    if (leavesFolder(artifact)) findings.error("path_escape", expectedPath, "evidence", index, "artifact");
  }
}

function findInWorkflow({ workflow }: GoalAgentHandoff, findings: Findings): void {
  for (const [index, { order }] of workflow.entries()) {
    if (order !== index + 1)
      findings.error("workflow_order", "the steps numbered 1, 2, 3, ...", "workflow", index, "order");
  }
}

function findInRenewal({ consumer, renewal }: GoalAgentHandoff, findings: Findings): void {
  const named = lastOption(commandWords(renewal.command), "--for-agent");
  const expected = "--for-agent with the consumer of this handoff";
  if (named === undefined) {
    // Without the option, a goal is made for the consumer "generic".
    if (consumer !== "generic") findings.hint("renewal_consumer", expected, "renewal", "command");
  } else if (named !== consumer) {
    findings.error("renewal_consumer", expected, "renewal", "command");
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
  return path.includes("..") && path.split(/[/\\]/).includes("..");
}
