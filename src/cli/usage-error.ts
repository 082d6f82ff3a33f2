/** Says that the command was called wrongly, or that its input cannot be read: exit code 2, and no stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Tells such errors by their name: the parts of the command that are loaded later have a class of their own. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && error.name === "UsageError";
}
