import { createIssue, type Issue } from "../runtime/index.js";
import type { Finding } from "../semantics/index.js";
import type { Warning } from "./result.js";

/** Turns a broken rule into what the result lists. */
export function toWarning({ code, severity, pointer, message }: Finding): Warning {
  return { code, severity, pointer, message };
}

/** Turns a broken rule into an issue, for those who want it to refuse the packet. */
export function toIssue({ path, expected }: Finding): Issue {
  return createIssue("semantics", expected, path);
}
