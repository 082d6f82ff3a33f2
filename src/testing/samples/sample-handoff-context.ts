import {
  anyHandoffContextContract,
  handoffContextContract,
  pipelineContextContract,
  taskDelegationContextContract,
} from "../../../generated/index.js";
import { choose } from "../random/choose.js";
import { type Compose, createSampler } from "./sampler.js";
import { countItems, tellStory } from "./story.js";

const composeHandoffContext: Compose = ({ random, size }) => {
  const story = tellStory(random);
  return {
    reason: choose(random, ["direct_handoff", "escalation", "review_request"]),
    parentAgent: story.agent,
    transferCount: random.integer(0, 3),
    ...(size === "small" ? {} : { sessionId: `session-${random.integer(100, 999)}` }),
    ...(size === "large" ? { metadata: { journey: story.journey, priority: "high" } } : {}),
  };
};

const composePipelineContext: Compose = ({ random, size, given }) => {
  const story = tellStory(random);
  const { currentStep, totalSteps } = chooseSteps(given, random.integer(1, 3), random.integer(0, 3));
  const done = Math.min(currentStep - 1, 20);
  const [output = ""] = story.files(1);
  return {
    reason: "pipeline_execution",
    parentAgent: story.agent,
    transferCount: random.integer(0, 3),
    ...(size === "small" ? {} : { sessionId: `session-${random.integer(100, 999)}` }),
    pipelineName: `deliver-${story.journey}`,
    currentStep,
    totalSteps,
    ...(size === "small"
      ? {}
      : {
          isLastStep: currentStep === totalSteps,
          stepResults: Array.from({ length: done }, (_, index) => ({
            step: index + 1,
            agentName: story.agent,
            output: { path: output },
            status: "completed",
          })),
        }),
    ...(size === "large"
      ? { pipelineData: { branch: `feature/${story.journey}` }, metadata: { priority: "high" } }
      : {}),
  };
};

/** Chooses the numbers of a pipeline around those that are given, and around what is said of the last step. */
function chooseSteps(given: { readonly [key: string]: unknown }, step: number, further: number) {
  const results = Array.isArray(given["stepResults"]) ? given["stepResults"].length : 0;
  const total = numberIn(given, "totalSteps");
  const isLast = given["isLastStep"];
  const wanted = numberIn(given, "currentStep") ?? (isLast === true ? total : undefined);
  const highest = total === undefined ? Number.POSITIVE_INFINITY : isLast === false ? total - 1 : total;
  const currentStep = wanted ?? Math.max(1, Math.min(Math.max(step, results + 1), highest));
  if (isLast === true) return { currentStep, totalSteps: total ?? currentStep };
  return { currentStep, totalSteps: total ?? currentStep + (isLast === false ? Math.max(1, further) : further) };
}

const composeTaskDelegationContext: Compose = ({ random, size }) => {
  const story = tellStory(random);
  const [description = ""] = story.sentences("task", 1);
  return {
    reason: "task_delegation",
    parentAgent: story.agent,
    transferCount: random.integer(0, 3),
    ...(size === "small" ? {} : { sessionId: `session-${random.integer(100, 999)}` }),
    taskId: `T-${String(random.integer(1, 40)).padStart(2, "0")}`,
    taskDescription: description,
    ...(size === "small"
      ? {}
      : {
          verificationCriteria: `The tests of ${story.journey} pass.`,
          relevantFiles: story.files(countItems(size, 0, 2)),
        }),
    ...(size === "large"
      ? {
          previousTaskOutputs: [{ taskId: "T-00", output: { path: `docs/${story.journey}.md` } }],
          metadata: { priority: "high" },
        }
      : {}),
  };
};

const pipelineKeys = ["pipelineName", "currentStep", "totalSteps", "isLastStep", "stepResults", "pipelineData"];
const taskKeys = ["taskId", "taskDescription", "verificationCriteria", "relevantFiles", "previousTaskOutputs"];

/** Composes the kind of context that the values given belong to, or else the one that the seed has. */
const composeAnyHandoffContext: Compose = (composition) => {
  const { given, random } = composition;
  const composers: readonly [Compose, Compose, Compose] = [
    composeHandoffContext,
    composePipelineContext,
    composeTaskDelegationContext,
  ];
  const [plain, pipeline, task] = composers;
  const has = (keys: readonly string[]) => keys.some((key) => Object.hasOwn(given, key));
  if (has(pipelineKeys) || given["reason"] === "pipeline_execution") return pipeline(composition);
  if (has(taskKeys) || given["reason"] === "task_delegation") return task(composition);
  return (given["reason"] === undefined ? choose(random, composers) : plain)(composition);
};

function numberIn(given: { readonly [key: string]: unknown }, key: string): number | undefined {
  const value = given[key];
  return typeof value === "number" ? value : undefined;
}

/**
 * Returns a plain handoff context that people can read. The same one for a seed on every machine. Throws `PacketError`
 * where an override is refused by the contract.
 */
export const sampleHandoffContext = createSampler(handoffContextContract, composeHandoffContext);

/**
 * Returns a pipeline context that people can read. Its numbers agree, also with those given: `currentStep: 5` makes the
 * pipeline at least as long. The same one for a seed on every machine. Throws `PacketError` where an override is refused.
 */
export const samplePipelineContext = createSampler(pipelineContextContract, composePipelineContext);

/**
 * Returns a task delegation that people can read. The same one for a seed on every machine. Throws `PacketError` where
 * an override is refused by the contract.
 */
export const sampleTaskDelegationContext = createSampler(taskDelegationContextContract, composeTaskDelegationContext);

/** Returns a context of one of the three kinds: the one that the overrides belong to, or else one that the seed has. */
export const sampleAnyHandoffContext = createSampler(anyHandoffContextContract, composeAnyHandoffContext);
