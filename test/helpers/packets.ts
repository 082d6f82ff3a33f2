import { readFileSync } from "node:fs";
import type { contracts } from "../../generated/index.js";

/** The name of a contract. */
export type ContractName = keyof typeof contracts;

/** A JSON object that a test takes apart. */
export type JsonRecord = { [key: string]: unknown };

/** Returns the JSON of a file of the repository. */
export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
}

const targets = ["employee_memory", "employee_worklog", "team_journal", "central_board"];

/** Returns a return packet with nothing optional in it. */
export function returnPacket(changes: JsonRecord = {}): JsonRecord {
  return {
    conclusion: "The checkout works again.",
    evidence: ["npm test: 214 passed"],
    gaps: [],
    artifact_paths: ["src/checkout.ts"],
    ...changes,
  };
}

/** Returns a return packet of an independent task, with its ids and its receipts. */
export function boundReturnPacket(changes: JsonRecord = {}): JsonRecord {
  return returnPacket({
    handoff_id: "handoff-7",
    contract_id: "contract-31",
    dispatch_id: "dispatch-2",
    execution_mode: "independent_task",
    closure_receipts: receipts(),
    ...changes,
  });
}

/** Returns closure receipts, one for each target, or for the given ones. */
export function receipts(...others: readonly string[]): JsonRecord[] {
  return (others.length === 0 ? targets : others).map((target, index) => ({ target, entry: `entry ${index}` }));
}

/** Returns a plain handoff context. */
export function handoffContext(changes: JsonRecord = {}): JsonRecord {
  return { reason: "direct_handoff", parentAgent: "planner", transferCount: 1, ...changes };
}

/** Returns a pipeline context. */
export function pipelineContext(changes: JsonRecord = {}): JsonRecord {
  return {
    reason: "pipeline_execution",
    parentAgent: "builder",
    transferCount: 3,
    pipelineName: "phase 2",
    currentStep: 2,
    totalSteps: 7,
    ...changes,
  };
}

/** Returns a task delegation context. */
export function taskDelegationContext(changes: JsonRecord = {}): JsonRecord {
  return {
    reason: "task_delegation",
    parentAgent: "planner",
    transferCount: 0,
    taskId: "T-03",
    taskDescription: "Add the endpoint POST /users.",
    ...changes,
  };
}

/** Returns a handover envelope. */
export function handover(changes: JsonRecord = {}): JsonRecord {
  return { role: "composer-checkout", status: "covered", "next-action": "dispatch the reviewer", ...changes };
}

const hash = "0123456789abcdef".repeat(4);

/** Returns a goal handoff. */
export function goalAgentHandoff(changes: JsonRecord = {}): JsonRecord {
  const evidence = ["model", "graph", "goal"].map((role) => ({
    role,
    artifact: `.workspai/${role}.json`,
    binding: { algorithm: "sha256", semantics: "canonical-json-v1", value: hash },
  }));
  const workflow = [1, 2, 3, 4, 5].map((order) => ({ order, owner: "agent", instruction: `Take step ${order}.` }));
  return {
    schemaVersion: "workspai.goal-agent-handoff.v1",
    goalId: "goal-2026-02-11",
    goalFingerprint: hash,
    generatedAt: "2026-02-11T08:30:00Z",
    consumer: "claude",
    state: "ready-to-plan",
    objective: "Make the checkout work again.",
    scope: goalScope(),
    discovery: {
      index: ".workspai/goals/index.json",
      statusCommand: "workspai goal --status goal-2026-02-11 --json",
      requiredReads: [".workspai/model.json", ".workspai/graph.json", ".workspai/goal.json"],
    },
    retrieval: { status: "empty", strategy: "deterministic-category-v1", queries: ["checkout"], anchors: [] },
    evidence,
    guardrails: ["one", "two", "three", "four", "five"],
    workflow,
    renewal: { command: "workspai goal goal-2026-02-11 --refresh", reason: "the graph may have changed" },
    ...changes,
  };
}

/** Returns the scope of a goal: the whole workspace. */
export function goalScope(changes: JsonRecord = {}): JsonRecord {
  return { kind: "workspace", projects: ["shop"], selectionSource: "workspace", ...changes };
}

/** For each contract, a way to make a packet of it. */
export const packets: { readonly [name in ContractName]: (changes?: JsonRecord) => JsonRecord } = {
  "closure-receipt": (changes) => ({ target: "team_journal", ...changes }),
  "goal-agent-handoff": goalAgentHandoff,
  "any-handoff-context": taskDelegationContext,
  "handoff-context": handoffContext,
  "pipeline-context": pipelineContext,
  "task-delegation-context": taskDelegationContext,
  handover,
  "return-packet": boundReturnPacket,
};
