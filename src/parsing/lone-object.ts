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
  const start = findStart(text);
  const end = start === -1 ? -1 : findEnd(text);
  return end <= start ? undefined : { start, end };
}

/** Returns where the object begins, behind sentences and the opening of a code block. -1 if something else is there. */
function findStart(text: string): number {
  let index = 0;
  while (index < text.length && !isTelling(text.charCodeAt(index))) index++;
  if (text.charCodeAt(index) === units.colon) index++;
  while (isJsonSpace(text.charCodeAt(index))) index++;
  if (text.startsWith(fence, index)) {
    index += fence.length;
    while (isTagUnit(text.charCodeAt(index))) index++;
    while (isJsonSpace(text.charCodeAt(index))) index++;
  }
  return text.charCodeAt(index) === units.openBrace && text.charCodeAt(0) !== byteOrderMark ? index : -1;
}

/** Returns where the object ends, before the end of a code block and sentences. -1 if something else is there. */
function findEnd(text: string): number {
  let index = text.length - 1;
  while (index >= 0 && text.charCodeAt(index) !== units.closeBrace && !isTelling(text.charCodeAt(index))) index--;
  if (text.startsWith(fence, index - fence.length + 1)) {
    index -= fence.length;
    while (isJsonSpace(text.charCodeAt(index))) index--;
  }
  return text.charCodeAt(index) === units.closeBrace ? index + 1 : -1;
}

const fence = "```";

function isTelling(unit: number): boolean {
  return telling[unit] === 1;
}

function isTagUnit(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || (unit >= 0x30 && unit <= 0x39);
}
