import * as fc from "fast-check";
import type { Drawn } from "./suite.js";

const text = fc.string({ minLength: 1 });
const texts = fc.array(text, { minLength: 1 });
const free = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 2 });
const hash = fc.stringMatching(/^[a-f0-9]{64}$/);
const step = fc.record({
  order: fc.nat(),
  owner: fc.constantFrom("workspai-cli", "agent", "human"),
  instruction: text,
});
const evidence = fc.record({
  role: fc.constantFrom("model", "graph", "goal"),
  artifact: fc.string().map((end) => `.workspai/${end}`),
  binding: fc.record({
    algorithm: fc.constant("sha256"),
    semantics: fc.constantFrom("workspace-model-structural-v1", "canonical-json-v1"),
    value: hash,
  }),
});

/** Records of fast-check with the keys of each contract. They know nothing of what depends on what. */
export const records: { readonly [subject in Drawn]: fc.Arbitrary<unknown> } = {
  "return-packet": fc.record(
    {
      conclusion: text,
      evidence: texts,
      gaps: fc.array(text),
      artifact_paths: texts,
      handoff_id: text,
      contract_id: text,
      dispatch_id: text,
      execution_mode: fc.constantFrom("bounded_subagent", "independent_task"),
      closure_receipts: fc.array(fc.record({ target: text }), { minLength: 4, maxLength: 4 }),
    },
    { requiredKeys: ["conclusion", "evidence", "gaps", "artifact_paths"] },
  ),
  "pipeline-context": fc.record(
    {
      reason: fc.constant("pipeline_execution"),
      parentAgent: text,
      transferCount: fc.nat(10),
      sessionId: text,
      pipelineName: text,
      currentStep: fc.nat(),
      totalSteps: fc.nat(),
      isLastStep: fc.boolean(),
      stepResults: fc.array(fc.record({ step: fc.nat(), agentName: text, output: free })),
      pipelineData: free,
      metadata: free,
    },
    { requiredKeys: ["reason", "parentAgent", "transferCount", "pipelineName", "currentStep", "totalSteps"] },
  ),
  handover: fc.record(
    {
      role: text,
      cycle: fc.oneof(fc.nat(), text),
      status: text,
      "next-action": text,
      "dispatch-mode": fc.constantFrom("per-journey", "per-section", "grouped", "single-agent-collapsed"),
      "parallel-wave-size": fc.nat(),
    },
    { requiredKeys: ["role", "status", "next-action"] },
  ),
  "goal-agent-handoff": fc.record({
    schemaVersion: fc.constant("workspai.goal-agent-handoff.v1"),
    goalId: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$/),
    goalFingerprint: hash,
    generatedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    consumer: fc.constantFrom("generic", "claude", "codex"),
    state: fc.constantFrom("ready-to-plan", "blocked"),
    objective: text,
    scope: fc.record({ kind: fc.constant("workspace"), projects: texts, selectionSource: fc.constant("explicit") }),
    discovery: fc.record({
      index: fc.constant(".workspai/goals/index.json"),
      statusCommand: text.map((end) => `workspai goal --status ${end}`),
      requiredReads: fc.uniqueArray(
        text.map((end) => `.workspai/${end}`),
        { minLength: 3 },
      ),
    }),
    retrieval: fc.record({
      status: fc.constantFrom("grounded", "partial", "empty"),
      strategy: fc.constant("deterministic-category-v1"),
      queries: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
      anchors: fc.array(fc.record({ entityId: text, kind: text, label: text, proofIds: fc.uniqueArray(text) })),
    }),
    evidence: fc.array(evidence, { minLength: 3 }),
    guardrails: fc.uniqueArray(text, { minLength: 5 }),
    workflow: fc.array(step, { minLength: 5 }),
    renewal: fc.record({ command: text.map((end) => `workspai goal ${end}`), reason: text }),
  }),
};
