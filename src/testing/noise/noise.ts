import type { FailureClass } from "../../parsing/result.js";
import type { Random } from "../random/random.js";

/** How a packet is written in an answer, and what is wrong with it. */
export type NoiseKind =
  /** JSON as it should be. */
  | "clean"
  /** Commas before closing brackets. */
  | "trailing_commas"
  /** Comments of lines and of blocks. */
  | "comments"
  /** Single quotes around keys and texts. */
  | "single_quotes"
  /** Curly quotes around keys. */
  | "smart_quotes"
  /** Keys without quotes. */
  | "unquoted_keys"
  /** `True`, `False` and `None`. */
  | "python_literals"
  /** Line breaks and tabs in texts as they are, not escaped. */
  | "raw_line_breaks"
  /** A byte order mark, no-break and zero-width spaces. */
  | "odd_spaces"
  /** YAML in a code block. */
  | "yaml"
  /** YAML as the whole answer. */
  | "bare_yaml"
  /** YAML as the front matter of a report. */
  | "front_matter"
  /** A key with the value `undefined`. */
  | "undefined_value"
  /** The same packet twice. */
  | "repeated"
  /** The packet cut off. */
  | "truncated"
  /** A key twice, with different values. */
  | "duplicate_key"
  /** A key that could reach a prototype. */
  | "forbidden_key"
  /** Two packets that differ. */
  | "two_packets"
  /** The packet, and then one that is wrong. */
  | "packet_then_invalid"
  /** A packet that is wrong in one place. */
  | "invalid"
  /** No packet at all. */
  | "no_packet"
  /** Text that begins like the packet and is no JSON. */
  | "broken_syntax"
  /** A value nested beyond the limit. */
  | "too_deep"
  /** Text beyond the limit. */
  | "too_large"
  /** A number or a boolean as text. */
  | "quoted_scalar"
  /** An optional key that is not there, as null. */
  | "null_value"
  /** A constant in other letters: `Independent Task`. */
  | "respelled_constant"
  /** A key in another case: `artifactPaths`. */
  | "respelled_key"
  /** The packet as the only value of an object, or the only item of an array. */
  | "wrapped"
  /** The packet as the arguments of a tool call. */
  | "tool_call"
  /** The packet as a JSON text inside of JSON. */
  | "stringified"
  /** A text where a list of one text belongs. */
  | "lone_item";

/** What stands around the packet. */
export type Surrounding =
  /** A code block, of any language tag. */
  | "fence"
  /** A code block that is not closed. */
  | "open_fence"
  /** Sentences before and after. */
  | "prose"
  /** What a model thought before it answered, sometimes with a draft. */
  | "thinking"
  /** Tags such as `<answer>`. */
  | "tags";

/** What reading an answer gives: the packet, or a refusal of that class. */
export type Outcome = "recoverable" | FailureClass;

/** An answer as a model might give it, and what reading it must give. */
export interface NoisyAnswer {
  readonly text: string;
  readonly kind: NoiseKind;
  /** What stands around the packet, the inner first. */
  readonly surroundings: readonly Surrounding[];
  /** What `readPacket(contract, text)` gives. */
  readonly outcome: Outcome;
  /** What it gives with `{ coerce: true }`. */
  readonly coerced: Outcome;
}

/** What a writer of answers is told. */
export interface NoiseContext {
  readonly packet: object;
  readonly random: Random;
  /** Keys that the packet may have and has not, whichever contract it is read by. */
  readonly absentKeys: readonly string[];
  /** Tells whether `value` is a packet too, of any contract that the packet may be read as. */
  readonly accepts: (value: unknown) => boolean;
}

/** The packet as it stands in an answer, before anything is put around it. */
export interface Draft {
  readonly text: string;
  readonly outcome: Outcome;
  readonly coerced?: Outcome;
  /** Where nothing can be put around the text: `"after"` because it is cut off, `"all"` because it is the whole answer. */
  readonly bare?: "after" | "all";
}

/** Writes an answer of one kind. Gives nothing where the packet has no part that could be written so. */
export type WriteDraft = (context: NoiseContext) => Draft | undefined;
