import { type PipelineContext, pipelineContextContract, type StepResult } from "../../generated/handoff-context.js";
import { findInPipelineContext } from "../semantics/pipeline-context.js";
import { build } from "./build.js";
import { type OptionNames, ownOptions, refusal } from "./own-options.js";
import type {
  FinishedPipeline,
  PipelineFaults,
  PipelineOptions,
  PipelineStart,
  StepCompletion,
} from "./pipeline-types.js";
import { transferOptionNames } from "./transfer-options.js";
import type { Draft } from "./types/options.js";

const rules = { find: findInPipelineContext };

const names: OptionNames<PipelineOptions> = /* @__PURE__ */ ((): OptionNames<PipelineOptions> => ({
  pipelineName: true,
  steps: true,
  pipelineData: true,
  ...transferOptionNames,
}))();

const completionNames: OptionNames<StepCompletion> = {
  step: true,
  agentName: true,
  output: true,
  status: true,
  pipelineData: true,
};

/**
 * Starts a pipeline, and returns its first step: the context for the agent that does it, and `complete`, which takes
 * the result of this very step and returns the next one, or the finished pipeline after the last. `currentStep`,
 * `totalSteps` and `isLastStep` follow from the steps. Where the names of the steps are literals, the compiler refuses a
 * result of another step, and one step too many. Steps that are known only at run time (`string[]`) work too: ask
 * `isFinished`.
 *
 * Throws `PacketError` with code `invalid`, and the issues of the parser, for what only the run can see; so does
 * `complete`. The transfer count stays as it is given: the steps are handed out by one agent.
 * Schema: `handoff-context.schema.json#/definitions/PipelineContext`.
 *
 * @example
 * ```ts
 * const build = pipeline({
 *   pipelineName: "release",
 *   steps: ["build", "publish"],
 *   parentAgent: "orchestrator",
 *   transferCount: 1,
 * });
 * const publish = build.complete({ step: "build", agentName: "builder", output: { archive: "dist.tgz" } });
 * publish.context.isLastStep; // => true
 * const finished = publish.complete({ step: "publish", agentName: "publisher" });
 * finished.results.length; // => 2
 * ```
 */
export function pipeline<const Given extends Draft<PipelineOptions>>(
  options: Given & PipelineFaults<Given>,
): PipelineStart<Given> {
  const { steps, ...shared } = ownOptions<Draft<PipelineOptions>>(pipelineContextContract.name, options, names);
  const first = new Step(namesOf(steps), { ...shared, reason: "pipeline_execution" }, []);
  // The cast holds: the types describe what the object does, for the steps that they know.
  return first as unknown as PipelineStart<Given>;
}

function namesOf(steps: unknown): readonly string[] {
  const expected = "an array of at least 1 name, none empty";
  const list: unknown = Array.isArray(steps) ? [...steps] : [];
  if (isNames(list)) return list;
  throw refusal(pipelineContextContract.name, "type", expected, ["steps"]);
}

function isNames(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.length > 0 && list.every((name) => typeof name === "string" && name !== "");
}

/** A step that is to be done. */
class Step {
  readonly isFinished = false;
  readonly hasNext: boolean;
  readonly step: string | undefined;
  readonly context: PipelineContext;
  readonly #steps: readonly string[];

  constructor(steps: readonly string[], shared: Draft<PipelineContext>, results: readonly StepResult[]) {
    this.hasNext = results.length + 1 < steps.length;
    this.step = steps[results.length];
    const draft = {
      ...shared,
      currentStep: results.length + 1,
      totalSteps: steps.length,
      isLastStep: !this.hasNext,
      stepResults: results.length === 0 ? undefined : results,
    };
    this.context = build(pipelineContextContract, draft, rules);
    this.#steps = steps;
    Object.freeze(this);
  }

  // Functions of the object, not of its class, so that they may be taken out of it.
  readonly withResults = (isRelevant: (result: StepResult) => boolean): PipelineContext => {
    const results = (this.context.stepResults ?? []).filter((result) => isRelevant(result));
    const draft = { ...this.context, stepResults: results.length === 0 ? undefined : results };
    return build(pipelineContextContract, draft, rules);
  };

  readonly complete = (completion: StepCompletion): Step | FinishedPipeline => {
    const contract = pipelineContextContract.name;
    const { step, pipelineData, ...result } = ownOptions<StepCompletion>(contract, completion, completionNames);
    if (step !== this.step) throw refusal(contract, "const", "the name of the current step", ["step"]);
    const shared = pipelineData === undefined ? this.context : { ...this.context, pipelineData };
    // The cast holds once the next step is built, which checks it.
    const results = [...(this.context.stepResults ?? []), { step: this.context.currentStep, ...result } as StepResult];
    return this.hasNext ? new Step(this.#steps, shared, results) : finish(shared, results);
  };
}

/** The results are copied and checked as those of a step that would follow. */
function finish(shared: Draft<PipelineContext>, results: readonly StepResult[]): FinishedPipeline {
  const { stepResults = [], pipelineData } = new Step([...results.map(() => ""), ""], shared, results).context;
  return Object.freeze({
    isFinished: true,
    hasNext: false,
    results: stepResults,
    ...(pipelineData !== undefined && { pipelineData }),
  });
}
