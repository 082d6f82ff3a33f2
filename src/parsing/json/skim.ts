import { units } from "./characters.js";
import { endOfString } from "./count-keys.js";

/**
 * Finds the end of the object or array that begins at `start` without reading it: brackets are counted, strings are
 * jumped over. What it says holds only if the text is valid JSON. Returns -1 where the text ends before.
 */
export function skim(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === units.quote) {
      index = endOfString(text, index);
      if (index === -1) return -1;
    } else if (unit === units.openBrace || unit === units.openBracket) depth++;
    else if (unit === units.closeBrace || unit === units.closeBracket) {
      depth--;
      if (depth === 0) return index + 1;
    }
  }
  return -1;
}
