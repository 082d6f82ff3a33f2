import type { Repair, RepairKind } from "../result.js";

const names: Readonly<Record<RepairKind, string>> = {
  byte_order_mark: "a byte order mark",
  invisible_character: "invisible characters",
  unusual_space: "unusual spaces",
  comment: "comments",
  trailing_comma: "trailing commas",
  missing_comma: "missing commas",
  single_quotes: "single quotes around strings",
  smart_quotes: "typographic quotes around strings",
  unquoted_key: "keys without quotes",
  python_literal: "Python literals",
  undefined_value: "the value undefined",
  inner_quotes: "unescaped quotes in strings",
  raw_control_character: "raw line breaks or tabs in strings",
  invalid_escape: "invalid escapes",
  number_form: "numbers in a form that JSON lacks",
  escaped_text: "an object that was escaped like a string",
  html_entities: "HTML entities",
};

/** Says what had to be repaired before the packet could be looked at. Each kind once, however often it came. */
export function describeRepairs(repairs: readonly Repair[]): string {
  const kinds = new Set(repairs.map(({ kind }) => kind));
  return `To read it at all, its syntax had to be repaired: ${[...kinds].map((kind) => names[kind]).join(", ")}.`;
}
