import type { Schema } from "../../../codegen/schema/schema.js";
import { formats } from "../../../runtime/formats/index.js";
import type { Edit } from "../edit.js";

/** Texts of a length just outside the bounds, in code points: a count of UTF-16 units would let some of them pass. */
export function* lengthEdits({ minLength = 0, maxLength }: Schema, value: unknown): Generator<Edit> {
  if (typeof value !== "string") return;
  const characters = [...value];
  if (minLength > 0) {
    const says = minLength === 1 ? "an empty text" : `${minLength - 1} characters`;
    yield { keyword: "minLength", value: characters.slice(0, minLength - 1).join(""), says };
    if (minLength > 1)
      yield { keyword: "minLength", value: "😀".repeat(minLength - 1), says: `${says} of two units each` };
  }
  if (maxLength === undefined) return;
  const filled = value + "a".repeat(Math.max(0, maxLength + 1 - characters.length));
  yield { keyword: "maxLength", value: filled, says: `${maxLength + 1} characters` };
  yield {
    keyword: "maxLength",
    value: "😀".repeat(maxLength + 1),
    says: `${maxLength + 1} characters of two units each`,
  };
}

/** Texts that just miss a `pattern`. */
export function* patternEdits({ pattern }: Schema, value: unknown): Generator<Edit> {
  if (typeof value !== "string" || pattern === undefined) return;
  const expression = new RegExp(pattern, "u");
  const changed: readonly (readonly [string, string])[] = [
    [value.slice(1), "the text without its first character"],
    [value.slice(0, -1), "the text without its last character"],
    [`${value}0`, "the text with a character after it"],
    [`x${value}`, "the text with a character before it"],
    [` ${value}`, "the text with a blank before it"],
    [`${value}\n`, "the text with a line break after it"],
    [value.toUpperCase(), "the text in upper case"],
    [`!${value.slice(1)}`, "the text with another first character"],
    [`${value.slice(0, -1)}!`, "the text with another last character"],
    [value.slice(0, Math.floor(value.length / 2)), "half of the text"],
    [value + value, "the text twice"],
    ["", "an empty text"],
  ];
  for (const [text, says] of changed) if (!expression.test(text)) yield { keyword: "pattern", value: text, says };
}

/** Texts that look like a date and time and are none. */
const noDateTimes: readonly (readonly [string, string])[] = [
  ["yesterday", "a word"],
  ["2026-02-11", "a date without a time"],
  ["2026-02-11T08:30:00", "a time without an offset"],
  ["2026-02-11 08:30:00Z", "a blank in place of the T"],
  ["2026-02-30T08:30:00Z", "30 February"],
  ["2026-13-01T08:30:00Z", "month 13"],
  ["2026-02-11T24:00:00Z", "hour 24"],
  ["2026-02-11T08:30:60Z", "a leap second at the wrong time"],
  ["2026-02-11T08:30:00+24:00", "an offset of 24 hours"],
];

/** Texts that just miss a `format`. */
export function* formatEdits({ format }: Schema, value: unknown): Generator<Edit> {
  if (typeof value !== "string" || format === undefined) return;
  const changed: readonly (readonly [string, string])[] = [
    ["", "an empty text"],
    ["not this", "words"],
    [` ${value}`, "the text with a blank before it"],
    [`${value}\n`, "the text with a line break after it"],
    [`${value}[`, "the text with a bracket after it"],
    [`${value}{`, "the text with a brace after it"],
  ];
  const test = formats.get(format)?.test;
  for (const [text, says] of format === "date-time" ? noDateTimes : changed) {
    if (test?.(text) === false) yield { keyword: "format", value: text, says };
  }
}
