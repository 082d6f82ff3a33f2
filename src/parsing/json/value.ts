import { isObject } from "../../runtime/index.js";
import { isFence, isQuote, units } from "./characters.js";
import type { Cursor } from "./cursor.js";
import { readBareKey, readBareToken, readScalar } from "./scalar.js";
import { skipSpace } from "./space.js";
import { readString } from "./string.js";

/** Reads the value at the position, repairing what has one reading only. Returns `undefined` where it fails. */
export function readValue(cursor: Cursor): unknown {
  const { unit } = cursor;
  if (unit === units.openBrace) return readObject(cursor);
  if (unit === units.openBracket) return readArray(cursor);
  if (isQuote(unit)) return readString(cursor, "value");
  if (isFence(cursor.text, cursor.position)) return failAtFence(cursor);
  return readScalar(cursor);
}

function readObject(cursor: Cursor): Record<string, unknown> | undefined {
  if (!enter(cursor)) return undefined;
  const object: Record<string, unknown> = {};
  let undefinedKeys: Set<string> | undefined;
  while (!closes(cursor, units.closeBrace)) {
    if (cursor.fault !== undefined) return undefined;
    const start = cursor.position;
    const key = readKey(cursor);
    if (key === undefined) return undefined;
    if (cursor.depth === 1 || (cursor.depth === 2 && cursor.path[0] === 0)) cursor.keys.push(key);
    cursor.path.push(key);
    if (key === "__proto__") return cursor.fail("forbidden_key", "a key could reach a prototype", start);
    if (
      cursor.settings.duplicateKeys === "refuse" &&
      (Object.hasOwn(object, key) || undefinedKeys?.has(key) === true)
    ) {
      return cursor.fail("duplicate_key", "an object has a key twice", start);
    }
    if (readUndefined(cursor)) {
      undefinedKeys ??= new Set();
      undefinedKeys.add(key);
    } else {
      const value = readValue(cursor);
      if (value === undefined) return undefined;
      if (key === "constructor" && isObject(value) && Object.hasOwn(value, "prototype")) {
        return cursor.fail("forbidden_key", "a key could reach a prototype", start);
      }
      object[key] = value;
    }
    cursor.path.pop();
    if (!separate(cursor, units.closeBrace)) return undefined;
  }
  cursor.depth--;
  return object;
}

function readArray(cursor: Cursor): unknown[] | undefined {
  if (!enter(cursor)) return undefined;
  const array: unknown[] = [];
  while (!closes(cursor, units.closeBracket)) {
    if (cursor.fault !== undefined) return undefined;
    cursor.path.push(array.length);
    const value = readValue(cursor);
    if (value === undefined) return undefined;
    array.push(value);
    cursor.path.pop();
    if (!separate(cursor, units.closeBracket)) return undefined;
  }
  cursor.depth--;
  return array;
}

function enter(cursor: Cursor): boolean {
  cursor.depth++;
  if (cursor.depth > cursor.settings.maximumDepth) {
    cursor.fail("too_deep", "arrays and objects are nested too deeply");
    return false;
  }
  cursor.position++;
  return skipSpace(cursor);
}

/** Moves over the closing bracket, if it is what stands at the position. */
function closes(cursor: Cursor, closer: number): boolean {
  if (cursor.fault !== undefined) return false;
  if (cursor.unit === closer) {
    cursor.position++;
    return true;
  }
  if (cursor.atEnd) cursor.failAtEnd();
  return false;
}

function readKey(cursor: Cursor): string | undefined {
  const { position } = cursor;
  let key: string | undefined;
  if (isQuote(cursor.unit)) key = readString(cursor, "key");
  else {
    key = readBareKey(cursor);
    if (key === "") {
      return isFence(cursor.text, position) ? failAtFence(cursor) : cursor.fail("unparseable", "a key is expected");
    }
  }
  if (key === undefined || !skipSpace(cursor)) return undefined;
  if (cursor.unit !== units.colon) {
    return cursor.atEnd ? cursor.failAtEnd() : cursor.fail("unparseable", "a key is not followed by a colon");
  }
  if (!isQuote(cursor.text.charCodeAt(position))) cursor.repaired("unquoted_key", position);
  cursor.position++;
  if (!skipSpace(cursor)) return undefined;
  return cursor.atEnd ? cursor.failAtEnd() : key;
}

/** Moves over `undefined`, which JavaScript writes for a key that is not there. */
function readUndefined(cursor: Cursor): boolean {
  const { position } = cursor;
  if (!cursor.text.startsWith("undefined", position) || readBareToken(cursor) !== "undefined") {
    cursor.position = position;
    return false;
  }
  cursor.repaired("undefined_value", position);
  return true;
}

/** Moves over what separates two items, or stays before the closing bracket. Returns false where it is neither. */
function separate(cursor: Cursor, closer: number): boolean {
  const end = cursor.position;
  if (!skipSpace(cursor)) return false;
  const { unit, position } = cursor;
  if (unit === closer) return true;
  if (unit === units.comma) {
    cursor.position++;
    if (!skipSpace(cursor)) return false;
    if (cursor.unit === closer) cursor.repaired("trailing_comma", position);
    return true;
  }
  if (cursor.atEnd) cursor.failAtEnd();
  else if (isFence(cursor.text, position)) failAtFence(cursor);
  else if (startsNext(cursor, end)) cursor.repaired("missing_comma", end);
  else cursor.fail("unparseable", "a comma or a closing bracket is expected");
  return cursor.fault === undefined;
}

/** Tells whether the next item of the same kind begins at the position, with only the comma before it missing. */
function startsNext(cursor: Cursor, end: number): boolean {
  const before = cursor.text.charCodeAt(end - 1);
  const apart = cursor.position > end || before === units.closeBrace || before === units.closeBracket;
  if (isQuote(cursor.unit)) return apart;
  return cursor.unit === units.openBrace && before === units.closeBrace;
}

function failAtFence(cursor: Cursor): undefined {
  return cursor.fail("truncated", "the code block ends inside a value");
}
