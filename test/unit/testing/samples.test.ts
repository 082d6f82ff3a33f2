import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import { isPacketError } from "../../../src/runtime/index.js";
import { findingsFor } from "../../../src/semantics/index.js";
import {
  type SampleOptions,
  sampleAnyHandoffContext,
  sampleClosureReceipt,
  sampleGoalAgentHandoff,
  sampleHandoffContext,
  sampleHandover,
  samplePipelineContext,
  sampleReturnPacket,
  sampleTaskDelegationContext,
} from "../../../src/testing.js";

/** The sampler of each contract, by name, and what its first hundred seeds give: a changed hash breaks users' tests. */
const samplers: Readonly<
  Record<keyof typeof contracts, readonly [(options?: SampleOptions<never>) => unknown, string]>
> = {
  "any-handoff-context": [sampleAnyHandoffContext, "5b4e045859e128b4ca9738a0a4f68fb536ae47bb84ffc98bde51fdc50f06dd7e"],
  "closure-receipt": [sampleClosureReceipt, "b8bd039b5460100204bd322b7e19b18f16791e089cbe8bbd89091468675d7a08"],
  "goal-agent-handoff": [sampleGoalAgentHandoff, "72a513688d790ff3be29279c07782d97f17c696b8a8af0b4c85d6885e8b67d10"],
  "handoff-context": [sampleHandoffContext, "a4c2e4a8dde06bcff5e74fd71afcd8503da7c2d56fbdbb4a88c355de08b49ad6"],
  handover: [sampleHandover, "a2e83647551bbaa6a414675cd3c846be1c02652ab1de90b69cd4bcc096bd1f9c"],
  "pipeline-context": [samplePipelineContext, "5a3c30d71d03f1fbc58bc4c2e1a4af130a3f03aaed222c5a63f4ffb8076815ee"],
  "return-packet": [sampleReturnPacket, "6702e94a742ee305e282c98a280ac654ba1e907f4e7340a96d1cd0fe2bf68e97"],
  "task-delegation-context": [
    sampleTaskDelegationContext,
    "eaea4ea2c6054592dbb665666c153a830141491db3332349f0fa804bc9eef644",
  ],
};

// The cast holds because the record has the names of all contracts.
const names = Object.keys(samplers) as (keyof typeof samplers)[];

describe.each(names)("samples of %s", (name) => {
  const [sample, hash] = samplers[name];

  it("are valid, and nothing is found in them, for any seed and size", () => {
    for (const size of ["small", "medium", "large"] as const) {
      for (let seed = -100; seed < 300; seed++) {
        const packet = sample({ seed, size });
        expect(contracts[name].is(packet), JSON.stringify(packet)).toBe(true);
        expect(findingsFor(name, packet)).toEqual([]);
      }
    }
  });

  it("are pinned: the same for a seed in every release", () => {
    const packets = Array.from({ length: 100 }, (_, seed) => sample({ seed }));
    expect(createHash("sha256").update(JSON.stringify(packets)).digest("hex")).toBe(hash);
    expect(sample()).toEqual(sample({ seed: 0 }));
  });

  it("grow with their size, and differ by seed", () => {
    const lengths = (["small", "medium", "large"] as const).map(
      (size) => JSON.stringify(sample({ seed: 3, size })).length,
    );
    expect(lengths).toEqual([...lengths].sort((left, right) => left - right));
    const distinct = new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(sample({ seed }))));
    expect(distinct.size).toBeGreaterThan(5);
  });
});

it("reads well", () => {
  expect(sampleReturnPacket({ seed: 0, size: "small" })).toEqual({
    conclusion: "Two faults in search are fixed.",
    evidence: ["All 12 tests of search pass."],
    gaps: [],
    artifact_paths: ["tests/e2e/search.ts"],
  });
  expect(sampleHandover({ seed: 0 })).toEqual({
    role: "reviewer-j-search",
    status: "blocked",
    "next-action": "Merge the branch of search.",
    cycle: 1,
    "dispatch-mode": "per-journey",
    "parallel-wave-size": 2,
  });
});

describe("what depends on an override", () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);

  it.each(["small", "medium", "large"] as const)("follows in a return packet of size %s", (size) => {
    for (const seed of seeds) {
      const independent = sampleReturnPacket({ seed, size, overrides: { executionMode: "independent_task" } });
      expect(independent.closure_receipts?.map(({ target }) => target).sort()).toEqual([
        "central_board",
        "employee_memory",
        "employee_worklog",
        "team_journal",
      ]);
      const contracted = sampleReturnPacket({ seed, size, overrides: { contractId: "contract-7" } });
      expect(contracted).toMatchObject({ contract_id: "contract-7", dispatch_id: expect.any(String) });
      const bounded = sampleReturnPacket({ seed, size, overrides: { executionMode: "bounded_subagent" } });
      expect(bounded.execution_mode).toBe("bounded_subagent");
    }
  });

  it("follows in a pipeline", () => {
    for (const seed of seeds) {
      expect(samplePipelineContext({ seed, overrides: { currentStep: 9 } }).totalSteps).toBeGreaterThanOrEqual(9);
      expect(samplePipelineContext({ seed, overrides: { totalSteps: 1 } }).currentStep).toBe(1);
      const last = samplePipelineContext({ seed, overrides: { isLastStep: true, totalSteps: 4 } });
      expect(last).toMatchObject({ currentStep: 4, totalSteps: 4, isLastStep: true });
      const earlier = samplePipelineContext({ seed, overrides: { isLastStep: false, totalSteps: 2 } });
      expect(earlier).toMatchObject({ currentStep: 1, totalSteps: 2 });
      const stepResults = [1, 2].map((step) => ({ step, agentName: "planner" }));
      expect(samplePipelineContext({ seed, overrides: { stepResults } }).currentStep).toBeGreaterThan(2);
    }
  });

  it("follows in the other contracts", () => {
    for (const seed of seeds) {
      const first = sampleHandover({ seed, size: "small", overrides: { cycle: "1" } });
      expect(first["dispatch-mode"]).toBe("per-journey");
      const goal = sampleGoalAgentHandoff({ seed, overrides: { goalId: "my-goal-1", consumer: "codex" } });
      expect(goal.discovery.requiredReads).toContain(".workspai/goals/my-goal-1/goal-pack.json");
      expect(goal.renewal.command).toContain("--for-agent codex");
      expect(sampleAnyHandoffContext({ seed, overrides: { taskId: "T-1" } })).toHaveProperty("taskDescription");
      expect(sampleAnyHandoffContext({ seed, overrides: { currentStep: 2 } })).toHaveProperty("pipelineName");
      expect(sampleAnyHandoffContext({ seed, overrides: { reason: "escalation" } })).not.toHaveProperty("taskId");
    }
  });
});

describe("overrides", () => {
  it("that the contract refuses throw a PacketError", () => {
    expect(() => sampleReturnPacket({ overrides: { conclusion: "" } })).toThrow(/\/conclusion: expected at least 1/);
    expect(() => samplePipelineContext({ overrides: { transferCount: 11 } })).toThrow(isPacketErrorWith("invalid"));
  });

  it("that contradict a rule throw too, unless any are asked for", () => {
    const contradiction = { currentStep: 3, totalSteps: 2 };
    expect(() => samplePipelineContext({ overrides: contradiction })).toThrow(/\/currentStep: expected a step up to/);
    expect(samplePipelineContext({ overrides: contradiction, semantics: "any" })).toMatchObject(contradiction);
    expect(sampleHandover({ overrides: { cycle: 1, dispatchMode: "grouped" }, semantics: "any" })).toMatchObject({
      cycle: 1,
    });
  });

  it("are copied, and leave no key where they are undefined", () => {
    const evidence: [string, ...string[]] = ["trace"];
    const packet = sampleReturnPacket({ overrides: { evidence } });
    evidence.push("later");
    expect(packet.evidence).toEqual(["trace"]);
    // @ts-expect-error undefined is no value for a key
    expect(sampleReturnPacket({ size: "small", overrides: { handoffId: undefined } })).not.toHaveProperty("handoff_id");
  });

  it("do not compile where no packet could have them", () => {
    const attempts = [
      // @ts-expect-error a return packet has no such key
      () => sampleReturnPacket({ overrides: { unexpected: 1 } }),
      // @ts-expect-error an independent task has its receipts
      () => sampleReturnPacket({ overrides: { executionMode: "independent_task", closureReceipts: [] } }),
      // @ts-expect-error no such mode
      () => sampleReturnPacket({ overrides: { executionMode: "somehow" } }),
      // @ts-expect-error evidence is not empty
      () => sampleReturnPacket({ overrides: { evidence: [] } }),
      // @ts-expect-error no packet is both
      () => sampleAnyHandoffContext({ overrides: { taskId: "T-1", currentStep: 1 } }),
      // @ts-expect-error a wave has a size in numbers
      () => sampleHandover({ overrides: { parallelWaveSize: "2" } }),
    ];
    for (const attempt of attempts) expect(attempt).toThrow(isPacketErrorWith("invalid"));
  });
});

function isPacketErrorWith(code: string): { asymmetricMatch(error: unknown): boolean } {
  return { asymmetricMatch: (error) => isPacketError(error) && error.code === code };
}
