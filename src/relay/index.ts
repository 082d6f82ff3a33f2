/**
 * From a received packet to what the next one is built from: small, pure functions.
 *
 * @module
 */
export { completionFrom, type ReturnedCompletion, type ReturnedStep } from "./completion-from.js";
export { type DelegationOptions, delegationsFrom } from "./delegations-from.js";
export type { ReturnedOutput } from "./returned-output.js";
export { type ReturnedTask, taskOutputFrom } from "./task-output-from.js";
