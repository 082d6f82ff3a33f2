/** Engines that record where an error was thrown take how many calls to record from here. */
const recorder: { stackTraceLimit?: number | undefined } = Error;

/**
 * Runs `work`, whose errors nobody sees, without a record of where they are thrown: to make one takes as long as all else
 * that there is to an error, and longer the deeper the calls are.
 */
export function withoutStack<Result>(work: () => Result): Result {
  const limit = recorder.stackTraceLimit;
  setLimit(0);
  try {
    return work();
  } finally {
    setLimit(limit);
  }
}

/** Where `Error` is frozen, errors have their records. */
function setLimit(limit: number | undefined): void {
  try {
    recorder.stackTraceLimit = limit;
  } catch {
    // Nothing depends on it.
  }
}
