import type { Random } from "../../../../src/testing/random/random.js";
import {
  sampleGoalAgentHandoff,
  sampleHandoffContext,
  sampleHandover,
  samplePipelineContext,
  sampleReturnPacket,
  sampleTaskDelegationContext,
} from "../../../../src/testing.js";
import type { Subject } from "../subjects.js";

type JsonRecord = Record<string, unknown>;

/** Makes a packet with every key, long lists and long texts. Packets of one contract have all the same keys. */
export function createLargePacket(subject: Subject, seed: number, random: Random): JsonRecord {
  const packets: Readonly<Record<Subject, () => JsonRecord>> = {
    "return-packet": () => createReturnPacket(seed, random),
    "handoff-context": () => createHandoffContext(seed, random),
    "pipeline-context": () => createPipelineContext(seed, random),
    "task-delegation-context": () => createTaskDelegation(seed, random),
    "any-handoff-context": () => createLargePacket(contexts[seed % contexts.length] ?? "handoff-context", seed, random),
    handover: () => createHandover(seed, random),
    "goal-agent-handoff": () => createGoal(seed, random),
  };
  return packets[subject]();
}

const contexts = ["handoff-context", "pipeline-context", "task-delegation-context"] as const;

function createReturnPacket(seed: number, random: Random): JsonRecord {
  const packet = sampleReturnPacket({ seed, size: "large" });
  const receipts = packet.closure_receipts ?? [];
  return {
    ...packet,
    conclusion: `${packet.conclusion} ${prose(random, 60)}`,
    evidence: packet.evidence.map((line, index) => `src/module-${index}.ts:${10 + index} ${line} ${prose(random, 8)}`),
    closure_receipts: receipts.map((receipt) => ({ ...receipt, entry: `log/${seed}.md`, note: prose(random, 12) })),
  };
}

function createHandoffContext(seed: number, random: Random): JsonRecord {
  return { ...sampleHandoffContext({ seed, size: "large" }), metadata: createData(random) };
}

function createPipelineContext(seed: number, random: Random): JsonRecord {
  const stepResults = Array.from({ length: 10 }, (_, index) => ({
    step: index + 1,
    agentName: `implementer-${index}`,
    output: { path: `src/step-${index}.ts`, summary: prose(random, 20), files: [`a-${index}.ts`, `b-${index}.ts`] },
    status: index % 5 === 3 ? "skipped" : "completed",
  }));
  return {
    ...samplePipelineContext({ seed, size: "large" }),
    currentStep: 11,
    totalSteps: 12,
    isLastStep: false,
    stepResults,
    pipelineData: createData(random),
    metadata: createData(random),
  };
}

function createTaskDelegation(seed: number, random: Random): JsonRecord {
  return {
    ...sampleTaskDelegationContext({ seed, size: "large" }),
    taskDescription: prose(random, 60).slice(0, 480),
    verificationCriteria: prose(random, 30),
    previousTaskOutputs: Array.from({ length: 6 }, (_, index) => ({
      taskId: `T-${index}`,
      output: { path: `docs/task-${index}.md`, summary: prose(random, 15) },
    })),
    metadata: createData(random),
  };
}

function createHandover(seed: number, random: Random): JsonRecord {
  return {
    ...sampleHandover({ seed, size: "large" }),
    "next-action": prose(random, 25),
    journey: "checkout",
    summary: prose(random, 80),
    findings: Array.from({ length: 10 }, (_, index) => ({ id: `F-${index}`, text: prose(random, 12) })),
    files: Array.from({ length: 20 }, (_, index) => `src/checkout/file-${index}.ts`),
  };
}

function createGoal(seed: number, random: Random): JsonRecord {
  const packet = sampleGoalAgentHandoff({ seed, size: "large" });
  return { ...packet, objective: `${packet.objective} ${prose(random, 100)}` };
}

/** What agents put into the open parts of a packet. */
function createData(random: Random): JsonRecord {
  return {
    priority: "high",
    branch: `feature/${random.integer(1, 999)}`,
    attempts: random.integer(1, 9),
    isBlocking: random.integer(0, 1) === 1,
    notes: prose(random, 40),
    labels: ["api", "search", "regression"],
    owner: { name: "planner", team: "core" },
  };
}

const words = "the call reads a file and its error is lost so each page waits for what never comes to an end".split(
  " ",
);

function prose(random: Random, count: number): string {
  return Array.from({ length: count }, () => words[random.integer(0, words.length - 1)]).join(" ");
}
