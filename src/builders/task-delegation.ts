import {
  type PreviousTaskOutput,
  type TaskDelegationContext,
  taskDelegationContextContract,
} from "../../generated/handoff-context.js";
import { findInTaskDelegationContext } from "../semantics/task-delegation-context.js";
import { build } from "./build.js";
import { type OptionNames, ownOptions } from "./own-options.js";
import { type TransferFaults, type TransferOptions, transferOptionNames } from "./transfer-options.js";
import type { AtCount } from "./types/count.js";
import type { TextFault } from "./types/faults.js";
import type { Illegal } from "./types/illegal.js";
import type { Fifty, IsLongerThanTens } from "./types/literal.js";
import type { Draft, Faults, OptionOf } from "./types/options.js";

/** What {@link taskDelegation} takes. */
export interface TaskDelegationOptions extends TransferOptions {
  /** The id of the task in the plan, `"T-03"`. Not empty. */
  readonly taskId: string;
  /** The whole task, in words that need no other document. Not empty, at most 500 characters. */
  readonly taskDescription: string;
  /** How to see that the task is done. */
  readonly verificationCriteria?: string | undefined;
  /** Files to look at, `"src/login.ts:12"` where a line matters. */
  readonly relevantFiles?: readonly string[] | undefined;
  /** What earlier tasks gave that this one builds on. */
  readonly previousTaskOutputs?: readonly PreviousTaskOutput[] | undefined;
}

type DescriptionFault<Text> = Text extends string
  ? string extends Text
    ? unknown
    : IsLongerThanTens<Text, Fifty> extends true
      ? Illegal<"taskDescription is longer than 500 characters">
      : TextFault<Text, "taskDescription">
  : unknown;

/** What the compiler finds wrong with the options of {@link taskDelegation}. */
export type TaskDelegationFaults<Given extends Draft<TaskDelegationOptions>> = Faults<
  TaskDelegationOptions,
  Given,
  TransferFaults<Given> & {
    readonly taskId: TextFault<Given["taskId"], "taskId">;
    readonly taskDescription: DescriptionFault<Given["taskDescription"]>;
  }
>;

const rules = { find: findInTaskDelegationContext };

const names: OptionNames<TaskDelegationOptions> = /* @__PURE__ */ ((): OptionNames<TaskDelegationOptions> => ({
  taskId: true,
  taskDescription: true,
  verificationCriteria: true,
  relevantFiles: true,
  previousTaskOutputs: true,
  ...transferOptionNames,
}))();

/**
 * Builds the context in which one task of a plan is given to an agent. Refused are an empty id, an empty description or
 * one of more than 500 characters, and what belongs to a pipeline: by the compiler where it can see it. For the step of
 * a pipeline there is `pipeline`.
 *
 * Throws `PacketError` with code `invalid`, and the issues of the parser, for what only the run can see.
 * Schema: `handoff-context.schema.json#/definitions/TaskDelegationContext`.
 *
 * @example
 * ```ts
 * const context = taskDelegation({
 *   parentAgent: "planner",
 *   transferCount: 1,
 *   taskId: "T-03",
 *   taskDescription: "Add POST /users, with validation",
 *   relevantFiles: ["src/routers/users.py:1"],
 * });
 * context.reason; // => "task_delegation"
 * ```
 */
export function taskDelegation<const Given extends Draft<TaskDelegationOptions>>(
  options: Given & TaskDelegationFaults<Given>,
): AtCount<TaskDelegationContext, OptionOf<Given, "transferCount">> {
  const own = ownOptions<Draft<TaskDelegationOptions>>(taskDelegationContextContract.name, options, names);
  const packet = build(taskDelegationContextContract, { ...own, reason: "task_delegation" }, rules);
  // The cast holds: the count in the packet is the one of the options.
  return packet as AtCount<TaskDelegationContext, OptionOf<Given, "transferCount">>;
}
