import type { CoercionKind } from "../../parsing/result.js";

/** What holds for a whole audit. It is handed to workers, so that it is plain data. */
export interface AuditSettings {
  /** The contracts, as they are named on the command line. */
  readonly contracts: readonly string[];
  readonly coerce: boolean | readonly CoercionKind[];
  /** How many attempts are listed. */
  readonly listed: number;
}

/** How a file is written. */
export type FileKind = "lines" | "json" | "yaml" | "text";

/** A piece of a file of lines: all lines that begin in it, from `start` up to `end`. */
export interface PieceTask {
  readonly kind: "piece";
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

/** Files that are read as a whole, or that are one piece each. */
export interface FilesTask {
  readonly kind: "files";
  readonly files: readonly { readonly file: string; readonly size: number }[];
}

/** What is done at once, by one worker. */
export type Task = PieceTask | FilesTask;
