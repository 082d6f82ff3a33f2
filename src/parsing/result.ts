import type { Contract, Issue, Key, PacketError, PacketErrorCode } from "../runtime/index.js";
import type { FindingCode, FindingSeverity } from "../semantics/finding.js";

/** How a packet may be written. */
export type PacketFormat = "json" | "yaml";

/** A place in the text as it came. */
export interface Position {
  /** UTF-16 code units before the place, as `text.slice` counts. */
  readonly offset: number;
  /** From 1. A line ends in LF, CRLF or CR. */
  readonly line: number;
  /** UTF-16 code units from the start of the line, from 1. */
  readonly column: number;
}

/** Where the packet stands in the text: its start, and how many UTF-16 code units it takes. */
export interface Span extends Position {
  readonly length: number;
}

/** What was wrong with the syntax, and was read as the only thing that it can mean. */
export type RepairKind =
  | "byte_order_mark"
  | "invisible_character"
  | "unusual_space"
  | "comment"
  | "trailing_comma"
  | "missing_comma"
  | "single_quotes"
  | "smart_quotes"
  | "unquoted_key"
  | "python_literal"
  | "undefined_value"
  | "inner_quotes"
  | "raw_control_character"
  | "invalid_escape"
  | "number_form"
  | "escaped_text"
  | "html_entities";

/** One repair of the syntax. */
export interface Repair extends Position {
  readonly kind: RepairKind;
}

/** A difference of form that is bridged only on request. */
export type CoercionKind =
  /** `"3"` for 3. */
  | "number"
  /** `"true"` for true. */
  | "boolean"
  /** null for an optional key that is absent. */
  | "null"
  /** `"Independent Task"` for `"independent_task"`. */
  | "enum"
  /** `nextAction` for `next-action`. */
  | "key"
  /** The packet as the only value of an object, `{"packet": {...}}`. */
  | "wrapper"
  /** The packet as the only item of an array. */
  | "array"
  /** The packet as the arguments of a tool call. */
  | "tool_call"
  /** The packet, or an object or array in it, as a string of JSON. */
  | "stringified"
  /** `"a"` for `["a"]`. */
  | "scalar";

/** One difference of form that was bridged. */
export interface Coercion {
  readonly kind: CoercionKind;
  /** Where, in the packet as returned. */
  readonly path: readonly Key[];
  /** The same as a JSON pointer, `""` for the whole packet. */
  readonly pointer: string;
}

/** A rule of the contract, beyond its JSON Schema, that the packet breaks. */
export interface Warning {
  readonly code: FindingCode;
  /** `hint` if the rule knows an exception that the packet cannot tell. */
  readonly severity: FindingSeverity;
  /** Where, as a JSON pointer. */
  readonly pointer: string;
  /** One line for people. */
  readonly message: string;
}

/** Why a text gave no packet. The list is closed. */
export type FailureClass = Exclude<PacketErrorCode, "transfer_limit">;

/** A packet that was found in a text. */
export interface ReadSuccess<Packet> {
  readonly success: true;
  readonly data: Packet;
  /** The name of the contract that the packet satisfies. */
  readonly contract: string;
  readonly format: PacketFormat;
  readonly span: Span;
  readonly repairs: readonly Repair[];
  readonly coercions: readonly Coercion[];
  readonly warnings: readonly Warning[];
  readonly error?: never;
  readonly feedback?: never;
  readonly position?: never;
}

/** Why a text gave no packet. */
export interface ReadRefusal {
  readonly success: false;
  readonly data?: never;
  readonly error: PacketError;
  /** What to tell the model that wrote the text. */
  readonly feedback: string;
  /** Where in the text the trouble is, if it has a place. */
  readonly position?: Position;
}

/** What {@link readPacket} gives. */
export type ReadResult<Packet> = ReadSuccess<Packet> | ReadRefusal;

/** All that is known of a refusal, for the text that goes back to the model. */
export interface ReadFailure {
  readonly class: FailureClass;
  /** The contracts that were looked for, at least one. */
  readonly contracts: readonly Contract[];
  /** The formats that were looked for. Both unless given. */
  readonly formats?: readonly PacketFormat[];
  readonly issues: readonly Issue[];
  /** How many issues there are beyond those in `issues`. */
  readonly omitted: number;
  /** What was repaired before the refusal. */
  readonly repairs: readonly Repair[];
  /** Where in the text the trouble is, if it has a place. */
  readonly position?: Position;
  /** One clause that says more than the class does. Never quotes input. */
  readonly detail?: string;
  /** The value that `issues` speaks of, if the text held one. Untrusted. */
  readonly value?: unknown;
}
