import { isInvisible, isJsonSpace, isUnusualSpace, units } from "./characters.js";
import type { Cursor } from "./cursor.js";

/**
 * Moves over what may stand between two tokens: white space, and, as repairs, characters that only look like it and
 * comments. Returns false where a comment cannot be passed.
 */
export function skipSpace(cursor: Cursor): boolean {
  for (;;) {
    const { unit } = cursor;
    if (isJsonSpace(unit)) cursor.position++;
    else if (isUnusualSpace(unit)) skipRun(cursor, isUnusualSpace, "unusual_space");
    else if (isInvisible(unit)) skipRun(cursor, isInvisible, "invisible_character");
    else if (unit === units.slash || unit === units.hash) {
      if (!skipComment(cursor)) return cursor.fault === undefined;
    } else return true;
  }
}

function skipRun(
  cursor: Cursor,
  belongs: (unit: number) => boolean,
  kind: "unusual_space" | "invisible_character",
): void {
  cursor.repaired(kind);
  while (belongs(cursor.unit)) cursor.position++;
}

/** Moves over a comment. Returns false if there is none at the position, or none that can be passed. */
function skipComment(cursor: Cursor): boolean {
  const { text, position } = cursor;
  const block = text.startsWith("/*", position);
  if (!block && !text.startsWith("//", position) && cursor.unit !== units.hash) {
    if (position + 1 === text.length) cursor.failAtEnd();
    return false;
  }
  const start = position + (cursor.unit === units.hash ? 1 : 2);
  const end = block ? text.indexOf("*/", start) : endOfLine(text, start);
  if (end === -1) {
    cursor.failAtEnd();
    return false;
  }
  if (isEllipsis(text, start)) {
    cursor.fail("unparseable", "a comment stands for something that was left out");
    return false;
  }
  cursor.repaired("comment");
  cursor.position = block ? end + 2 : end;
  return true;
}

/** Tells whether a comment begins with dots: what it stands for was left out, and must not be lost silently. */
function isEllipsis(text: string, start: number): boolean {
  let index = start;
  while (text.charCodeAt(index) === units.space) index++;
  return text.startsWith("...", index) || text.startsWith("…", index);
}

function endOfLine(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const unit = text.charCodeAt(index);
    if (unit === units.lineFeed || unit === units.carriageReturn) break;
    index++;
  }
  return index;
}
