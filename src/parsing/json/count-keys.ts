import { isJsonSpace, units } from "./characters.js";

/**
 * Counts the colons that may follow a key in a text that is known to be JSON: at least as many as there are keys, and
 * nearly always just as many. Costs next to nothing.
 */
export function countPossibleKeys(text: string): number {
  let count = 0;
  for (let colon = text.indexOf(":"); colon !== -1; colon = text.indexOf(":", colon + 1)) {
    const before = text.charCodeAt(colon - 1);
    if (before === units.quote || isJsonSpace(before)) count++;
  }
  return count;
}

/**
 * Counts the keys in a text that is known to be JSON, each as often as it was written: the strings that a colon
 * follows. Jumps from quote to quote, so that it costs a fraction of parsing.
 */
export function countWrittenKeys(text: string): number {
  let count = 0;
  let open = text.indexOf('"');
  while (open !== -1) {
    const close = endOfString(text, open);
    let next = close + 1;
    while (isJsonSpace(text.charCodeAt(next))) next++;
    if (text.charCodeAt(next) === units.colon) count++;
    open = text.indexOf('"', next);
  }
  return count;
}

/** Returns the offset of the quote that closes the string opened at `open`; -1 where the text ends before. */
export function endOfString(text: string, open: number): number {
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && text.charCodeAt(close - 1) === units.backslash && isEscaped(text, close)) {
    close = text.indexOf('"', close + 1);
  }
  return close;
}

function isEscaped(text: string, offset: number): boolean {
  let index = offset - 1;
  while (text.charCodeAt(index) === units.backslash) index--;
  return (offset - index) % 2 === 0;
}
