import type { Cursor } from "./cursor.js";
import { keepNumber } from "./number.js";

const literals: ReadonlyMap<string, true | false | null> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

const pythonLiterals: ReadonlyMap<string, true | false | null> = new Map([
  ["True", true],
  ["False", false],
  ["None", null],
]);

const strictNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Numbers as JSON5 writes them: `+1`, `.5`, `5.`. Never with a leading zero, which could mean octal. */
const looseNumber = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
const hexadecimal = /^[+-]?0[xX][0-9a-fA-F]+$/;

/** Reads a value without quotes: a number or a literal, repaired if need be. Words have no reading and are refused. */
export function readScalar(cursor: Cursor): number | boolean | null | undefined {
  const start = cursor.position;
  const token = readBareToken(cursor);
  const literal = literals.get(token);
  if (literal !== undefined) return literal;
  const python = pythonLiterals.get(token);
  if (python !== undefined) {
    cursor.repaired("python_literal", start);
    return python;
  }
  if (strictNumber.test(token)) return keep(cursor, Number(token), token, start);
  if (looseNumber.test(token) || hexadecimal.test(token)) {
    cursor.repaired("number_form", start);
    return keep(cursor, looseValue(token), token, start);
  }
  if (cursor.atEnd) return cursor.failAtEnd();
  return cursor.fail("unparseable", "a value has no reading", start);
}

/** Returns the run of letters, digits, signs and dots at the position, and moves behind it. */
export function readBareToken(cursor: Cursor): string {
  const start = cursor.position;
  while (isBareUnit(cursor.unit)) cursor.position++;
  return cursor.text.slice(start, cursor.position);
}

/** Reads a key without quotes, as JavaScript writes it, hyphens allowed. Returns `""` if there is none. */
export function readBareKey(cursor: Cursor): string {
  const start = cursor.position;
  if (!isLetter(cursor.unit)) return "";
  while (isBareUnit(cursor.unit) && cursor.text.charAt(cursor.position) !== "." && cursor.unit !== 0x2b) {
    cursor.position++;
  }
  return cursor.text.slice(start, cursor.position);
}

function keep(cursor: Cursor, value: number, token: string, start: number): number | undefined {
  return keepNumber(value, token) ?? cursor.fail("unparseable", "a number is none that can be kept", start);
}

function looseValue(token: string): number {
  if (!hexadecimal.test(token)) return Number(token);
  const value = Number(token.replace(/^[+-]/, ""));
  // Digits beyond 2^53 would be lost without a word; infinity is refused by the caller.
  if (value > Number.MAX_SAFE_INTEGER) return Number.POSITIVE_INFINITY;
  return token.startsWith("-") ? -value : value;
}

function isLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === 0x5f || unit === 0x24;
}

/** Tells whether the code unit can be part of a number, a literal or a key without quotes. */
export function isBareUnit(unit: number): boolean {
  return isLetter(unit) || (unit >= 0x30 && unit <= 0x39) || unit === 0x2b || unit === 0x2d || unit === 0x2e;
}
