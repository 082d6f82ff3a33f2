import type { IssueCode } from "../../../src/runtime/index.js";
import {
  boundReturnPacket,
  type ContractName,
  goalAgentHandoff,
  goalScope,
  handoffContext,
  handover,
  pipelineContext,
  receipts,
  returnPacket,
  taskDelegationContext,
} from "../../helpers/packets.js";

/** A value that a contract refuses, and all that is to be said about it. */
export interface InvalidPacket {
  readonly name: string;
  readonly contract: ContractName;
  readonly value: unknown;
  /** Every issue, in order: its code and its pointer. The Zod parser must point to the same places. */
  readonly issues: readonly (readonly [IssueCode, string])[];
}

const missing = (...keys: readonly string[]) =>
  keys.map((key): readonly [IssueCode, string] => ["required", `/${key}`]);

const returnPackets: readonly InvalidPacket[] = [
  {
    name: "a return packet with an unknown key",
    contract: "return-packet",
    value: returnPacket({ confidence: 0.9 }),
    issues: [["unknown_key", "/confidence"]],
  },
  {
    name: "a return packet with contract_id alone",
    contract: "return-packet",
    value: returnPacket({ contract_id: "contract-31" }),
    issues: missing("handoff_id", "dispatch_id", "closure_receipts"),
  },
  {
    name: "a return packet with independent_task alone",
    contract: "return-packet",
    value: returnPacket({ execution_mode: "independent_task" }),
    issues: missing("handoff_id", "contract_id", "dispatch_id", "closure_receipts"),
  },
  {
    name: "a return packet with four receipts without the three ids",
    contract: "return-packet",
    value: returnPacket({ closure_receipts: receipts() }),
    issues: missing("handoff_id", "contract_id", "dispatch_id"),
  },
  {
    name: "a return packet with team_journal twice and no central_board",
    contract: "return-packet",
    value: boundReturnPacket({
      closure_receipts: receipts("employee_memory", "employee_worklog", "team_journal", "team_journal"),
    }),
    issues: [
      ["max_contains", "/closure_receipts"],
      ["contains", "/closure_receipts"],
    ],
  },
  {
    name: "a return packet with two employee_memory",
    contract: "return-packet",
    value: boundReturnPacket({
      closure_receipts: receipts("employee_memory", "employee_memory", "team_journal", "central_board"),
    }),
    issues: [
      ["max_contains", "/closure_receipts"],
      ["contains", "/closure_receipts"],
    ],
  },
  {
    name: "a return packet with four equal receipts",
    contract: "return-packet",
    value: boundReturnPacket({ closure_receipts: Array.from({ length: 4 }, () => ({ target: "team_journal" })) }),
    issues: [
      ["contains", "/closure_receipts"],
      ["contains", "/closure_receipts"],
      ["max_contains", "/closure_receipts"],
      ["contains", "/closure_receipts"],
      ["unique_items", "/closure_receipts"],
    ],
  },
  {
    name: "a return packet with empty evidence",
    contract: "return-packet",
    value: returnPacket({ evidence: [] }),
    issues: [["min_items", "/evidence"]],
  },
];

const goals: readonly InvalidPacket[] = [
  {
    name: "a goal generated yesterday",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ generatedAt: "yesterday" }),
    issues: [["format", "/generatedAt"]],
  },
  {
    name: "a goal generated on 30 February",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ generatedAt: "2026-02-30T00:00:00Z" }),
    issues: [["format", "/generatedAt"]],
  },
  {
    name: "a goal with an unknown key in its scope",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ scope: goalScope({ branch: "main" }) }),
    issues: [["unknown_key", "/scope/branch"]],
  },
  {
    name: "a goal of project scope with two projects",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({
      scope: goalScope({ kind: "project", projects: ["shop", "blog"], selectionSource: "explicit" }),
    }),
    issues: [["max_items", "/scope/projects"]],
  },
  {
    name: "a goal of a project set with one project",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ scope: goalScope({ kind: "project-set", selectionSource: "explicit" }) }),
    issues: [["min_items", "/scope/projects"]],
  },
  {
    name: "a goal that requires a selection, with project scope",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ scope: goalScope({ kind: "project", resolution: "selection-required" }) }),
    issues: [["const", "/scope/kind"]],
  },
  {
    name: "a goal with an upper-case fingerprint",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ goalFingerprint: "0123456789ABCDEF".repeat(4) }),
    issues: [["pattern", "/goalFingerprint"]],
  },
  {
    name: "a goal with a project twice",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ scope: goalScope({ projects: ["shop", "shop"] }) }),
    issues: [["unique_items", "/scope/projects"]],
  },
  {
    name: "a goal with an objective of 2,001 emoji",
    contract: "goal-agent-handoff",
    value: goalAgentHandoff({ objective: "🚀".repeat(2_001) }),
    issues: [["max_length", "/objective"]],
  },
];

const transferCounts: readonly (readonly [unknown, IssueCode])[] = [
  [11, "maximum"],
  [1.5, "type"],
  ["1", "type"],
];

const contexts: readonly InvalidPacket[] = [
  {
    name: "a pipeline without totalSteps",
    contract: "pipeline-context",
    value: without("totalSteps", pipelineContext()),
    issues: missing("totalSteps"),
  },
  {
    name: "a pipeline with taskId",
    contract: "pipeline-context",
    value: pipelineContext({ taskId: "T-03" }),
    issues: [["unknown_key", "/taskId"]],
  },
  {
    name: "a task delegation whose description has 501 characters",
    contract: "task-delegation-context",
    value: taskDelegationContext({ taskDescription: "🚀".repeat(501) }),
    issues: [["max_length", "/taskDescription"]],
  },
  ...transferCounts.flatMap(([transferCount, code]) => [
    {
      name: `a handoff context with the transfer count ${JSON.stringify(transferCount)}`,
      contract: "handoff-context" as const,
      value: handoffContext({ transferCount }),
      issues: [[code, "/transferCount"]] as const,
    },
    {
      name: `a pipeline with the transfer count ${JSON.stringify(transferCount)}`,
      contract: "pipeline-context" as const,
      value: pipelineContext({ transferCount }),
      issues: [[code, "/transferCount"]] as const,
    },
    {
      name: `a task delegation with the transfer count ${JSON.stringify(transferCount)}`,
      contract: "task-delegation-context" as const,
      value: taskDelegationContext({ transferCount }),
      issues: [[code, "/transferCount"]] as const,
    },
  ]),
];

/** Of the union, issues speak of the member that `reason` and the keys point to: each of the above again. */
const anyContexts: readonly InvalidPacket[] = contexts.map((each) => ({
  ...each,
  name: `${each.name}, as any context`,
  contract: "any-handoff-context",
}));

const handovers: readonly InvalidPacket[] = [
  {
    name: "a handover with an empty role",
    contract: "handover",
    value: handover({ role: "" }),
    issues: [["min_length", "/role"]],
  },
  {
    name: "a handover of cycle 0",
    contract: "handover",
    value: handover({ cycle: 0 }),
    issues: [["minimum", "/cycle"]],
  },
  {
    name: "a handover with wave size 0",
    contract: "handover",
    value: handover({ "parallel-wave-size": 0 }),
    issues: [["minimum", "/parallel-wave-size"]],
  },
  {
    name: "a handover with wave size 2.5",
    contract: "handover",
    value: handover({ "parallel-wave-size": 2.5 }),
    issues: [["type", "/parallel-wave-size"]],
  },
];

/** Packets that differ from a valid one in one way. */
export const invalidPackets: readonly InvalidPacket[] = [
  ...returnPackets,
  ...goals,
  ...contexts,
  ...anyContexts,
  ...handovers,
];

function without(key: string, packet: { readonly [key: string]: unknown }): unknown {
  const { [key]: _left, ...rest } = packet;
  return rest;
}
