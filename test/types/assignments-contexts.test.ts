import { describe, it } from "vitest";
import {
  anyHandoffContextContract,
  handoffContextContract,
  pipelineContextContract,
  taskDelegationContextContract,
} from "../../src/index.js";
import { assignmentsTo } from "../helpers/assignments.js";

const [parentAgent, transferCount] = ["planner", 1] as const;
const origin = { parentAgent, transferCount };
const [pipelineName, currentStep, totalSteps] = ["phase 2", 2, 7] as const;
const steps = { pipelineName, currentStep, totalSteps };
const [taskId, taskDescription] = ["T-03", "Add the endpoint POST /users."] as const;
const task = { taskId, taskDescription };

describe("HandoffContext", () => {
  const { accepts, refuses } = assignmentsTo(handoffContextContract);
  const reason = "escalation";

  it("needs a reason", () => {
    accepts({ reason, parentAgent, transferCount });
    // @ts-expect-error reason is required
    refuses({ parentAgent, transferCount });
  });

  it("needs a parent agent", () => {
    accepts({ reason, parentAgent, transferCount });
    // @ts-expect-error parentAgent is required
    refuses({ reason, transferCount });
  });

  it("needs a transfer count", () => {
    accepts({ reason, parentAgent, transferCount });
    // @ts-expect-error transferCount is required
    refuses({ reason, parentAgent });
  });

  it("has one of five reasons", () => {
    accepts({ ...origin, reason: "review_request" });
    // @ts-expect-error boredom is no reason
    refuses({ ...origin, reason: "boredom" });
  });

  it("counts transfers in numbers", () => {
    accepts({ reason, parentAgent, transferCount: 1 });
    // @ts-expect-error the count is no text
    refuses({ reason, parentAgent, transferCount: "1" });
  });

  it("has text for a parent agent", () => {
    accepts({ reason, transferCount, parentAgent: "planner" });
    // @ts-expect-error an agent is known by its name
    refuses({ reason, transferCount, parentAgent: { name: "planner" } });
  });

  it("has text for a session", () => {
    accepts({ ...origin, reason, sessionId: "abc123" });
    // @ts-expect-error a session is known by its name
    refuses({ ...origin, reason, sessionId: 123 });
  });

  it("has an object of metadata", () => {
    accepts({ ...origin, reason, metadata: { priority: "high", tags: [1, null] } });
    // @ts-expect-error metadata is an object
    refuses({ ...origin, reason, metadata: "priority: high" });
  });

  it("has no other keys", () => {
    accepts({ ...origin, reason, metadata: { comment: "urgent" } });
    // @ts-expect-error comment is not a known key
    refuses({ ...origin, reason, comment: "urgent" });
  });

  it("has no keys of a pipeline", () => {
    accepts({ ...origin, reason: "pipeline_execution" });
    // @ts-expect-error steps are for pipeline contexts
    refuses({ ...origin, ...steps, reason: "pipeline_execution" });
  });

  it("has no keys of a task", () => {
    accepts({ ...origin, reason: "task_delegation" });
    // @ts-expect-error tasks are for task-delegation contexts
    refuses({ ...origin, ...task, reason: "task_delegation" });
  });

  it("leaves an optional key out rather than setting it to undefined", () => {
    accepts({ ...origin, reason });
    // @ts-expect-error undefined is not a JSON value
    refuses({ ...origin, reason, sessionId: undefined });
  });
});

describe("PipelineContext", () => {
  const { accepts, refuses } = assignmentsTo(pipelineContextContract);
  const reason = "pipeline_execution";
  const pipeline = { ...origin, ...steps, reason } as const;

  it("needs a total of steps", () => {
    accepts({ ...origin, reason, pipelineName, currentStep, totalSteps });
    // @ts-expect-error totalSteps is required
    refuses({ ...origin, reason, pipelineName, currentStep });
  });

  it("needs a current step", () => {
    accepts({ ...origin, reason, pipelineName, currentStep, totalSteps });
    // @ts-expect-error currentStep is required
    refuses({ ...origin, reason, pipelineName, totalSteps });
  });

  it("needs a name", () => {
    accepts({ ...origin, reason, pipelineName, currentStep, totalSteps });
    // @ts-expect-error pipelineName is required
    refuses({ ...origin, reason, currentStep, totalSteps });
  });

  it("needs a parent agent", () => {
    accepts({ ...steps, reason, parentAgent, transferCount });
    // @ts-expect-error parentAgent is required
    refuses({ ...steps, reason, transferCount });
  });

  it("has the reason of a pipeline", () => {
    accepts({ ...origin, ...steps, reason: "pipeline_execution" });
    // @ts-expect-error a pipeline does not escalate
    refuses({ ...origin, ...steps, reason: "escalation" });
  });

  it("has no keys of a task", () => {
    accepts({ ...pipeline, metadata: { taskId } });
    // @ts-expect-error taskId is for task-delegation contexts
    refuses({ ...pipeline, taskId });
  });

  it("has no other keys", () => {
    accepts({ ...pipeline, pipelineData: { branch: "main" } });
    // @ts-expect-error branch is not a known key
    refuses({ ...pipeline, branch: "main" });
  });

  it("counts steps in numbers", () => {
    accepts({ ...pipeline, currentStep: 2 });
    // @ts-expect-error a step is no text
    refuses({ ...pipeline, currentStep: "2" });
  });

  it("says whether it is at the last step in one word", () => {
    accepts({ ...pipeline, isLastStep: false });
    // @ts-expect-error isLastStep is true or false
    refuses({ ...pipeline, isLastStep: "no" });
  });

  it("has a number in each result", () => {
    accepts({ ...pipeline, stepResults: [{ step: 1, agentName: "builder" }] });
    // @ts-expect-error a result is that of a step
    refuses({ ...pipeline, stepResults: [{ agentName: "builder" }] });
  });

  it("has an agent in each result", () => {
    accepts({ ...pipeline, stepResults: [{ step: 1, agentName: "builder", seconds: 12 }] });
    // @ts-expect-error a result is that of an agent
    refuses({ ...pipeline, stepResults: [{ step: 1, seconds: 12 }] });
  });

  it("has a known status in each result", () => {
    accepts({ ...pipeline, stepResults: [{ step: 1, agentName: "builder", status: "skipped" }] });
    // @ts-expect-error done is no status
    refuses({ ...pipeline, stepResults: [{ step: 1, agentName: "builder", status: "done" }] });
  });

  it("has an object for the output of a result", () => {
    accepts({ ...pipeline, stepResults: [{ step: 1, agentName: "builder", output: { path: "a.sql" } }] });
    // @ts-expect-error an output is an object
    refuses({ ...pipeline, stepResults: [{ step: 1, agentName: "builder", output: "a.sql" }] });
  });
});

describe("TaskDelegationContext", () => {
  const { accepts, refuses } = assignmentsTo(taskDelegationContextContract);
  const reason = "task_delegation";
  const delegation = { ...origin, ...task, reason } as const;

  it("needs a task", () => {
    accepts({ ...origin, reason, taskId, taskDescription });
    // @ts-expect-error taskId is required
    refuses({ ...origin, reason, taskDescription });
  });

  it("needs a description", () => {
    accepts({ ...origin, reason, taskId, taskDescription });
    // @ts-expect-error taskDescription is required
    refuses({ ...origin, reason, taskId });
  });

  it("needs a transfer count", () => {
    accepts({ ...task, reason, parentAgent, transferCount });
    // @ts-expect-error transferCount is required
    refuses({ ...task, reason, parentAgent });
  });

  it("needs a reason", () => {
    accepts({ ...origin, ...task, reason });
    // @ts-expect-error reason is required
    refuses({ ...origin, ...task });
  });

  it("has the reason of a delegation", () => {
    accepts({ ...origin, ...task, reason: "task_delegation" });
    // @ts-expect-error a task is delegated for no other reason
    refuses({ ...origin, ...task, reason: "direct_handoff" });
  });

  it("has no keys of a pipeline", () => {
    accepts({ ...delegation, metadata: { pipelineName } });
    // @ts-expect-error pipelineName is for pipeline contexts
    refuses({ ...delegation, pipelineName });
  });

  it("has no steps", () => {
    accepts({ ...delegation, metadata: { currentStep, totalSteps } });
    // @ts-expect-error steps are for pipeline contexts
    refuses({ ...delegation, ...steps });
  });

  it("has no other keys", () => {
    accepts({ ...delegation, verificationCriteria: "201" });
    // @ts-expect-error criteria is not a known key
    refuses({ ...delegation, criteria: "201" });
  });

  it("has text for a task", () => {
    accepts({ ...origin, reason, taskDescription, taskId: "T-03" });
    // @ts-expect-error a task is known by its name
    refuses({ ...origin, reason, taskDescription, taskId: 3 });
  });

  it("has a list of files", () => {
    accepts({ ...delegation, relevantFiles: ["src/users.py:1"] });
    // @ts-expect-error files are a list
    refuses({ ...delegation, relevantFiles: "src/users.py:1" });
  });

  it("has text for each file", () => {
    accepts({ ...delegation, relevantFiles: ["src/users.py:1"] });
    // @ts-expect-error a file is known by its name
    refuses({ ...delegation, relevantFiles: [{ file: "src/users.py", line: 1 }] });
  });

  it("has objects for the outputs of earlier tasks", () => {
    accepts({ ...delegation, previousTaskOutputs: [{ taskId: "T-02", output: { path: "a.sql" } }] });
    // @ts-expect-error an output is an object
    refuses({ ...delegation, previousTaskOutputs: [{ taskId: "T-02", output: "a.sql" }] });
  });

  it("leaves an optional key of an earlier task out rather than setting it to undefined", () => {
    accepts({ ...delegation, previousTaskOutputs: [{ output: {} }] });
    // @ts-expect-error undefined is not a JSON value
    refuses({ ...delegation, previousTaskOutputs: [{ taskId: undefined, output: {} }] });
  });
});

describe("AnyHandoffContext", () => {
  const { accepts, refuses } = assignmentsTo(anyHandoffContextContract);

  it("is no pipeline context without the total of steps, and no plain one with steps", () => {
    accepts({ ...origin, reason: "pipeline_execution", pipelineName, currentStep, totalSteps });
    // @ts-expect-error totalSteps is required beside the other keys of a pipeline
    refuses({ ...origin, reason: "pipeline_execution", pipelineName, currentStep });
  });

  it("is no pipeline context without a name", () => {
    accepts({ ...origin, reason: "pipeline_execution", pipelineName, currentStep, totalSteps });
    // @ts-expect-error pipelineName is required beside the other keys of a pipeline
    refuses({ ...origin, reason: "pipeline_execution", currentStep, totalSteps });
  });

  it("is no task delegation without a description", () => {
    accepts({ ...origin, reason: "task_delegation", taskId, taskDescription });
    // @ts-expect-error taskDescription is required beside taskId
    refuses({ ...origin, reason: "task_delegation", taskId });
  });

  it("is no task delegation without a task", () => {
    accepts({ ...origin, reason: "task_delegation", taskId, taskDescription });
    // @ts-expect-error taskId is required beside taskDescription
    refuses({ ...origin, reason: "task_delegation", taskDescription });
  });

  it("does not mix the keys of a pipeline and of a task", () => {
    accepts({ ...origin, ...steps, reason: "pipeline_execution" });
    // @ts-expect-error taskId is for task-delegation contexts
    refuses({ ...origin, ...steps, reason: "pipeline_execution", taskId });
  });

  it("does not mix the keys of a task and of a pipeline", () => {
    accepts({ ...origin, ...task, reason: "task_delegation" });
    // @ts-expect-error isLastStep is for pipeline contexts
    refuses({ ...origin, ...task, reason: "task_delegation", isLastStep: true });
  });

  it("does not delegate a task for the reason of a pipeline", () => {
    accepts({ ...origin, ...task, reason: "task_delegation" });
    // @ts-expect-error a task is delegated for no other reason
    refuses({ ...origin, ...task, reason: "pipeline_execution" });
  });

  it("does not run a pipeline for the reason of a task", () => {
    accepts({ ...origin, ...steps, reason: "pipeline_execution" });
    // @ts-expect-error a pipeline is run for no other reason
    refuses({ ...origin, ...steps, reason: "task_delegation" });
  });

  it("has one of five reasons", () => {
    accepts({ ...origin, reason: "direct_handoff" });
    // @ts-expect-error boredom is no reason
    refuses({ ...origin, reason: "boredom" });
  });

  it("does not take any text for a reason", () => {
    const reason: string = ["task", "refused"].join("_");
    accepts({ ...origin, reason: "task_delegation" });
    // @ts-expect-error text may be anything
    refuses({ ...origin, reason });
  });

  it("needs a parent agent", () => {
    accepts({ reason: "escalation", parentAgent, transferCount });
    // @ts-expect-error parentAgent is required
    refuses({ reason: "escalation", transferCount });
  });

  it("has no other keys", () => {
    accepts({ ...origin, reason: "escalation", sessionId: "abc123" });
    // @ts-expect-error comment is not a known key
    refuses({ ...origin, reason: "escalation", comment: "urgent" });
  });

  it("is not a list of contexts", () => {
    accepts({ ...origin, reason: "escalation" });
    // @ts-expect-error a context is an object
    refuses([{ ...origin, reason: "escalation" }]);
  });
});
