import type { StepResult } from "../../generated/handoff-context.js";
import type { ReturnPacket } from "../../generated/return-packet.js";
import { type ReturnedOutput, returnedOutput } from "./returned-output.js";

/** What {@link completionFrom} must be told besides the packet. */
export interface ReturnedStep<Name extends string> {
  /** The name of the step that the packet answers: the current one. */
  readonly step: Name;
  /** The agent that returned the packet. */
  readonly agentName: string;
  /** How the step ended, `"completed"` if it is not given. The packet does not tell: gaps are no failure. */
  readonly status?: StepResult["status"] | undefined;
}

/** The result of a step, for `complete`. */
export interface ReturnedCompletion<Name extends string> {
  readonly step: Name;
  readonly agentName: string;
  readonly status: "completed" | "skipped" | "failed";
  readonly output: ReturnedOutput;
}

/**
 * Makes a return packet the result of a pipeline's step, with its conclusion, artifacts and gaps as output.
 *
 * @example
 * ```ts
 * const step = pipeline({ pipelineName: "fix", steps: ["repair"], parentAgent: "lead", transferCount: 1 });
 * const answer = { conclusion: "Fixed", evidence: ["214 passed"], gaps: [], artifact_paths: ["src/login.ts"] };
 * const packet = parseReturnPacket(answer);
 * step.complete(completionFrom(packet, { step: "repair", agentName: "coder" })).results[0]?.status; // => "completed"
 * ```
 */
export function completionFrom<const Name extends string>(
  packet: ReturnPacket,
  { step, agentName, status = "completed" }: ReturnedStep<Name>,
): ReturnedCompletion<Name> {
  return { step, agentName, status, output: returnedOutput(packet) };
}
