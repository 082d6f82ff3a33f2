/** What the exit codes of the command mean. `hook` has its own reading of 2, as hosts of hooks expect. */
export const exitCodes = {
  /** All is well. */
  success: 0,
  /** What was looked at is not valid, or not up to date. */
  failure: 1,
  /** The command was called wrongly, or its input cannot be read. For a hook: the work is held back. */
  usage: 2,
  /** The command itself is at fault. */
  internal: 70,
} as const;
