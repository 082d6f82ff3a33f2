import { describe, expect, it } from "vitest";
import { type PipelineContext, parseAnyHandoffContext } from "../../../src/index.js";
import { findingsFor } from "../../../src/semantics/index.js";

function findingsOf(value: object): readonly string[] {
  const packet = parseAnyHandoffContext(value);
  return findingsFor("any-handoff-context", packet).map(
    ({ code, severity, pointer }) => `${severity} ${code} ${pointer}`,
  );
}

const plain = { reason: "escalation", parentAgent: "planner", transferCount: 1 };
const task = { ...plain, reason: "task_delegation", taskId: "T-1", taskDescription: "Do it" };
const pipeline: PipelineContext = {
  reason: "pipeline_execution",
  parentAgent: "planner",
  transferCount: 1,
  pipelineName: "release",
  currentStep: 2,
  totalSteps: 3,
};

describe("the rules of a plain handoff context", () => {
  it("call for the fuller context where the reason has one", () => {
    expect(findingsOf(plain)).toEqual([]);
    expect(findingsOf({ ...plain, reason: "task_delegation" })).toEqual(["error plain_context /reason"]);
    expect(findingsOf({ ...plain, reason: "pipeline_execution" })).toEqual(["error plain_context /reason"]);
  });

  it("call for a name of the agent", () => {
    expect(findingsOf({ ...plain, parentAgent: " " })).toEqual(["error blank_text /parentAgent"]);
  });
});

describe("the rules of a task delegation", () => {
  it("call for a task with an id and words", () => {
    expect(findingsOf(task)).toEqual([]);
    expect(findingsOf({ ...task, taskId: "", taskDescription: "\n" })).toEqual([
      "error blank_text /taskId",
      "error blank_text /taskDescription",
    ]);
  });
});

describe("the rules of a pipeline context", () => {
  it("keep the current step within the total", () => {
    expect(findingsOf(pipeline)).toEqual([]);
    expect(findingsOf({ ...pipeline, currentStep: 4 })).toEqual(["error step_beyond_total /currentStep"]);
  });

  it("have isLastStep agree with the numbers", () => {
    expect(findingsOf({ ...pipeline, isLastStep: false })).toEqual([]);
    expect(findingsOf({ ...pipeline, isLastStep: true })).toEqual(["error last_step_flag /isLastStep"]);
    expect(findingsOf({ ...pipeline, currentStep: 3, isLastStep: false })).toEqual([
      "error last_step_flag /isLastStep",
    ]);
  });

  it("allow results of earlier steps only", () => {
    const results = (...steps: number[]) => ({
      ...pipeline,
      stepResults: steps.map((step) => ({ step, agentName: "a" })),
    });
    expect(findingsOf(results(1, 1))).toEqual([]);
    expect(findingsOf(results(1, 2, 0))).toEqual([
      "error step_not_done /stepResults/1/step",
      "error step_not_done /stepResults/2/step",
    ]);
  });

  it("stop at 100 findings", () => {
    const stepResults = Array.from({ length: 100_000 }, () => ({ step: 9, agentName: "a" }));
    expect(findingsFor("pipeline-context", { ...pipeline, stepResults })).toHaveLength(100);
  });
});

describe("findingsFor", () => {
  it("finds nothing in contracts that it does not know, or that have no such rules", () => {
    expect(findingsFor("constructor", plain)).toEqual([]);
    expect(findingsFor("return-packet", {})).toEqual([]);
  });

  it("never quotes the packet", () => {
    const [finding] = findingsFor("task-delegation-context", { ...task, parentAgent: " ", taskId: "secret" });
    expect(finding).toEqual({
      code: "blank_text",
      severity: "error",
      path: ["parentAgent"],
      pointer: "/parentAgent",
      expected: "text that is not blank",
      message: "/parentAgent: expected text that is not blank",
    });
  });
});
