import {
  goalHandoff,
  goalId,
  projectScope,
  projectSetScope,
  selectionRequired,
  sha256Hex,
  sha256Of,
  workspaceScope,
} from "../../../src/index.js";
import type { Twin } from "./twin.js";

const hash = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const shorter = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde";
const upper = "0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef";
const dynamicHash: string = hash;
const model = { artifact: ".workspai/reports/workspace-model.json", hash } as const;
const graph = { artifact: ".workspai/reports/workspace-knowledge-graph.json", hash } as const;
const evidence = { model, graph, goal: { hash } } as const;
const { graph: _graph, ...withoutGraph } = evidence;
const scope = { kind: "project", projects: ["api"], selectionSource: "explicit" } as const;
const step = { owner: "agent", instruction: "Read" } as const;
const retrieval = { status: "empty", queries: ["coverage"], anchors: [] } as const;
const goal = {
  goalId: "raise-coverage",
  goalFingerprint: hash,
  generatedAt: "2026-08-16T10:00:02Z",
  consumer: "claude",
  state: "ready-to-plan",
  objective: "Raise the coverage",
  scope,
  retrieval,
  evidence,
  guardrails: ["one", "two", "three", "four", "five"],
  workflow: [step, step, step, step, step],
  renewal: { reason: "The graph has changed" },
} as const;

export const goalTwins: readonly Twin[] = [
  {
    legal: () => goalHandoff({ ...goal, scope: { ...scope, projects: ["web"] } }),
    // @ts-expect-error Source has 2 element(s) but target allows only 1
    illegal: () => goalHandoff({ ...goal, scope: { ...scope, projects: ["api", "web"] } }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: projectScope("api", "explicit") }),
    // @ts-expect-error Source has 0 element(s) but target requires 1
    illegal: () => goalHandoff({ ...goal, scope: { ...scope, projects: [] } }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: { ...scope, kind: "project-set", projects: ["api", "web"] } }),
    // @ts-expect-error Source has 1 element(s) but target requires 2
    illegal: () => goalHandoff({ ...goal, scope: { ...scope, kind: "project-set", projects: ["api"] } }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: projectSetScope(["api", "web"], "explicit") }),
    // @ts-expect-error Illegal<"a project set needs at least 2 projects: use projectScope(...) for one">
    illegal: () => goalHandoff({ ...goal, scope: projectSetScope(["api"], "explicit") }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: projectSetScope(["api", "web"], "explicit") }),
    // @ts-expect-error Illegal<"projects has api twice">
    illegal: () => goalHandoff({ ...goal, scope: projectSetScope(["api", "web", "api"], "explicit") }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: workspaceScope(["api", "web"]) }),
    // @ts-expect-error Illegal<"projects has api twice">
    illegal: () => goalHandoff({ ...goal, scope: workspaceScope(["api", "api"]) }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: selectionRequired(["api", "web"]) }),
    // @ts-expect-error Illegal<"projects needs at least 1 item">
    illegal: () => goalHandoff({ ...goal, scope: selectionRequired([]) }),
  },
  {
    legal: () => goalHandoff({ ...goal, scope: { ...scope, resolution: "selected" } }),
    // @ts-expect-error "selection-required"
    illegal: () => goalHandoff({ ...goal, scope: { ...scope, resolution: "selection-required" } }),
  },
  {
    legal: () => goalHandoff({ ...goal, evidence }),
    // @ts-expect-error Property 'graph' is missing
    illegal: () => goalHandoff({ ...goal, evidence: withoutGraph }),
  },
  {
    legal: () => goalHandoff({ ...goal, evidence: { ...evidence, goal: { hash } } }),
    // @ts-expect-error Illegal<"evidence.goal.hash is not 64 lower-case hex digits">
    illegal: () => goalHandoff({ ...goal, evidence: { ...evidence, goal: { hash: shorter } } }),
  },
  {
    legal: () => goalHandoff({ ...goal, goalFingerprint: hash }),
    // @ts-expect-error Illegal<"goalFingerprint is not 64 lower-case hex digits">
    illegal: () => goalHandoff({ ...goal, goalFingerprint: upper }),
  },
  {
    legal: () => goalHandoff({ ...goal, goalFingerprint: sha256Of({ a: 1 }) }),
    // @ts-expect-error Illegal<"goalFingerprint may be no hash: use sha256Hex(...) or sha256Of(...)">
    illegal: () => goalHandoff({ ...goal, goalFingerprint: dynamicHash }),
    harmless: true,
  },
  {
    legal: () => sha256Hex(hash),
    // @ts-expect-error Illegal<"the text is not 64 lower-case hex digits">
    illegal: () => sha256Hex(shorter),
  },
  {
    legal: () => goalHandoff({ ...goal, evidence: { ...evidence, model } }),
    // @ts-expect-error Illegal<"evidence.model.artifact is not within .workspai/">
    illegal: () => goalHandoff({ ...goal, evidence: { ...evidence, model: { ...model, artifact: "/etc/passwd" } } }),
  },
  {
    legal: () => goalHandoff({ ...goal, evidence: { ...evidence, model: { ...model, artifact: ".workspai/a..b" } } }),
    // @ts-expect-error Illegal<"evidence.model.artifact leaves .workspai/">
    illegal: () => goalHandoff({ ...goal, evidence: { ...evidence, model: { ...model, artifact: ".workspai/../a" } } }),
  },
  {
    legal: () => goalHandoff({ ...goal, goalId: goalId("coverage", hash) }),
    // @ts-expect-error Illegal<"goalId is not 8 to 96 letters, digits, dots, underscores or dashes, the first a letter or digit">
    illegal: () => goalHandoff({ ...goal, goalId: "raise coverage" }),
  },
  {
    legal: () => goalHandoff({ ...goal, goalId: "12345678" }),
    // @ts-expect-error Illegal<"goalId is not 8 to 96 letters
    illegal: () => goalHandoff({ ...goal, goalId: "1234567" }),
  },
  {
    legal: () => goalHandoff({ ...goal, guardrails: ["one", "two", "three", "four", "five", "six"] }),
    // @ts-expect-error Illegal<"guardrails needs at least 5 items">
    illegal: () => goalHandoff({ ...goal, guardrails: ["one", "two", "three", "four"] }),
  },
  {
    legal: () => goalHandoff({ ...goal, guardrails: ["one", "two", "three", "four", "five"] }),
    // @ts-expect-error Illegal<"guardrails has two twice">
    illegal: () => goalHandoff({ ...goal, guardrails: ["one", "two", "three", "four", "two"] }),
  },
  {
    legal: () => goalHandoff({ ...goal, workflow: [step, step, step, step, step, step] }),
    // @ts-expect-error Illegal<"workflow needs at least 5 items">
    illegal: () => goalHandoff({ ...goal, workflow: [step, step, step, step] }),
  },
  {
    legal: () => goalHandoff({ ...goal, retrieval: { ...retrieval, queries: ["a", "b", "c"] } }),
    // @ts-expect-error Illegal<"queries needs 1 to 3 items">
    illegal: () => goalHandoff({ ...goal, retrieval: { ...retrieval, queries: ["a", "b", "c", "d"] } }),
  },
  {
    legal: () => goalHandoff({ ...goal, objective: "Raise it" }),
    // @ts-expect-error Illegal<"objective is empty">
    illegal: () => goalHandoff({ ...goal, objective: "" }),
  },
  {
    legal: () => goalHandoff({ ...goal, consumer: "generic" }),
    // @ts-expect-error Illegal<"unknown option schemaVersion">
    illegal: () => goalHandoff({ ...goal, schemaVersion: "workspai.goal-agent-handoff.v2" }),
  },
];
