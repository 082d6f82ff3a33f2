import { endOfString, type Fault, isAnySpace, isFence, isQuote, units } from "../json/index.js";
import { blockOf, type Fence } from "./fences.js";
import { isBlankFrom, skipBlanks } from "./lines.js";

/** The tags of code blocks that hold data or prose. Those with another hold code, in which brackets need not match. */
const dataTags: ReadonlySet<string> = new Set(
  ["", "json", "jsonc", "json5", "jsonl", "ndjson", "yaml", "yml", "text", "txt", "plaintext", "markdown", "md"].concat(
    ["xml", "html", "output", "console"],
  ),
);

/**
 * Returns where to look on after the object at `start` that could not be read, in the code block that `fence` opens if
 * there is one: never inside one of its strings, for a packet may stand there. Where those are is not always known once
 * the syntax is broken; then what follows is given up.
 */
export function resumeAfter(text: string, start: number, fault: Fault, fence: Fence | undefined): number {
  const { class: failure, offset, keys, misaligned } = fault;
  if (failure === "truncated") return isFence(text, offset) && !misaligned ? offset : text.length;
  if (failure === "duplicate_key" || failure === "forbidden_key") return endOfPlainBraces(text, start);
  if (failure === "too_deep") return text.length;
  if (!misaligned && keys.length === 0 && !isQuote(text.charCodeAt(offset))) return Math.max(offset, start + 1);
  const end = misaligned || keys.length === 0 ? -1 : endInStep(text, start);
  if (end !== -1) return end;
  const blockEnd = fence === undefined ? -1 : endOfBlock(text, start, fence);
  return blockEnd === -1 ? text.length : blockEnd;
}

/** Returns the offset behind the brace that closes the one at `start`, if only words stand between them on one line. */
function endOfPlainBraces(text: string, start: number): number {
  const [braces = ""] = /^\{[\w $.,:;=<>|+*-]{0,200}\}/.exec(text.slice(start, start + 202)) ?? [];
  return braces === "" ? text.length : start + braces.length;
}

/**
 * Returns the offset behind the bracket that closes the one at `start`; -1 if it is not closed, or if any quote on the
 * way stands where neither a string nor a key could begin and end, so that it is not sure what is a string.
 */
function endInStep(text: string, start: number): number {
  const closers: number[] = [];
  /** What stood last, white space aside. */
  let before = Number.NaN;
  for (let index = start; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (isAnySpace(unit)) continue;
    if (unit === units.openBrace || unit === units.openBracket) closers.push(unit + 2);
    else if (unit === units.closeBrace || unit === units.closeBracket) {
      if (closers.pop() !== unit) return -1;
      if (closers.length === 0) return index + 1;
    } else if (unit === units.quote) {
      if (!isBoundary(before) && before !== units.quote) return -1;
      index = endOfStringInStep(text, index);
      if (index === -1) return -1;
    } else if (isQuote(unit) || isUnclear(unit) || isFence(text, index)) return -1;
    before = unit;
  }
  return -1;
}

/** Returns the offset of the quote that closes the string opened at `open`, if it looks like one; else -1. */
function endOfStringInStep(text: string, open: number): number {
  const close = endOfString(text, open);
  if (close === -1) return -1;
  if (text.slice(open, close).includes("\n")) return -1;
  let next = close + 1;
  while (isAnySpace(text.charCodeAt(next))) next++;
  const unit = text.charCodeAt(next);
  return isBoundary(unit) || (unit === units.quote && next > close + 1) ? close : -1;
}

function isBoundary(unit: number): boolean {
  if (unit === units.comma || unit === units.colon || unit === units.openBrace || unit === units.closeBrace)
    return true;
  return unit === units.openBracket || unit === units.closeBracket;
}

/** Tells whether the code unit can begin a comment, an escape or a template, which may have quotes in it. */
function isUnclear(unit: number): boolean {
  return unit === units.slash || unit === units.hash || unit === units.backslash || unit === 0x60;
}

/**
 * Returns the start of the line that ends the code block around `start`; -1 if that may be a fence in a string: one
 * with a tag, or one before which brackets are still open.
 */
function endOfBlock(text: string, start: number, fence: Fence): number {
  const { end, closed } = blockOf(text, { ...fence, end: start });
  const mark = skipBlanks(text, end);
  if (!closed || !isBlankFrom(text, mark + markLength(text, mark))) return -1;
  return !dataTags.has(fence.tag) || areBracketsEven(text, start, end) ? end : -1;
}

function markLength(text: string, offset: number): number {
  let end = offset;
  while (text.charAt(end) === text.charAt(offset)) end++;
  return end - offset;
}

/** Tells whether as many brackets are closed as are opened, wherever they stand, and one of them stands last. */
function areBracketsEven(text: string, start: number, end: number): boolean {
  let [braces, brackets, last] = [0, 0, 0];
  for (let index = start; index < end; index++) {
    const unit = text.charCodeAt(index);
    if (unit === units.openBrace) braces++;
    else if (unit === units.closeBrace) braces--;
    else if (unit === units.openBracket) brackets++;
    else if (unit === units.closeBracket) brackets--;
    if (!isAnySpace(unit)) last = unit;
  }
  return braces === 0 && brackets === 0 && (last === units.closeBrace || last === units.closeBracket);
}
