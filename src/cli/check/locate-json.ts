import { endOfString } from "../../parsing/json/index.js";
import type { Key } from "../../runtime/issue.js";
import type { Place } from "./locate.js";

/** Finds the value, or the key of the value, that a path leads to in a text that is known to be JSON. */
export function locateInJson(
  text: string,
  path: readonly Key[],
  _document: number,
  wantsKey: boolean,
): Place | undefined {
  let start = skipSpace(text, 0);
  let key: Place | undefined;
  for (const step of path) {
    const member = findMember(text, start, step);
    if (member === undefined) return undefined;
    start = member.value;
    key = member.key;
  }
  return wantsKey && key !== undefined ? key : { offset: start, length: endOfValue(text, start) - start };
}

interface Member {
  readonly key?: Place;
  readonly value: number;
}

/** Finds a member of the object or array that begins at `start`. */
function findMember(text: string, start: number, step: Key): Member | undefined {
  const isArray = text[start] === "[";
  if (!isArray && text[start] !== "{") return undefined;
  let position = skipSpace(text, start + 1);
  for (let index = 0; text[position] !== "]" && text[position] !== "}" && position < text.length; index++) {
    let key: Place | undefined;
    if (!isArray) {
      const end = endOfString(text, position) + 1;
      key = { offset: position, length: end - position };
      position = skipSpace(text, skipSpace(text, end) + 1);
    }
    const isIt = key === undefined ? index === Number(step) : readKey(text, key) === String(step);
    if (isIt) return { value: position, ...(key === undefined ? {} : { key }) };
    position = skipSpace(text, endOfValue(text, position));
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return undefined;
}

function readKey(text: string, { offset, length }: Place): unknown {
  return JSON.parse(text.slice(offset, offset + length));
}

/** Returns where the value that begins at `start` ends. */
function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start) + 1;
  if (text[start] !== "{" && text[start] !== "[") return endOfScalar(text, start);
  let depth = 0;
  for (let position = start; position < text.length; position++) {
    const character = text[position];
    if (character === '"') position = endOfString(text, position);
    else if (character === "{" || character === "[") depth++;
    else if (character === "}" || character === "]") depth--;
    if (depth === 0) return position + 1;
  }
  return text.length;
}

function endOfScalar(text: string, start: number): number {
  let position = start;
  while (position < text.length && !/[,\]}\s]/.test(text.charAt(position))) position++;
  return position;
}

function skipSpace(text: string, start: number): number {
  let position = start;
  while (/[ \t\r\n]/.test(text[position] ?? "")) position++;
  return position;
}
