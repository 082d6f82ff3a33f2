import type { Key } from "../../runtime/issue.js";

/** How the packets of a file are written. */
export type InputFormat = "json" | "jsonl" | "yaml";

/** A text that holds packets: a whole file, or one line of it. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
}

/** A value that should be a packet. */
export interface FoundValue {
  readonly kind: "value";
  readonly source: Source;
  readonly format: "json" | "yaml";
  readonly value: unknown;
  /** Where it stands in its document: an index in an array of packets, or nothing. */
  readonly base: readonly Key[];
  /** Which document of its text it stands in, from 0; only YAML can have several. */
  readonly document: number;
}

/** A text that is not what it should be, so that there is no value. */
export interface FoundFault {
  readonly kind: "fault";
  readonly source: Source;
  /** Where it cannot be understood, as an offset into the text. */
  readonly offset: number;
  /** The class of failure: `unparseable`, `duplicate_key`, ... */
  readonly code: string;
  /** What is wrong, as a clause. */
  readonly problem: string;
}

export type Found = FoundValue | FoundFault;
