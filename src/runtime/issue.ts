/** A key of an object or an index of an array, on the way from the root of a packet to a place in it. */
export type Key = string | number;

/**
 * What an issue is about. Each code belongs to one JSON Schema keyword, but for two: `semantics` is a rule of the
 * contract that JSON Schema cannot say, and `unreadable` a value that cannot be walked (nested too deeply for the
 * stack, or with a getter that throws).
 */
export type IssueCode =
  | "type"
  | "required"
  | "unknown_key"
  | "const"
  | "enum"
  | "min_length"
  | "max_length"
  | "pattern"
  | "format"
  | "minimum"
  | "maximum"
  | "exclusive_minimum"
  | "exclusive_maximum"
  | "multiple_of"
  | "min_items"
  | "max_items"
  | "unique_items"
  | "contains"
  | "max_contains"
  | "min_properties"
  | "max_properties"
  | "property_names"
  | "dependent_required"
  | "any_of"
  | "one_of"
  | "not"
  | "never"
  | "semantics"
  | "unreadable";

/** One thing that keeps a value from being a packet, and where it is. Never quotes the value itself. */
export interface Issue {
  /** What kind of rule is broken. */
  readonly code: IssueCode;
  /** Keys and indexes from the root to the place. A missing key's path ends in that key. */
  readonly path: readonly Key[];
  /** The same place as a JSON pointer (RFC 6901), `""` for the root. */
  readonly pointer: string;
  /** What would be right there, in words: `"a string"`, `"at least 1 item"`, `one of "a", "b"`. */
  readonly expected: string;
  /** One line for people: the place, what is wrong, what is expected. */
  readonly message: string;
}
