/** What the host is told: its own JSON, and the exit code. */
export interface Decision {
  readonly json: { readonly [key: string]: unknown };
  readonly exitCode: 0 | 2;
  /** What goes to the standard error, which hosts hand to the model where the exit code is 2. */
  readonly message?: string;
}

/** Lets the work go on. */
export const goOn: Decision = { json: {}, exitCode: 0 };

/** Lets the work go on, and tells the model something. */
export function advise(eventName: string, context: string): Decision {
  const hookSpecificOutput = { hookEventName: eventName, additionalContext: context };
  const isTool = /^PostToolUse$/.test(eventName);
  return { json: isTool ? { hookSpecificOutput } : { systemMessage: context }, exitCode: 0 };
}

/** Holds the work back until the model has done what the feedback says. */
export function block(feedback: string): Decision {
  return { json: { decision: "block", reason: feedback }, exitCode: 2, message: feedback };
}
