import type { GoalAgentHandoff } from "../../../src/index.js";

const fingerprint = `0123456789abcdef${"0".repeat(48)}`;
const goalId = "goal-test-coverage-0123456789abcdef";

/** A goal handoff that breaks no rule. */
export const validGoal: GoalAgentHandoff = {
  schemaVersion: "workspai.goal-agent-handoff.v1",
  goalId,
  goalFingerprint: fingerprint,
  generatedAt: "2026-08-16T10:00:02Z",
  consumer: "claude",
  state: "ready-to-plan",
  objective: "Raise the coverage to 80 %",
  scope: { kind: "project", projects: ["api"], selectionSource: "explicit" },
  discovery: {
    index: ".workspai/goals/index.json",
    statusCommand: `workspai goal --status ${goalId} --json`,
    requiredReads: [
      ".workspai/goals/index.json",
      `.workspai/goals/${goalId}/goal-pack.json`,
      `.workspai/goals/${goalId}/agent-handoff.json`,
    ],
  },
  retrieval: { status: "empty", strategy: "deterministic-category-v1", queries: ["coverage"], anchors: [] },
  evidence: [
    {
      role: "model",
      artifact: ".workspai/reports/workspace-model.json",
      binding: { algorithm: "sha256", semantics: "workspace-model-structural-v1", value: "a".repeat(64) },
    },
    {
      role: "graph",
      artifact: ".workspai/reports/workspace-knowledge-graph.json",
      binding: { algorithm: "sha256", semantics: "canonical-json-v1", value: "b".repeat(64) },
    },
    {
      role: "goal",
      artifact: `.workspai/goals/${goalId}/goal-pack.json`,
      binding: { algorithm: "sha256", semantics: "canonical-json-v1", value: "c".repeat(64) },
    },
  ],
  guardrails: ["one", "two", "three", "four", "five"],
  workflow: [
    { order: 1, owner: "workspai-cli", instruction: "Bind the evidence" },
    { order: 2, owner: "agent", instruction: "Read" },
    { order: 3, owner: "agent", instruction: "Propose" },
    { order: 4, owner: "human", instruction: "Approve" },
    { order: 5, owner: "workspai-cli", instruction: "Verify" },
  ],
  renewal: {
    command: 'workspai goal "Raise the coverage, not --for-agent codex" --refresh --for-agent claude --json',
    reason: "Renew when the graph changes",
  },
};
