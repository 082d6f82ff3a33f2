import { units } from "./characters.js";
import type { Cursor } from "./cursor.js";

/** What one escape sequence stands for. */
export interface Escape {
  /** The text that it stands for. */
  readonly text: string;
  /** How many code units it takes. */
  readonly length: number;
  /** Whether JSON knows it, or else what it was taken for: a backslash that was meant as itself, or `\'`. */
  readonly kind: "valid" | "backslash" | "apostrophe";
}

export const simpleEscapes: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/**
 * Escapes that JSON does not know and that have more than one reading: hexadecimal and octal escapes of other
 * languages, a line continuation, Markdown's and template literals' backslashes.
 */
export const unclearEscape = /[xv0-9_$`\r\n]/;

const fourHexDigits = /^[0-9a-fA-F]{4}$/;

/** Reads the escape sequence at `offset`, where a backslash stands. Fails where it has no reading, or more than one. */
export function readEscape(cursor: Cursor, offset: number): Escape | undefined {
  const { text } = cursor;
  const letter = text.charAt(offset + 1);
  if (letter === "") return cursor.failAtEnd();
  const simple = simpleEscapes.get(letter);
  if (simple !== undefined) return { text: simple, length: 2, kind: "valid" };
  if (letter === "u") return readUnicodeEscape(cursor, offset);
  if (text.charCodeAt(offset + 1) === units.apostrophe) return { text: "'", length: 2, kind: "apostrophe" };
  if (unclearEscape.test(letter))
    return cursor.fail("unparseable", "an escape has more than one reading", offset, true);
  return { text: `\\${letter}`, length: 2, kind: "backslash" };
}

function readUnicodeEscape(cursor: Cursor, offset: number): Escape | undefined {
  const digits = cursor.text.slice(offset + 2, offset + 6);
  if (fourHexDigits.test(digits)) {
    return { text: String.fromCharCode(Number.parseInt(digits, 16)), length: 6, kind: "valid" };
  }
  if (offset + 2 + digits.length >= cursor.text.length && /^[0-9a-fA-F]*$/.test(digits)) return cursor.failAtEnd();
  return cursor.fail("unparseable", "an escape is incomplete", offset, true);
}
