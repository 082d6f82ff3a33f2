import { isAnySpace, units } from "../json/index.js";

/** Returns the offset of the end of the line that `offset` is in: of its line break, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

/** Returns the offset of the line after the one that `offset` is in, or the end of the text. */
export function nextLine(text: string, offset: number): number {
  return Math.min(lineEnd(text, offset) + 1, text.length);
}

/** Returns the offset of the first code unit from `offset` on that is neither a space nor a tab. */
export function skipBlanks(text: string, offset: number): number {
  let index = offset;
  while (text.charCodeAt(index) === units.space || text.charCodeAt(index) === units.tab) index++;
  return index;
}

/** Tells whether nothing but white space stands from `offset` to the end of its line. */
export function isBlankFrom(text: string, offset: number): boolean {
  const unit = text.charCodeAt(skipBlanks(text, offset));
  return Number.isNaN(unit) || unit === units.lineFeed || unit === units.carriageReturn;
}

/** Returns the start of the first line from `line` on that is neither blank nor a comment. */
export function skipComments(text: string, line: number): number {
  let index = line;
  while (index < text.length && (isBlankFrom(text, index) || text.charAt(index) === "#")) index = nextLine(text, index);
  return index;
}

/** Returns the place of the first character from `offset` on that is no space of any kind. */
export function skipSpace(text: string, offset: number): number {
  let index = offset;
  while (isAnySpace(text.charCodeAt(index))) index++;
  return index;
}
