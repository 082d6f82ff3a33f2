import { isJsonSpace, units } from "./json/index.js";

/** Where an object stands in a text. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const byteOrderMark = 0xfeff;

/** For each ASCII code unit, 1 if it could begin a candidate, a tag or a code block. */
const telling = new Uint8Array(128);
for (const character of ":{[<`~") telling[character.charCodeAt(0)] = 1;

/**
 * Finds the object of a text that has nothing else that could matter: at most white space, a code block, and sentences
 * without brackets, tags, colons and further code blocks. Most answers are such, and need no search for candidates.
 */
export function findLoneObject(text: string): Place | undefined {
  if (text.charCodeAt(0) === units.openBrace && text.charCodeAt(text.length - 1) === units.closeBrace) {
    return { start: 0, end: text.length };
  }
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}") + 1;
  if (start === -1 || end <= start || !isPlainBefore(text, start) || !isPlainAfter(text, end)) return undefined;
  return { start, end };
}

function isPlainBefore(text: string, start: number): boolean {
  let end = start;
  while (end > 0 && isJsonSpace(text.charCodeAt(end - 1))) end--;
  if (end === 0) return true;
  let mark = end;
  while (isTagUnit(text.charCodeAt(mark - 1))) mark--;
  if (text.startsWith("```", mark - 3)) {
    end = mark - 3;
    while (end > 0 && isJsonSpace(text.charCodeAt(end - 1))) end--;
  }
  if (text.charCodeAt(end - 1) === units.colon) end--;
  return text.charCodeAt(0) !== byteOrderMark && isPlain(text, 0, end);
}

function isPlainAfter(text: string, end: number): boolean {
  let index = end;
  while (isJsonSpace(text.charCodeAt(index))) index++;
  if (index === text.length) return true;
  return isPlain(text, text.startsWith("```", index) ? index + 3 : index, text.length);
}

/** Tells whether nothing from `start` to `end` could begin a candidate, a tag or a code block. */
function isPlain(text: string, start: number, end: number): boolean {
  for (let index = start; index < end; index++) if (telling[text.charCodeAt(index)] === 1) return false;
  return true;
}

function isTagUnit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
}
