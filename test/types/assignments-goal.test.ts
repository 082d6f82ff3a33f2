import { describe, it } from "vitest";
import type { GoalAgentHandoff, GoalEvidence, GoalWorkflowStep } from "../../src/index.js";
import { goalAgentHandoffContract } from "../../src/index.js";
import { assignmentsTo } from "../helpers/assignments.js";

const { accepts, refuses } = assignmentsTo(goalAgentHandoffContract);

const hash = "0123456789abcdef".repeat(4);
const binding = { algorithm: "sha256", semantics: "canonical-json-v1", value: hash } as const;
const model: GoalEvidence = { role: "model", artifact: ".workspai/model.json", binding };
const graph: GoalEvidence = { role: "graph", artifact: ".workspai/graph.json", binding };
const own: GoalEvidence = { role: "goal", artifact: ".workspai/goal.json", binding };
const step = (order: number): GoalWorkflowStep => ({ order, owner: "agent", instruction: "Go on." });
const discovery = {
  index: ".workspai/goals/index.json",
  statusCommand: "workspai goal --status goal-2026 --json",
  requiredReads: [".workspai/model.json", ".workspai/graph.json", ".workspai/goal.json"],
} as const;
const retrieval = { status: "empty", strategy: "deterministic-category-v1", queries: ["pay"], anchors: [] } as const;
const workspace = { kind: "workspace", projects: ["shop"], selectionSource: "workspace" } as const;
const chosen = "explicit";

const goal: GoalAgentHandoff = {
  schemaVersion: "workspai.goal-agent-handoff.v1",
  goalId: "goal-2026",
  goalFingerprint: hash,
  generatedAt: "2026-02-11T08:30:00Z",
  consumer: "claude",
  state: "ready-to-plan",
  objective: "Make the checkout work.",
  scope: workspace,
  discovery,
  retrieval,
  evidence: [model, graph, own],
  guardrails: ["one", "two", "three", "four", "five"],
  workflow: [step(1), step(2), step(3), step(4), step(5)],
  renewal: { command: "workspai goal goal-2026 --refresh", reason: "The graph may change." },
};

describe("GoalAgentHandoff", () => {
  it("has the version of its schema", () => {
    accepts({ ...goal, schemaVersion: "workspai.goal-agent-handoff.v1" });
    // @ts-expect-error there is no second version
    refuses({ ...goal, schemaVersion: "workspai.goal-agent-handoff.v2" });
  });

  it("needs an objective", () => {
    const { objective: _objective, ...aimless } = goal;
    accepts({ ...aimless, objective: "Make the checkout work." });
    // @ts-expect-error objective is required
    refuses(aimless);
  });

  it("needs a scope", () => {
    const { scope: _scope, ...boundless } = goal;
    accepts({ ...boundless, scope: workspace });
    // @ts-expect-error scope is required
    refuses(boundless);
  });

  it("has no other keys", () => {
    accepts(goal);
    // @ts-expect-error priority is not a known key
    refuses({ ...goal, priority: 1 });
  });

  it("has a known consumer", () => {
    accepts({ ...goal, consumer: "codex" });
    // @ts-expect-error cursor is no consumer
    refuses({ ...goal, consumer: "cursor" });
  });

  it("has a known state", () => {
    accepts({ ...goal, state: "needs-evidence" });
    // @ts-expect-error done is no state
    refuses({ ...goal, state: "done" });
  });

  it("of one project has no second", () => {
    accepts({ ...goal, scope: { kind: "project", projects: ["shop"], selectionSource: chosen } });
    // @ts-expect-error one project is one project
    refuses({ ...goal, scope: { kind: "project", projects: ["shop", "blog"], selectionSource: chosen } });
  });

  it("of one project has that project", () => {
    accepts({ ...goal, scope: { kind: "project", projects: ["shop"], selectionSource: chosen } });
    // @ts-expect-error one project is not none
    refuses({ ...goal, scope: { kind: "project", projects: [], selectionSource: chosen } });
  });

  it("of a set of projects has at least two", () => {
    accepts({ ...goal, scope: { kind: "project-set", projects: ["shop", "blog"], selectionSource: chosen } });
    // @ts-expect-error a set has at least two projects
    refuses({ ...goal, scope: { kind: "project-set", projects: ["shop"], selectionSource: chosen } });
  });

  it("that requires a selection is one of the whole workspace", () => {
    accepts({ ...goal, scope: { ...workspace, resolution: "selection-required" } });
    // @ts-expect-error a project is a selection
    refuses({ ...goal, scope: { ...workspace, kind: "project", resolution: "selection-required" } });
  });

  it("that requires a selection has not been selected otherwise", () => {
    accepts({ ...goal, scope: { ...workspace, selectionSource: chosen, resolution: "selected" } });
    // @ts-expect-error an explicit choice is a selection
    refuses({ ...goal, scope: { ...workspace, selectionSource: chosen, resolution: "selection-required" } });
  });

  it("of the workspace names its projects", () => {
    accepts({ ...goal, scope: { ...workspace, projects: ["shop", "blog", "docs"] } });
    // @ts-expect-error a workspace has at least one project
    refuses({ ...goal, scope: { ...workspace, projects: [] } });
  });

  it("has no other keys in its scope", () => {
    accepts({ ...goal, scope: workspace });
    // @ts-expect-error branch is not a known key
    refuses({ ...goal, scope: { ...workspace, branch: "main" } });
  });

  it("has at least three pieces of evidence", () => {
    accepts({ ...goal, evidence: [model, graph, own, model] });
    // @ts-expect-error model, graph and goal are three
    refuses({ ...goal, evidence: [model, graph] });
  });

  it("has evidence in a known role", () => {
    accepts({ ...goal, evidence: [model, graph, { ...own, role: "goal" }] });
    // @ts-expect-error rumour is no role
    refuses({ ...goal, evidence: [model, graph, { ...own, role: "rumour" }] });
  });

  it("has evidence that is bound by SHA-256", () => {
    accepts({ ...goal, evidence: [model, graph, { ...own, binding: { ...binding, algorithm: "sha256" } }] });
    // @ts-expect-error md5 does not bind
    refuses({ ...goal, evidence: [model, graph, { ...own, binding: { ...binding, algorithm: "md5" } }] });
  });

  it("has at least five guardrails", () => {
    accepts({ ...goal, guardrails: ["one", "two", "three", "four", "five", "six"] });
    // @ts-expect-error four guardrails are too few
    refuses({ ...goal, guardrails: ["one", "two", "three", "four"] });
  });

  it("has at least five steps", () => {
    accepts({ ...goal, workflow: [step(1), step(2), step(3), step(4), step(5)] });
    // @ts-expect-error four steps are too few
    refuses({ ...goal, workflow: [step(1), step(2), step(3), step(4)] });
  });

  it("has steps that somebody known takes", () => {
    accepts({ ...goal, workflow: [step(1), step(2), step(3), step(4), { ...step(5), owner: "human" }] });
    // @ts-expect-error nobody is no owner
    refuses({ ...goal, workflow: [step(1), step(2), step(3), step(4), { ...step(5), owner: "nobody" }] });
  });

  it("has at least one query", () => {
    accepts({ ...goal, retrieval: { ...retrieval, queries: ["pay", "cart"] } });
    // @ts-expect-error whoever retrieves asks for something
    refuses({ ...goal, retrieval: { ...retrieval, queries: [] } });
  });

  it("is found in the index of goals", () => {
    accepts({ ...goal, discovery: { ...discovery, index: ".workspai/goals/index.json" } });
    // @ts-expect-error the index is in one place
    refuses({ ...goal, discovery: { ...discovery, index: "goals.json" } });
  });

  it("asks for at least three reads", () => {
    accepts({ ...goal, discovery });
    // @ts-expect-error two reads are too few
    refuses({ ...goal, discovery: { ...discovery, requiredReads: [".workspai/a", ".workspai/b"] } });
  });
});
