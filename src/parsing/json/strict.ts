import { isJsonSpace, units } from "./characters.js";
import { countPossibleKeys, countWrittenKeys } from "./count-keys.js";
import { inspect } from "./inspect.js";
import { isSurelyWellFormed } from "./well-formed.js";
import { withoutStack } from "./without-stack.js";

/**
 * Reads a text that is nothing but one JSON value with `JSON.parse`, which is many times faster than any other way.
 * Returns `undefined` if that does not do: the text is not JSON, or holds what `JSON.parse` passes over (a key twice,
 * a key that could reach a prototype, a number beyond a double, half of a character, too many levels). {@link readJson} says what it is.
 */
export function readStrict(text: string, maximumDepth: number, duplicateKeys: "refuse" | "last"): unknown {
  if (isSurelyNoJson(text)) return undefined;
  const value = parse(text);
  if (value === undefined || !isSurelyWellFormed(text)) return undefined;
  const keys = inspectSafely(value, maximumDepth);
  if (keys < 0) return undefined;
  if (duplicateKeys === "last" || keys === countPossibleKeys(text) || keys === countWrittenKeys(text)) {
    return value;
  }
  return undefined;
}

/**
 * Tells of an object whether it begins with a key without double quotes, or ends with a comma: of all damages the
 * commonest. Where `JSON.parse` has to find that out, it throws an error, which takes longer than all the rest.
 */
function isSurelyNoJson(text: string): boolean {
  if (text.charCodeAt(0) !== units.openBrace) return false;
  let first = 1;
  while (isJsonSpace(text.charCodeAt(first))) first++;
  const next = text.charCodeAt(first);
  if (next !== units.quote && next !== units.closeBrace) return true;
  let last = text.length - 2;
  while (isJsonSpace(text.charCodeAt(last))) last--;
  return text.charCodeAt(last) === units.comma;
}

function parse(text: string): unknown {
  try {
    return withoutStack(() => JSON.parse(text));
  } catch {
    return undefined;
  }
}

function inspectSafely(value: unknown, levels: number): number {
  try {
    return inspect(value, levels);
  } catch {
    // A limit set so high that the stack does not hold that many levels.
    return -1;
  }
}
