import type { FailureClass } from "../../parsing/result.js";
import type { Attempt } from "./audit-report.js";
import type { ToolUse } from "./entry.js";

/** How an attempt ended. */
export type AttemptOutcome = "valid" | "repaired" | FailureClass;

/**
 * What the part by itself cannot decide: the call whose result an attempt is stands in an earlier part, or it may repeat
 * the last attempt before the part.
 */
export type Doubt =
  | { readonly kind: "use"; readonly id: string; readonly usesBefore: number; readonly isDoubtful: boolean }
  | { readonly kind: "echo"; readonly digest: string };

/** How many attempts are alike in all that is counted. */
export interface CountedAttempts {
  readonly contract: string;
  readonly agent: string | null;
  /** Hours since 1970. */
  readonly hour: number | null;
  readonly outcome: AttemptOutcome;
  /** An index into the doubts of the part; nothing for what is settled. */
  readonly doubt?: number;
  count: number;
}

/** A kind of fault in a part. Lines of attempts count from the start of the part. */
export interface CountedFault {
  readonly contract: string;
  readonly class: FailureClass;
  readonly code?: string;
  readonly pointer?: string;
  readonly message: string;
  readonly doubt?: number;
  readonly example: PartAttempt;
  count: number;
}

/** An attempt, its line counted from the start of the part. */
export interface PartAttempt extends Attempt {
  readonly doubt?: number;
}

/** What was found in a part of a file. All is in the order of the input, and bounded by the size of the part. */
export interface PartResult {
  readonly file: string;
  /** Whether the part is the first of its file. */
  readonly isFirst: boolean;
  readonly bytes: number;
  /** How many lines the part has, empty ones among them: where the lines of the next part begin. */
  readonly lineCount: number;
  readonly lines: number;
  readonly notJson: number;
  readonly cutOff: number;
  readonly tooLong: number;
  /** Why the file could not be read, if it could not. */
  readonly unreadable?: string;
  readonly counts: readonly CountedAttempts[];
  readonly faults: readonly CountedFault[];
  /** The first that were repaired or refused. */
  readonly attempts: readonly PartAttempt[];
  readonly doubts: readonly Doubt[];
  readonly uses: readonly ToolUse[];
  /** How many calls of tools there were, those that are not in `uses` included. */
  readonly useCount: number;
  /** What the last attempt of the part said, if there is one. */
  readonly lastDigest?: string;
}
