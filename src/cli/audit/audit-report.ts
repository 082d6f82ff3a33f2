import type { FailureClass } from "../../parsing/result.js";

/** What an audit found: the JSON of `--json`, and what the page of `--html` is made from. */
export interface AuditReport {
  /** What was read. */
  readonly input: AuditInput;
  /** The attempts at a packet, all together. */
  readonly total: Tally;
  /** By the contract that the packet satisfies, or that the attempt comes closest to; the commonest first. */
  readonly contracts: readonly NamedTally[];
  /** By agent, as the transcripts name them; the commonest first. */
  readonly agents: readonly NamedTally[];
  /** Over time, oldest first; empty where no line has a time. Spans in which nothing was attempted are left out. */
  readonly times: Timeline;
  /** The commonest faults of the refused, the commonest first; ten at most. */
  readonly faults: readonly Fault[];
  /** The first attempts that were repaired or refused, in the order of the input. */
  readonly attempts: readonly Attempt[];
  /** How many repaired or refused attempts there are beyond those listed. */
  readonly omitted: number;
}

/** What was read, and what of it could not be understood. */
export interface AuditInput {
  readonly files: number;
  readonly bytes: number;
  /** Lines of JSON lines; a file of another kind counts as one. */
  readonly lines: number;
  /** Lines that are no JSON, those cut off not among them. */
  readonly notJson: number;
  /** Last lines that end inside their JSON: the writer was stopped. */
  readonly cutOff: number;
  /** Lines longer than the limit, which are not read. */
  readonly tooLong: number;
  /** Files that could not be read, each with the reason; clipped to 100. */
  readonly unreadable: readonly { readonly file: string; readonly reason: string }[];
}

/** How many attempts ended how. `attempts` is the sum of the others. */
export interface Tally {
  readonly attempts: number;
  /** Read as they stand. */
  readonly valid: number;
  /** Read after repairs of syntax, or coercions where they were asked for. */
  readonly repaired: number;
  /** Refused, by class; classes that did not occur are left out. */
  readonly refused: Readonly<Partial<Record<FailureClass, number>>>;
}

/** The tally of one contract or agent; `name` is `null` for those of which none is known, or that came after too many others. */
export interface NamedTally extends Tally {
  readonly name: string | null;
}

/** Tallies over time. */
export interface Timeline {
  /** How long each span is: as fine as keeps the number of spans small. */
  readonly span: "hour" | "day" | "month" | "year";
  readonly spans: readonly TimedTally[];
}

/** The tally of one span of time. */
export interface TimedTally extends Tally {
  /** Its start in UTC, `"2026-03-01T14:00:00Z"`. */
  readonly start: string;
}

/** One kind of fault, however often it occurred. */
export interface Fault {
  /** How many attempts have it. */
  readonly count: number;
  readonly class: FailureClass;
  readonly contract: string | null;
  /** The code of the issue, `"min_length"`; nothing where the class says all. */
  readonly code?: string;
  /** Where, as a JSON pointer in which `*` stands for any index. */
  readonly pointer?: string;
  /** What is wrong, in words. */
  readonly message: string;
  readonly example: Attempt;
}

/** One attempt at a packet that was repaired or refused. */
export interface Attempt {
  readonly file: string;
  readonly line: number;
  readonly agent: string | null;
  readonly contract: string | null;
  /** As the transcript gives it, made ISO 8601 in UTC. */
  readonly time: string | null;
  readonly outcome: "repaired" | FailureClass;
  /** What was repaired, or what is wrong, each in words; clipped. */
  readonly messages: readonly string[];
  /** The beginning of the text at fault; untrusted, clipped. */
  readonly excerpt: string;
}
