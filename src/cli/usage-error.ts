/** Says that the command was called wrongly, or that its input cannot be read: exit code 2, and no stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
