import type { ReturnPacket } from "../../generated/return-packet.js";
import { type ReturnedOutput, returnedOutput } from "./returned-output.js";

/** The output of a task, for the `previousTaskOutputs` of a task that builds on it. */
export type ReturnedTask = { readonly taskId: string; readonly output: ReturnedOutput };

/**
 * Makes a return packet the output of the task that it answers, with its conclusion, artifacts and gaps, for the
 * `previousTaskOutputs` of a task that builds on it.
 *
 * @example
 * ```ts
 * const answer = { conclusion: "Added", evidence: ["9 passed"], gaps: [], artifact_paths: ["src/user.ts"] };
 * const packet = parseReturnPacket(answer);
 * taskDelegation({
 *   parentAgent: "planner",
 *   transferCount: 1,
 *   taskId: "T-4",
 *   taskDescription: "Document the endpoint",
 *   previousTaskOutputs: [taskOutputFrom(packet, "T-3")],
 * });
 * ```
 */
export function taskOutputFrom(packet: ReturnPacket, taskId: string): ReturnedTask {
  return { taskId, output: returnedOutput(packet) };
}
