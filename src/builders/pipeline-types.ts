import type { PipelineContext, StepResult } from "../../generated/handoff-context.js";
import type { TransferFaults, TransferOptions } from "./transfer-options.js";
import type { AtCount } from "./types/count.js";
import type { EachTextFault, NoItemFault, TextFault } from "./types/faults.js";
import type { OpenObject } from "./types/open-object.js";
import type { Draft, Faults, OptionOf } from "./types/options.js";

/** What {@link pipeline} takes. */
export interface PipelineOptions extends TransferOptions {
  /** The name of the pipeline. Not empty. */
  readonly pipelineName: string;
  /** The names of its steps, in their order. At least one. */
  readonly steps: readonly string[];
  /** What all steps share, as JSON. The result of a step may replace it. */
  readonly pipelineData?: OpenObject | undefined;
}

/** The result of a step, as `complete` takes it. */
export interface StepCompletion<Name extends string = string> {
  /** The name of the step that was done: the current one. */
  readonly step: Name;
  /** The agent that did it. */
  readonly agentName: string;
  /** What the step gave, as JSON: paths, summaries, decisions. */
  readonly output?: OpenObject | undefined;
  /** How the step ended. What is not said is taken for `"completed"`. */
  readonly status?: StepResult["status"] | undefined;
  /** What all steps share from now on, in the place of what they shared before. */
  readonly pipelineData?: OpenObject | undefined;
}

/** What the compiler finds wrong with the options of {@link pipeline}. */
export type PipelineFaults<Given extends Draft<PipelineOptions>> = Faults<
  PipelineOptions,
  Given,
  TransferFaults<Given> & {
    readonly pipelineName: TextFault<Given["pipelineName"], "pipelineName">;
    readonly steps: NoItemFault<Given["steps"] & readonly unknown[], "steps"> & EachTextFault<Given["steps"], "steps">;
  }
>;

/** A step that is to be done. `Steps` are the names from this step to the last, as far as they are known. */
export interface PipelineStep<Steps extends readonly string[] = readonly string[], Count = number> {
  readonly isFinished: false;
  /** Whether there is a step after this one. */
  readonly hasNext: HasNext<Steps>;
  /** The name of the step. */
  readonly step: Steps[0];
  /** What the agent that does the step is given, with the results of all steps before. */
  readonly context: AtCount<PipelineContext, Count>;
  /** Returns the context with only those results that `isRelevant`: an agent gets what matters to its step, no more. */
  withResults(isRelevant: (result: StepResult) => boolean): AtCount<PipelineContext, Count>;
  /**
   * Takes the result of this step and returns the next one, or the finished pipeline after the last.
   * Throws `PacketError` with code `invalid` for the result of another step, or one that is no JSON.
   */
  complete(result: StepCompletion<Steps[0]>): AfterFirst<Steps, Count>;
}

/** A pipeline whose steps are all done. There is nothing left to complete. */
export interface FinishedPipeline {
  readonly isFinished: true;
  readonly hasNext: false;
  /** The results of all steps, in their order. */
  readonly results: readonly StepResult[];
  /** What the steps shared in the end, if they did. */
  readonly pipelineData?: { readonly [key: string]: unknown };
}

/** The first step of the pipeline that the options describe. */
export type PipelineStart<Given extends Draft<PipelineOptions>> = PipelineStep<
  Given["steps"] extends readonly string[] ? Given["steps"] : readonly string[],
  OptionOf<Given, "transferCount">
>;

type HasNext<Steps extends readonly string[]> = number extends Steps["length"]
  ? boolean
  : Steps extends readonly [unknown]
    ? false
    : true;

type AfterFirst<Steps extends readonly string[], Count> = number extends Steps["length"]
  ? PipelineStep<readonly string[], Count> | FinishedPipeline
  : Steps extends readonly [string, ...infer Later extends readonly [string, ...string[]]]
    ? PipelineStep<Later, Count>
    : FinishedPipeline;
