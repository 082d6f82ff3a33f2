import { describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import {
  type ContractName,
  goalAgentHandoff,
  goalScope,
  handoffContext,
  handover,
  type JsonRecord,
  packets,
  pipelineContext,
  readJson,
  receipts,
  returnPacket,
  taskDelegationContext,
} from "../../helpers/packets.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";

const plain = Object.entries(packets).map(([name, make]) => [`a ${name}`, name, make()] as const);

/** Packets that look odd and are valid. */
const odd: readonly (readonly [string, string, unknown])[] = [
  ["a return packet without optional keys", "return-packet", returnPacket()],
  ["a conclusion that is one emoji", "return-packet", returnPacket({ conclusion: "🚀" })],
  ["a conclusion that is half a surrogate pair", "return-packet", returnPacket({ conclusion: "\ud83d" })],
  ["a bounded subagent with ids but no contract", "return-packet", returnPacket({ handoff_id: "a", dispatch_id: "b" })],
  ["receipts in another order", "return-packet", packets["return-packet"]({ closure_receipts: receipts().reverse() })],
  ["receipts with keys of their own", "closure-receipt", { target: "team_journal", by: "me", at: null }],
  ["cycle 2 as text", "handover", handover({ cycle: "2" })],
  ["cycle as any text", "handover", handover({ cycle: "" })],
  ["a wave size of 1.0", "handover", JSON.parse('{"role":"a","status":"","next-action":"b","parallel-wave-size":1.0}')],
  ["a wave size beyond 2^53", "handover", handover({ "parallel-wave-size": 2 ** 60 })],
  ["unknown keys in a handover", "handover", handover({ handover: { role: "" }, 7: [], "": null })],
  ["an objective of 2,000 emoji", "goal-agent-handoff", goalAgentHandoff({ objective: "🚀".repeat(2_000) })],
  ["a date-time in lower case", "goal-agent-handoff", goalAgentHandoff({ generatedAt: "2026-02-11t08:30:00z" })],
  ["a leap second", "goal-agent-handoff", goalAgentHandoff({ generatedAt: "2016-12-31T23:59:60Z" })],
  [
    "a workspace that requires a selection",
    "goal-agent-handoff",
    goalAgentHandoff({ scope: goalScope({ projects: ["a", "b"], resolution: "selection-required" }) }),
  ],
  ["transfer count 0", "handoff-context", handoffContext({ transferCount: 0 })],
  ["transfer count 10", "handoff-context", handoffContext({ transferCount: 10 })],
  ["transfer count -0", "handoff-context", handoffContext({ transferCount: -0 })],
  ["an empty parent agent", "handoff-context", handoffContext({ parentAgent: "" })],
  [
    "a description of 500 emoji",
    "task-delegation-context",
    taskDelegationContext({ taskDescription: "🚀".repeat(500) }),
  ],
  // What JSON Schema cannot say is no fault here; reading a packet warns of it.
  ["step 9 of 3", "pipeline-context", pipelineContext({ currentStep: 9, totalSteps: 3, isLastStep: false })],
];

describe("valid packets", () => {
  it.each([...plain, ...odd])("%s is accepted by the guard, safeParse, parse and the Zod parser", (_, name, value) => {
    // The cast holds: the names are those of the tables above, and a wrong one fails the test.
    const [contract, zodSchema] = [contracts[name as ContractName], zodSchemas[name as ContractName]];
    expect(contract.is(value)).toBe(true);
    const result = contract.safeParse(value);
    expect(result.success).toBe(true);
    expect(result.data).toBe(value);
    expect(contract.parse(value)).toBe(value);
    expect(zodSchema.safeParse(value)).toEqual({ success: true, data: value });
  });

  it.each([
    ["closure-receipt", "closure-receipt"],
    ["goal-agent-handoff", "goal-agent-handoff"],
    ["handover", "handover"],
    ["return-packet", "return-packet"],
  ] as const)("the example of %s is one", (file, name) => {
    const value = readJson(`examples/packets/${file}.json`);
    expect(contracts[name].safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

describe("the examples in the schema of the contexts", () => {
  const { examples } = readJson("schemas/handoff-context.schema.json") as { examples: JsonRecord[] };

  it("are three", () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)("fail because of their comment alone: $comment", (example) => {
    const issues = contracts["any-handoff-context"].safeParse(example).error?.issues ?? [];
    expect(issues.map(({ code, pointer }) => [code, pointer])).toEqual([["unknown_key", "/comment"]]);
  });

  it.each(examples)("are valid without it: $comment", ({ comment: _comment, ...example }) => {
    expect(contracts["any-handoff-context"].is(example)).toBe(true);
    const members = [contracts["handoff-context"], contracts["pipeline-context"], contracts["task-delegation-context"]];
    expect(members.filter(({ is }) => is(example))).toHaveLength(1);
  });
});

describe("contracts", () => {
  it("are these, each under its own name", () => {
    expect(Object.keys(contracts).sort()).toEqual(Object.keys(packets).sort());
    for (const [name, contract] of Object.entries(contracts)) expect(contract.name).toBe(name);
    expect(Object.values(contracts).map(({ typeName }) => typeName)).toEqual([
      "ClosureReceipt",
      "GoalAgentHandoff",
      "AnyHandoffContext",
      "HandoffContext",
      "PipelineContext",
      "TaskDelegationContext",
      "Handover",
      "ReturnPacket",
    ]);
  });
});
