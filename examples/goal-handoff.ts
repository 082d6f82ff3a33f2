/** A goal is handed to an agent, with what it rests on. */
import { goalHandoff, goalId, projectScope, sha256Of } from "../src/index.js";

const model = { projects: [{ name: "api", path: "services/api" }] };
const graph = { entities: [], relations: [] };
const fingerprint = sha256Of({ intent: "raise coverage", model: sha256Of(model), graph: sha256Of(graph) });

const handoff = goalHandoff({
  goalId: goalId("test-coverage", fingerprint),
  goalFingerprint: fingerprint,
  generatedAt: new Date("2026-08-16T10:00:02Z"),
  consumer: "claude",
  state: "ready-to-plan",
  objective: "Raise the test coverage of the API to 80 %",
  scope: projectScope("api", "explicit"),
  retrieval: {
    status: "grounded",
    queries: ["test coverage"],
    anchors: [{ entityId: "api:tests", kind: "suite", label: "Tests of the API", proofIds: ["proof-1"] }],
  },
  evidence: {
    model: { artifact: ".workspai/reports/workspace-model.json", hash: sha256Of(model) },
    graph: { artifact: ".workspai/reports/workspace-knowledge-graph.json", hash: sha256Of(graph) },
    goal: { hash: sha256Of({ fingerprint }) },
  },
  guardrails: [
    "Keep to the scope",
    "Leave the evidence alone",
    "Propose, do not apply",
    "No network",
    "Prove success with the command line, not in words",
  ],
  workflow: [
    { owner: "workspai-cli", instruction: "Check the evidence and the scope" },
    { owner: "agent", instruction: "Read the code that the anchors point to" },
    { owner: "agent", instruction: "Propose one change" },
    { owner: "human", instruction: "Approve the plan" },
    { owner: "workspai-cli", instruction: "Apply the change and verify it" },
  ],
  renewal: { reason: "The model or the graph has changed" },
});

console.log(JSON.stringify(handoff, undefined, 2));
