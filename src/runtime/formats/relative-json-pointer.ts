import { isJsonPointer } from "./json-pointer.js";

/** How many levels up, and how many items on in an array. */
const start = /^(?:0|[1-9]\d*)(?:[+-][1-9]\d*)?/;

/**
 * Tells whether `text` is a relative JSON Pointer: `1/name`, `0#`, `2+1/name`. The shift between items (`+1`) came with
 * draft 2019-09; it is accepted under draft-07 too. Takes time linear in the text.
 */
export function isRelativeJsonPointer(text: string): boolean {
  const found = start.exec(text)?.[0];
  if (found === undefined) return false;
  const rest = text.slice(found.length);
  return rest === "#" || isJsonPointer(rest);
}
