import { units } from "../json/index.js";

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
