import { endOfString } from "../../parsing/json/index.js";
import type { Key } from "../../runtime/issue.js";
import type { Place, Search } from "./locate.js";
import type { Source } from "./packets.js";

/** Makes the search of a text that is known to be JSON. */
export function searchJson(source: Source): Search {
  const { text } = source;
  return (path, wantsKey) => {
    let member: Member | undefined = { value: skipSpace(text, 0) };
    for (const [depth, step] of path.entries()) {
      member = depth === 0 && typeof step === "number" ? itemOf(source, step) : findMember(text, member.value, step);
      if (member === undefined) return undefined;
    }
    const { key, value } = member;
    return wantsKey && key !== undefined ? key : { offset: value, length: endOfValue(text, value) - value };
  };
}

const known = new WeakMap<Source, readonly number[]>();

/** Finds an item of a text that is one array. All are found at once: each of many packets asks for its own. */
function itemOf(source: Source, index: number): Member | undefined {
  const starts = known.get(source) ?? findItems(source.text);
  known.set(source, starts);
  const value = starts[index];
  return value === undefined ? undefined : { value };
}

function findItems(text: string): readonly number[] {
  const starts: number[] = [];
  let position = skipSpace(text, 0);
  if (text[position] !== "[") return starts;
  position = skipSpace(text, position + 1);
  while (position < text.length && text[position] !== "]") {
    starts.push(position);
    position = skipSpace(text, endOfValue(text, position));
    if (text[position] === ",") position = skipSpace(text, position + 1);
  }
  return starts;
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
