import type { ReadFailure } from "../result.js";

/** Says what was wrong with an answer, for the next turn of the model that wrote it. */
export function feedback(failure: ReadFailure): string {
  const names = failure.contracts.map(({ name }) => name).join(" or ");
  const lines = failure.issues.slice(0, 20).map(({ message }) => `- ${message}`);
  return [`The answer has no usable ${names}: ${failure.class}.`, ...lines].join("\n");
}
