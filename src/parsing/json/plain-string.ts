import { isJsonSpace, units } from "./characters.js";
import type { Cursor } from "./cursor.js";

/** What a string is to the object or array that it stands in. */
export type Role = "key" | "value";

const firstSurrogate = 0xd800;

/**
 * Reads the string at the position if there is nothing to it: between double quotes, without escapes and control
 * characters, and with what has to follow. Nearly all strings are such, and need none of the care that others do.
 * Returns `undefined` for any other, and stays where it is.
 */
export function readPlainString(cursor: Cursor, role: Role): string | undefined {
  const { text, position } = cursor;
  if (text.charCodeAt(position) !== units.quote) return undefined;
  let end = position + 1;
  while (isPlain(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) !== units.quote) return undefined;
  let next = end + 1;
  while (isJsonSpace(text.charCodeAt(next))) next++;
  if (!canFollow(text.charCodeAt(next), role)) return undefined;
  cursor.position = end + 1;
  return text.slice(position + 1, end);
}

/** Tells of most code units that they only stand for themselves. Half of a character may not. */
function isPlain(unit: number): boolean {
  return unit >= units.space && unit < firstSurrogate && unit !== units.quote && unit !== units.backslash;
}

function canFollow(unit: number, role: Role): boolean {
  if (role === "key") return unit === units.colon;
  return unit === units.comma || unit === units.closeBrace || unit === units.closeBracket;
}
