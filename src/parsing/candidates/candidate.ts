import type { Outcome, ReadSettings } from "../json/index.js";
import type { PacketFormat } from "../result.js";

/** What is looked for in a text. */
export interface Quest {
  readonly formats: readonly PacketFormat[];
  readonly settings: ReadSettings;
  /** The keys at the top of the packets that are looked for. */
  readonly keys: ReadonlySet<string>;
  /** The keys under which such a packet is documented to stand in another object. */
  readonly embeddingKeys: readonly string[];
  /** The keys under which models put a packet, spellings folded, if those may be taken off. */
  readonly wrapperKeys?: ReadonlySet<string> | undefined;
}

/** A part of the text that was read as strict JSON before. */
export interface Tried {
  readonly start: number;
  readonly end: number;
  /** What it says; `undefined` if it is not strict JSON. */
  readonly value: unknown;
}

/** A part of the text that could be a packet. */
export interface Candidate {
  readonly format: PacketFormat;
  readonly start: number;
  readonly end: number;
  readonly outcome: Outcome;
  /** Whether it stands on its own: at the start of a line, in a code block. Not so: in the midst of a sentence. */
  readonly prominent: boolean;
}

/** What was found at a place of the text, and where to look on. */
export interface Passed {
  readonly candidates: readonly Candidate[];
  readonly next: number;
}
