import { describe, expect, it } from "vitest";
import {
  completionFrom,
  delegationsFrom,
  isTaskDelegationContext,
  parseReturnPacket,
  pipeline,
  taskDelegation,
  taskOutputFrom,
} from "../../../src/index.js";
import { issuesOf } from "../builders/thrown.js";
import { validGoal } from "../semantics/valid-goal.js";

const packet = parseReturnPacket({
  conclusion: "Fixed",
  evidence: ["214 passed"],
  gaps: ["no load test"],
  artifact_paths: ["src/login.ts"],
});
const output = { conclusion: "Fixed", artifact_paths: ["src/login.ts"], gaps: ["no load test"] };
const transfer = { parentAgent: "lead", transferCount: 1 } as const;

describe("completionFrom", () => {
  const first = pipeline({ ...transfer, pipelineName: "fix", steps: ["repair", "review"] });

  it("makes a return packet the result of the current step", () => {
    const second = first.complete(completionFrom(packet, { step: "repair", agentName: "coder" }));
    expect(second.context.stepResults).toEqual([{ step: 1, agentName: "coder", output, status: "completed" }]);
  });

  it("lets the caller say how the step ended", () => {
    const failed = completionFrom(packet, { step: "repair", agentName: "coder", status: "failed" });
    expect(first.complete(failed).context.stepResults?.[0]?.status).toBe("failed");
  });

  it("does not fit another step", () => {
    const wrong = completionFrom(packet, { step: "review", agentName: "coder" });
    // @ts-expect-error the current step is repair
    expect(issuesOf(() => first.complete(wrong))).toEqual(["const /step"]);
  });
});

describe("taskOutputFrom", () => {
  it("makes a return packet what a later task builds on", () => {
    const previousTaskOutputs = [taskOutputFrom(packet, "T-1")] as const;
    const context = taskDelegation({ ...transfer, taskId: "T-2", taskDescription: "Review it", previousTaskOutputs });
    expect(context.previousTaskOutputs).toEqual([{ taskId: "T-1", output }]);
  });
});

describe("delegationsFrom", () => {
  it("delegates the steps that an agent owns, and no others", () => {
    const delegations = delegationsFrom(validGoal, { ...transfer, sessionId: "s" });
    expect(delegations.map(({ taskId, taskDescription }) => [taskId, taskDescription])).toEqual([
      [`${validGoal.goalId}#2`, "Read"],
      [`${validGoal.goalId}#3`, "Propose"],
    ]);
    expect(delegations.every(isTaskDelegationContext)).toBe(true);
    expect(delegations[0]).toMatchObject({
      ...transfer,
      sessionId: "s",
      relevantFiles: validGoal.discovery.requiredReads,
      metadata: { goalId: validGoal.goalId, objective: validGoal.objective, guardrails: validGoal.guardrails },
    });
  });

  it("refuses an instruction that is no task description", () => {
    const [first, second, ...rest] = validGoal.workflow;
    const long = { ...second, instruction: "x".repeat(501) };
    const goal = { ...validGoal, workflow: [first, long, ...rest] } as typeof validGoal;
    expect(issuesOf(() => delegationsFrom(goal, transfer))).toEqual(["max_length /taskDescription"]);
  });
});
