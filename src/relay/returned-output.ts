import type { ReturnPacket } from "../../generated/return-packet.js";

/** What of a return packet matters to the next agent. A type, since the output of a step is an open object. */
export type ReturnedOutput = {
  readonly conclusion: string;
  readonly artifact_paths: readonly string[];
  readonly gaps: readonly string[];
};

/** Takes from a return packet what matters to the next agent: not the evidence, nor where the work was written down. */
export function returnedOutput({ conclusion, artifact_paths, gaps }: ReturnPacket): ReturnedOutput {
  return { conclusion, artifact_paths, gaps };
}
