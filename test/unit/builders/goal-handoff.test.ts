import { describe, expect, it } from "vitest";
import {
  findingsFor,
  goalHandoff,
  goalId,
  projectScope,
  projectSetScope,
  selectionRequired,
  sha256Of,
  workspaceScope,
} from "../../../src/index.js";
import { isDeeplyFrozen, issuesOf, untyped } from "./thrown.js";

it("the helpers of scopes give what nobody can change, and leave what they were given as it was", () => {
  const projects = ["api", "web"] as const;
  const scopes = [
    workspaceScope(projects),
    projectScope("api", "explicit"),
    projectSetScope(projects, "interactive"),
    selectionRequired(projects),
  ];
  for (const scope of scopes) expect(isDeeplyFrozen(scope)).toBe(true);
  expect(Object.isFrozen(projects)).toBe(false);
});

const fingerprint = sha256Of("intent");
const id = goalId("test-coverage", fingerprint);
const hash = sha256Of("x");
const instructions = ["Check the evidence", "Read", "Propose", "Approve", "Verify"] as const;
const [check, read, propose, approve, verify] = instructions;
const goal = {
  goalId: id,
  goalFingerprint: fingerprint,
  generatedAt: "2026-08-16T10:00:02Z",
  consumer: "claude",
  state: "ready-to-plan",
  objective: "Raise the coverage",
  scope: projectScope("api", "explicit"),
  retrieval: { status: "empty", queries: ["coverage"], anchors: [] },
  evidence: {
    model: { artifact: ".workspai/reports/workspace-model.json", hash },
    graph: { artifact: ".workspai/reports/workspace-knowledge-graph.json", hash },
    goal: { hash },
  },
  guardrails: ["one", "two", "three", "four", "five"],
  workflow: [
    { owner: "workspai-cli", instruction: check },
    { owner: "agent", instruction: read },
    { owner: "agent", instruction: propose },
    { owner: "human", instruction: approve },
    { owner: "workspai-cli", instruction: verify },
  ],
  renewal: { reason: "The graph has changed" },
} as const;
const anyGoal = untyped(goalHandoff);

describe("goalHandoff", () => {
  const packet = goalHandoff(goal);

  it("derives what follows from the rest", () => {
    expect(packet.schemaVersion).toBe("workspai.goal-agent-handoff.v1");
    expect(packet.discovery).toEqual({
      index: ".workspai/goals/index.json",
      statusCommand: `workspai goal --status ${id} --json`,
      requiredReads: [
        ".workspai/goals/index.json",
        `.workspai/goals/${id}/goal-pack.json`,
        `.workspai/goals/${id}/agent-handoff.json`,
      ],
    });
    expect(packet.evidence.map(({ role, artifact, binding }) => [role, artifact, binding.semantics])).toEqual([
      ["model", ".workspai/reports/workspace-model.json", "workspace-model-structural-v1"],
      ["graph", ".workspai/reports/workspace-knowledge-graph.json", "canonical-json-v1"],
      ["goal", `.workspai/goals/${id}/goal-pack.json`, "canonical-json-v1"],
    ]);
    expect(packet.workflow.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5]);
    expect(packet.retrieval.strategy).toBe("deterministic-category-v1");
    expect(packet.renewal.command).toBe(
      'workspai goal "Raise the coverage" --scope project:api --refresh --for-agent claude --json',
    );
    expect(findingsFor("goal-agent-handoff", packet)).toEqual([]);
    expect(isDeeplyFrozen(packet)).toBe(true);
  });

  it("takes other values where the contract allows them", () => {
    const [index, pack, handoff] = packet.discovery.requiredReads;
    const other = goalHandoff({
      ...goal,
      discovery: { statusCommand: `workspai goal --status ${id}`, requiredReads: [handoff, index, pack] },
      renewal: { reason: "As asked", command: "workspai goal again --for-agent claude" },
      evidence: { ...goal.evidence, goal: { hash, artifact: ".workspai/packs/a.json" } },
    });
    expect(other.discovery.statusCommand).toBe(`workspai goal --status ${id}`);
    expect(other.discovery.requiredReads[0]).toBe(handoff);
    expect(other.renewal.command).toBe("workspai goal again --for-agent claude");
    expect(other.evidence[2].artifact).toBe(".workspai/packs/a.json");
  });

  it("refuses values that speak of another goal or consumer", () => {
    const other = { statusCommand: "workspai goal --status another-goal" } as const;
    expect(issuesOf(() => goalHandoff({ ...goal, discovery: other }))).toEqual(["semantics /discovery/statusCommand"]);
    const renewal = { reason: "x", command: "workspai goal x --for-agent codex" } as const;
    expect(issuesOf(() => goalHandoff({ ...goal, renewal }))).toEqual(["semantics /renewal/command"]);
    expect(issuesOf(() => goalHandoff({ ...goal, goalFingerprint: hash }))).toEqual(["semantics /goalId"]);
  });

  it("takes the time as a date", () => {
    const date = new Date(Date.UTC(2026, 7, 16, 10));
    expect(goalHandoff({ ...goal, generatedAt: date }).generatedAt).toBe("2026-08-16T10:00:00.000Z");
    expect(issuesOf(() => goalHandoff({ ...goal, generatedAt: new Date(Number.NaN) }))).toEqual([
      "format /generatedAt",
    ]);
    expect(issuesOf(() => goalHandoff({ ...goal, generatedAt: "yesterday" }))).toEqual(["format /generatedAt"]);
  });

  it("writes every scope", () => {
    const commandOf = (scope: Parameters<typeof anyGoal>[0]) => anyGoal({ ...goal, scope }).renewal.command;
    expect(commandOf(workspaceScope(["api", "web"]))).toContain('coverage" --scope workspace --refresh');
    expect(commandOf(selectionRequired(["api", "web"]))).toContain('coverage" --scope workspace --refresh');
    expect(commandOf(projectSetScope(["api", "web"], "interactive"))).toContain('coverage" --refresh');
    expect(commandOf(projectScope("my api", "explicit"))).toContain(' --scope "project:my api" --refresh');
  });

  it("quotes the objective so that a shell runs nothing of it", () => {
    const objective: string = 'Say "hi" \\ $(rm -rf ~) `id`\n$HOME';
    expect(goalHandoff({ ...goal, objective }).renewal.command).toBe(
      'workspai goal "Say \\"hi\\" \\\\ \\$(rm -rf ~) \\`id\\`\\n\\$HOME" --scope project:api --refresh --for-agent claude --json',
    );
  });

  it("refuses what only the run can see, with the issues of the parser", () => {
    const few: readonly string[] = ["one"];
    const text: string = "";
    const step = { owner: "agent", instruction: text } as const;
    expect(issuesOf(() => goalHandoff({ ...goal, guardrails: few, objective: text }))).toEqual([
      "min_length /objective",
      "min_items /guardrails",
    ]);
    expect(issuesOf(() => goalHandoff({ ...goal, workflow: [step, step, step, step, step] }))).toHaveLength(5);
    const artifact: string = "/etc/passwd";
    const model = { artifact, hash } as const;
    expect(issuesOf(() => goalHandoff({ ...goal, evidence: { ...goal.evidence, model } }))).toEqual([
      "pattern /evidence/0/artifact",
    ]);
    const leaving: string = ".workspai/../../etc/passwd";
    expect(
      issuesOf(() => goalHandoff({ ...goal, evidence: { ...goal.evidence, model: { artifact: leaving, hash } } })),
    ).toEqual(["semantics /evidence/0/artifact"]);
    const projects: readonly string[] = ["api", "api"];
    expect(issuesOf(() => goalHandoff({ ...goal, scope: projectSetScope(projects, "explicit") }))).toEqual([
      "unique_items /scope/projects",
    ]);
  });

  it("refuses callers without types as the parser does, whatever they leave out", () => {
    for (const name of Object.keys(goal)) {
      const { [name]: _left, ...rest } = goal as Record<string, unknown>;
      expect(issuesOf(() => anyGoal(rest)).some((issue) => issue.includes(`/${name}`))).toBe(true);
    }
    const { graph: _graph, ...others } = goal.evidence;
    expect(issuesOf(() => anyGoal({ ...goal, evidence: others }))).toEqual(["min_items /evidence"]);
    expect(issuesOf(() => anyGoal({ ...goal, evidence: { ...goal.evidence, log: {} } }))).toEqual([
      "unknown_key /evidence/log",
    ]);
    expect(issuesOf(() => anyGoal({ ...goal, workflow: ["a", "b"] }))).toEqual(["type /workflow/0"]);
    const ordered = goal.workflow.map((step) => ({ ...step, order: 9 }));
    expect(issuesOf(() => anyGoal({ ...goal, workflow: ordered }))).toEqual(["unknown_key /workflow/0/order"]);
    expect(issuesOf(() => anyGoal({ ...goal, retrieval: null }))).toEqual(["type /retrieval"]);
    expect(issuesOf(() => anyGoal({ ...goal, scope: 7 }))).toEqual(["type /scope"]);
  });
});
