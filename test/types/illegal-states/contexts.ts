import { carryOver, handoffContext, nextTransfer, pipeline, taskDelegation } from "../../../src/index.js";
import type { Twin } from "./twin.js";

const transfer = { parentAgent: "planner", transferCount: 1 } as const;
const plain = { ...transfer, reason: "escalation" } as const;
const task = { ...transfer, taskId: "T-1", taskDescription: "Fix the login" } as const;
const { taskId: _id, ...withoutId } = task;
const { taskDescription: _description, ...withoutDescription } = task;
const onward = { reason: "review_request", parentAgent: "coder" } as const;
const ninth = handoffContext({ ...plain, transferCount: 9 });
const tenth = handoffContext({ ...plain, transferCount: 10 });

/** 500 characters, and 501. */
const longest =
  "01234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789" as const;
const tooLong = `${longest}!` as const;

export const handoffContextTwins: readonly Twin[] = [
  {
    legal: () => handoffContext({ ...plain, reason: "direct_handoff" }),
    // @ts-expect-error Type '"boredom"' is not assignable to type '"direct_handoff" | "escalation" | "review_request" | undefined'
    illegal: () => handoffContext({ ...plain, reason: "boredom" }),
  },
  {
    legal: () => handoffContext({ ...plain, reason: "review_request" }),
    // @ts-expect-error Type '"task_delegation"' is not assignable to type '"direct_handoff" | "escalation" | "review_request" | undefined'
    illegal: () => handoffContext({ ...plain, reason: "task_delegation" }),
  },
  {
    legal: () => handoffContext({ ...plain, transferCount: 10 }),
    // @ts-expect-error Illegal<"transferCount is not a whole number from 0 to 10">
    illegal: () => handoffContext({ ...plain, transferCount: 11 }),
  },
  {
    legal: () => handoffContext({ ...plain, transferCount: 0 }),
    // @ts-expect-error Illegal<"transferCount is not a whole number from 0 to 10">
    illegal: () => handoffContext({ ...plain, transferCount: -1 }),
  },
  {
    legal: () => handoffContext({ ...plain, transferCount: 1 }),
    // @ts-expect-error Illegal<"transferCount is not a whole number from 0 to 10">
    illegal: () => handoffContext({ ...plain, transferCount: 1.5 }),
  },
  {
    legal: () => handoffContext({ ...plain, parentAgent: "planner" }),
    // @ts-expect-error Illegal<"parentAgent is empty">
    illegal: () => handoffContext({ ...plain, parentAgent: "" }),
  },
  {
    legal: () => nextTransfer(ninth, onward),
    // @ts-expect-error Illegal<"transferCount is 10: nothing may be handed on any more">
    illegal: () => nextTransfer(tenth, onward),
  },
  {
    legal: () => nextTransfer(ninth, onward).transferCount satisfies 10,
    // @ts-expect-error Illegal<"transferCount is 10: nothing may be handed on any more">
    illegal: () => nextTransfer(nextTransfer(ninth, onward), onward),
  },
  {
    legal: () => carryOver(ninth),
    // @ts-expect-error Illegal<"transferCount is 10: nothing may be handed on any more">
    illegal: () => carryOver(tenth),
  },
];

export const taskDelegationTwins: readonly Twin[] = [
  {
    legal: () => taskDelegation(task),
    // @ts-expect-error Illegal<"missing taskId">
    illegal: () => taskDelegation(withoutId),
  },
  {
    legal: () => taskDelegation(task),
    // @ts-expect-error Illegal<"missing taskDescription">
    illegal: () => taskDelegation(withoutDescription),
  },
  {
    legal: () => taskDelegation({ ...task, taskId: "T-2" }),
    // @ts-expect-error Illegal<"taskId is empty">
    illegal: () => taskDelegation({ ...task, taskId: "" }),
  },
  {
    legal: () => taskDelegation({ ...task, taskDescription: "Fix it" }),
    // @ts-expect-error Illegal<"taskDescription is empty">
    illegal: () => taskDelegation({ ...task, taskDescription: "" }),
  },
  {
    legal: () => taskDelegation({ ...task, taskDescription: longest }),
    // @ts-expect-error Illegal<"taskDescription is longer than 500 characters">
    illegal: () => taskDelegation({ ...task, taskDescription: tooLong }),
  },
  {
    legal: () => taskDelegation({ ...task, verificationCriteria: "npm test" }),
    // @ts-expect-error Illegal<"unknown option pipelineName">
    illegal: () => taskDelegation({ ...task, pipelineName: "release" }),
  },
  {
    legal: () => taskDelegation({ ...task, relevantFiles: ["src/a.ts"] }),
    // @ts-expect-error Illegal<"unknown option currentStep">
    illegal: () => taskDelegation({ ...task, currentStep: 1 }),
  },
];

const release = { ...transfer, pipelineName: "release", steps: ["build", "test", "publish"] } as const;
const dynamicSteps: readonly string[] = release.steps;
const { steps: _steps, ...withoutSteps } = release;
const building = pipeline(release);
const testing = building.complete({ step: "build", agentName: "builder" });
const publishing = testing.complete({ step: "test", agentName: "tester" });
const finished = publishing.complete({ step: "publish", agentName: "publisher" });
const unknownStep = pipeline({ ...release, steps: dynamicSteps });

export const pipelineTwins: readonly Twin[] = [
  {
    legal: () => pipeline({ ...release, steps: ["build"] }),
    // @ts-expect-error Illegal<"steps needs at least 1 item">
    illegal: () => pipeline({ ...release, steps: [] }),
  },
  {
    legal: () => pipeline(release),
    // @ts-expect-error Illegal<"missing steps">
    illegal: () => pipeline(withoutSteps),
  },
  {
    legal: () => building.complete({ step: "build", agentName: "builder" }),
    // @ts-expect-error Type '"publish"' is not assignable to type '"build"'
    illegal: () => building.complete({ step: "publish", agentName: "publisher" }),
  },
  {
    legal: () => testing.complete({ step: "test", agentName: "tester" }),
    // @ts-expect-error Type '"build"' is not assignable to type '"test"'
    illegal: () => testing.complete({ step: "build", agentName: "builder" }),
  },
  {
    legal: () => publishing.complete({ step: "publish", agentName: "publisher" }),
    // @ts-expect-error Property 'complete' does not exist on type 'FinishedPipeline'
    illegal: () => finished.complete({ step: "publish", agentName: "publisher" }),
  },
  {
    legal: () => publishing.complete({ step: "publish", agentName: "publisher" }).results,
    // @ts-expect-error Property 'context' does not exist on type 'FinishedPipeline'
    illegal: () => finished.context.currentStep,
  },
  {
    legal: () => unknownStep.complete({ step: "build", agentName: "builder" }).isFinished,
    // @ts-expect-error Property 'complete' does not exist on type 'FinishedPipeline'
    illegal: () => unknownStep.complete({ step: "build", agentName: "builder" }).complete,
    harmless: true,
  },
  {
    legal: () => pipeline({ ...release, sessionId: "s" }),
    // @ts-expect-error Illegal<"unknown option totalSteps">
    illegal: () => pipeline({ ...release, totalSteps: 4 }),
  },
  {
    legal: () => pipeline({ ...release, pipelineData: {} }),
    // @ts-expect-error Illegal<"unknown option isLastStep">
    illegal: () => pipeline({ ...release, isLastStep: true }),
  },
  {
    legal: () => pipeline({ ...release, pipelineName: "nightly" }),
    // @ts-expect-error Illegal<"pipelineName is empty">
    illegal: () => pipeline({ ...release, pipelineName: "" }),
  },
];
