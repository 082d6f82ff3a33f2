import { isBlankFrom, lineEnd, nextLine, skipBlanks } from "./lines.js";

/** The opening of a Markdown code block. */
export interface Fence {
  readonly mark: string;
  readonly length: number;
  /** In lower case, `""` if there is none. */
  readonly tag: string;
  readonly indent: number;
  /** Behind the tag. */
  readonly end: number;
}

const prefix = /[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/y;
const tagPattern = /[A-Za-z][\w+#.-]*/y;

/** Returns the fence at the start of the line at `lineStart`, behind what makes it an item of a list. */
export function fenceAt(text: string, lineStart: number): Fence | undefined {
  prefix.lastIndex = lineStart;
  prefix.test(text);
  return fenceMark(text, prefix.lastIndex, prefix.lastIndex - lineStart);
}

/** Returns the fence whose first mark stands at `offset`. */
export function fenceMark(text: string, offset: number, indent = 0): Fence | undefined {
  const mark = text.charAt(offset);
  if (mark !== "`" && mark !== "~") return undefined;
  let end = offset;
  while (text.charAt(end) === mark) end++;
  if (end - offset < 3) return undefined;
  tagPattern.lastIndex = end;
  const tag = tagPattern.exec(text)?.[0] ?? "";
  return { mark, length: end - offset, tag: tag.toLowerCase(), indent, end: end + tag.length };
}

/** Tells whether `fence`, met while `open` is open, closes it: it says nothing, or something that is no tag. */
export function closesFence(text: string, fence: Fence, open: Fence | undefined): boolean {
  if (open === undefined || fence.mark !== open.mark || fence.length < open.length) return false;
  return fence.tag === "" || !isBlankFrom(text, fence.end);
}

/** What a code block holds. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** Whether a fence ends it, and not the text. */
  readonly closed: boolean;
}

/** Finds the content of the block that `fence` opens: up to the next line that begins with such a fence. */
export function blockOf(text: string, fence: Fence): Block {
  const start = nextLine(text, fence.end);
  for (let line = start; line < text.length; line = nextLine(text, line)) {
    const offset = skipBlanks(text, line);
    const found = offset - line <= fence.indent ? fenceMark(text, offset) : undefined;
    if (found?.mark === fence.mark && found.length >= fence.length) return { start, end: line, closed: true };
    if (lineEnd(text, line) === text.length) break;
  }
  return { start, end: text.length, closed: false };
}
