import { describe, expect, it } from "vitest";
import type * as z from "zod";
import {
  AnyHandoffContextSchema,
  GoalAgentHandoffSchema,
  HandoverSchema,
  ReturnPacketSchema,
} from "../../../src/zod.js";

/** The places of the issues: a key that is not known stands at the end of its place. */
function placesOf(parser: z.ZodType, value: unknown): readonly string[] {
  const issues = parser.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    return keys.map((key) => [...issue.path, ...(key === undefined ? [] : [key])].join("/"));
  });
}

const receipts = ["employee_memory", "employee_worklog", "team_journal", "central_board"].map((target) => ({ target }));
const ids = { handoff_id: "h", contract_id: "c", dispatch_id: "d" };
const returnPacket = { conclusion: "done", evidence: ["log"], gaps: [], artifact_paths: ["a.txt"] };
const withReceipts = (...targets: readonly string[]) => ({
  ...returnPacket,
  ...ids,
  closure_receipts: targets.map((target) => ({ target })),
});

describe("ReturnPacketSchema", () => {
  it.each([
    ["the least", returnPacket],
    ["receipts and ids", { ...returnPacket, ...ids, closure_receipts: receipts }],
    ["a task of its own", { ...returnPacket, ...ids, closure_receipts: receipts, execution_mode: "independent_task" }],
    ["some ids without a contract", { ...returnPacket, handoff_id: "h", execution_mode: "bounded_subagent" }],
  ])("accepts %s", (_, value) => {
    expect(ReturnPacketSchema.parse(value)).toEqual(value);
  });

  it.each([
    ["an unknown key", { ...returnPacket, extra: 1 }, ["extra"]],
    ["contract_id alone", { ...returnPacket, contract_id: "c" }, ["handoff_id", "dispatch_id", "closure_receipts"]],
    [
      "independent_task alone",
      { ...returnPacket, execution_mode: "independent_task" },
      ["handoff_id", "contract_id", "dispatch_id", "closure_receipts"],
    ],
    [
      "receipts without ids",
      { ...returnPacket, closure_receipts: receipts },
      ["handoff_id", "contract_id", "dispatch_id"],
    ],
    [
      "team_journal twice and no central_board",
      withReceipts("employee_memory", "employee_worklog", "team_journal", "team_journal"),
      ["closure_receipts", "closure_receipts", "closure_receipts"],
    ],
    [
      "two employee_memory",
      withReceipts("employee_memory", "employee_memory", "team_journal", "central_board"),
      ["closure_receipts", "closure_receipts", "closure_receipts"],
    ],
    [
      "four equal receipts",
      withReceipts("team_journal", "team_journal", "team_journal", "team_journal"),
      new Array(5).fill("closure_receipts"),
    ],
    ["empty evidence", { ...returnPacket, evidence: [] }, ["evidence"]],
    ["an empty conclusion", { ...returnPacket, conclusion: "" }, ["conclusion"]],
    ["a missing key", { conclusion: "done", evidence: ["log"], artifact_paths: ["a.txt"] }, ["gaps"]],
    ["an unknown mode", { ...returnPacket, execution_mode: "other" }, ["execution_mode"]],
    [
      "an unknown target",
      withReceipts("employee_memory", "employee_worklog", "team_journal", "x"),
      ["closure_receipts/3/target", "closure_receipts"],
    ],
    ["undefined under an optional key", { ...returnPacket, handoff_id: undefined }, ["handoff_id"]],
    ["undefined under a key that must be absent", { ...returnPacket, contract_id: undefined }, ["contract_id"]],
    ["undefined under a required key", { ...returnPacket, gaps: undefined }, ["gaps"]],
    ["undefined under an unknown key", { ...returnPacket, extra: undefined }, ["extra"]],
    ["no object", [returnPacket], [""]],
  ])("refuses %s in its place", (_, value, places) => {
    expect(placesOf(ReturnPacketSchema, value)).toEqual(places);
  });
});

const digest = "0".repeat(64);
const evidence = ["model", "graph", "goal"].map((role) => ({
  role,
  artifact: `.workspai/${role}.json`,
  binding: { algorithm: "sha256", semantics: "canonical-json-v1", value: digest },
}));
const goal = {
  schemaVersion: "workspai.goal-agent-handoff.v1",
  goalId: "goal-2026-001",
  goalFingerprint: digest,
  generatedAt: "2026-02-11T08:30:00Z",
  consumer: "generic",
  state: "ready-to-plan",
  objective: "Ship it",
  scope: { kind: "project", projects: ["web"], selectionSource: "explicit" },
  evidence,
  discovery: {
    index: ".workspai/goals/index.json",
    statusCommand: "workspai goal --status goal-2026-001 --json",
    requiredReads: [".workspai/a", ".workspai/b", ".workspai/c"],
  },
  retrieval: { status: "grounded", strategy: "deterministic-category-v1", queries: ["q"], anchors: [] },
  guardrails: ["1", "2", "3", "4", "5"],
  workflow: [1, 2, 3, 4, 5].map((order) => ({ order, owner: "agent", instruction: "work" })),
  renewal: { command: "workspai goal --refresh", reason: "stale" },
};
const scoped = (scope: object) => ({ ...goal, scope });

describe("GoalAgentHandoffSchema", () => {
  it.each([
    ["a project", goal],
    ["2,000 emoji as objective", { ...goal, objective: "😀".repeat(2000) }],
    ["lower case in a date-time", { ...goal, generatedAt: "2026-02-11t08:30:00z" }],
    ["a leap second", { ...goal, generatedAt: "2016-12-31T23:59:60Z" }],
    ["a set of projects", scoped({ kind: "project-set", projects: ["a", "b"], selectionSource: "workspace" })],
    [
      "a selection to be made",
      scoped({ kind: "workspace", projects: ["a"], selectionSource: "workspace", resolution: "selection-required" }),
    ],
  ])("accepts %s", (_, value) => {
    expect(GoalAgentHandoffSchema.parse(value)).toEqual(value);
  });

  it.each([
    ["a day of the week", { ...goal, generatedAt: "yesterday" }, ["generatedAt"]],
    ["30 February", { ...goal, generatedAt: "2026-02-30T00:00:00Z" }, ["generatedAt"]],
    ["2,001 emoji", { ...goal, objective: "😀".repeat(2001) }, ["objective"]],
    ["an unknown key in scope", scoped({ ...goal.scope, extra: 1 }), ["scope/extra"]],
    ["project scope with two projects", scoped({ ...goal.scope, projects: ["a", "b"] }), ["scope/projects"]],
    [
      "a project set of one",
      scoped({ kind: "project-set", projects: ["a"], selectionSource: "explicit" }),
      ["scope/projects"],
    ],
    [
      "selection-required with project scope",
      scoped({ kind: "project", projects: ["a"], selectionSource: "workspace", resolution: "selection-required" }),
      ["scope/kind"],
    ],
    ["an upper-case fingerprint", { ...goal, goalFingerprint: "A".repeat(64) }, ["goalFingerprint"]],
    [
      "a project twice",
      scoped({ kind: "project-set", projects: ["a", "a"], selectionSource: "explicit" }),
      ["scope/projects"],
    ],
    ["two pieces of evidence", { ...goal, evidence: evidence.slice(1) }, ["evidence"]],
    ["no scope", { ...goal, scope: undefined }, ["scope"]],
  ])("refuses %s in its place", (_, value, places) => {
    expect(placesOf(GoalAgentHandoffSchema, value)).toEqual(places);
  });
});

const plain = { reason: "direct_handoff", parentAgent: "a", transferCount: 1 };
const steps = { pipelineName: "p", currentStep: 1, totalSteps: 2 };
const pipeline = { ...plain, ...steps, reason: "pipeline_execution" };

describe("AnyHandoffContextSchema", () => {
  it.each([
    ["a plain context", plain],
    ["a plain context that announces a pipeline", { ...plain, reason: "pipeline_execution" }],
    ["a pipeline", pipeline],
    ["a task", { ...plain, reason: "task_delegation", taskId: "T-1", taskDescription: "do" }],
  ])("accepts %s", (_, value) => {
    expect(AnyHandoffContextSchema.parse(value)).toEqual(value);
  });

  it.each([
    [
      "a pipeline without totalSteps",
      { ...plain, reason: "pipeline_execution", pipelineName: "p", currentStep: 1 },
      ["totalSteps"],
    ],
    ["a pipeline with taskId", { ...pipeline, taskId: "T-1" }, ["taskId"]],
    ["a transfer count of 11", { ...plain, transferCount: 11 }, ["transferCount"]],
    ["a transfer count of 1.5", { ...plain, transferCount: 1.5 }, ["transferCount"]],
    ["a transfer count as text", { ...plain, transferCount: "1" }, ["transferCount"]],
    ["a comment", { comment: "note", ...pipeline }, ["comment"]],
    ["a task without its description", { ...plain, reason: "task_delegation", taskId: "T-1" }, ["taskDescription"]],
    ["an unknown reason", { ...plain, reason: "other" }, ["reason"]],
    ["no object", "pipeline_execution", [""]],
  ])("refuses %s in its place", (_, value, places) => {
    expect(placesOf(AnyHandoffContextSchema, value)).toEqual(places);
  });
});

const handover = { role: "composer", status: "done", "next-action": "review" };

describe("HandoverSchema", () => {
  it.each([
    ["a cycle as text", { ...handover, cycle: "2" }],
    ["unknown keys", { ...handover, extra: { deep: [undefined] }, more: undefined }],
    ["emoji only", { ...handover, "next-action": "🎉" }],
    ["a cycle beyond 2^53", { ...handover, cycle: 1e300 }],
  ])("accepts %s", (_, value) => {
    expect(HandoverSchema.parse(value)).toEqual(value);
  });

  it.each([
    ["an empty role", { ...handover, role: "" }, ["role"]],
    ["cycle 0", { ...handover, cycle: 0 }, ["cycle"]],
    ["a wave of 0", { ...handover, "parallel-wave-size": 0 }, ["parallel-wave-size"]],
    ["a wave of 2.5", { ...handover, "parallel-wave-size": 2.5 }, ["parallel-wave-size"]],
    ["a cycle that is neither number nor text", { ...handover, cycle: null }, ["cycle"]],
  ])("refuses %s in its place", (_, value, places) => {
    expect(placesOf(HandoverSchema, value)).toEqual(places);
  });
});
