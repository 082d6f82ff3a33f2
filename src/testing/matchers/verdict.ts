import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import type { Issue } from "../../runtime/issue.js";
import { createIssue, Issues } from "../../runtime/issues.js";

/** What a matcher finds: whether it holds, and what to say where that is not what was wanted. */
export interface Verdict {
  readonly pass: boolean;
  readonly message: () => string;
}

/** How many lines of issues or differences a message has. */
const maximumLines = 12;

/** Returns everything that keeps `value` from being a packet. Never throws, but where there is no contract. */
export function issuesOf(contract: Contract, value: unknown): readonly Issue[] {
  assertContract(contract);
  const issues = new Issues();
  try {
    contract.check(value, issues);
    return issues.list();
  } catch {
    return [createIssue("unreadable", "a plain value that can be walked", [])];
  }
}

/** Lays lines out under a headline, the first of them. */
export function layOut(headline: string, lines: readonly string[]): string {
  const shown = lines.slice(0, maximumLines).map((line) => `  ${line}`);
  const more = lines.length - shown.length;
  return [headline, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join("\n");
}

/** Writes an issue on one line, its code included. */
export function issueLine({ code, message }: Issue): string {
  return `${message} [${code}]`;
}
