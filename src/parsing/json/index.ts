import { Cursor, type Outcome, type ReadSettings } from "./cursor.js";
import { readValue } from "./value.js";

export { isAnySpace, isFence, isInvisible, isJsonSpace, isQuote, isUnusualSpace, units } from "./characters.js";
export { endOfString } from "./count-keys.js";
export type { Fault, FaultClass, Outcome, ReadSettings, RepairAt } from "./cursor.js";
export { keepNumber } from "./number.js";
export { readStrict } from "./strict.js";

/**
 * Reads the JSON value that begins at `start`, repairing its syntax where only one reading is possible. Costs time
 * linear in the text that it reads.
 */
export function readJson(text: string, start: number, settings: ReadSettings): Outcome {
  const cursor = new Cursor(text, start, settings);
  const value = read(cursor);
  const { fault, repairs } = cursor;
  if (fault !== undefined) return { fault, repairs };
  const [first] = repairs;
  if (first !== undefined && !settings.repair) {
    cursor.fail("unparseable", "the syntax is not JSON", first.offset);
    if (cursor.fault !== undefined) return { fault: cursor.fault, repairs: [] };
  }
  return { value, end: cursor.position, repairs };
}

function read(cursor: Cursor): unknown {
  try {
    return readValue(cursor);
  } catch {
    // A limit set so high that the stack does not hold that many levels.
    return cursor.fail("too_deep", "arrays and objects are nested too deeply");
  }
}
