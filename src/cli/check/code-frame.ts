import { harmlessLine } from "../terminal/harmless.js";
import type { Style } from "../terminal/style.js";

/** A place in a text, for people: lines and columns from 1. */
export interface FramePlace {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

const width = 100;
const linesAround = 1;

/** Shows the line at fault with those around it, the place marked. Long lines are cut around the place. */
export function codeFrame(text: string, { line, column, length }: FramePlace, firstLine: number, style: Style): string {
  const lines = linesOf(text, line - linesAround, line + linesAround);
  const numberWidth = String(firstLine + line).length;
  const from = Math.max(0, column - 1 - width / 2);
  const shown: string[] = [];
  for (const { number, content } of lines) {
    const isIt = number === line;
    const gutter = `${isIt ? ">" : " "} ${String(number + firstLine - 1).padStart(numberWidth)} | `;
    shown.push(`${isIt ? style.bold(gutter) : style.dim(gutter)}${cut(content, from)}`);
    if (!isIt) continue;
    // What stands before the place is escaped as it is shown, so that the mark stands below it.
    const before = cut(content.slice(0, column - 1), from, "").length + (from > 0 ? 1 : 0);
    const marked = Math.max(1, Math.min(length, content.length - column + 1, width / 2));
    shown.push(`${" ".repeat(gutter.length + before)}${style.red("^".repeat(marked))}`);
  }
  return shown.join("\n");
}

function cut(content: string, from: number, end = "…"): string {
  const part = content.slice(from, from + width);
  return `${from > 0 && end !== "" ? "…" : ""}${harmlessLine(part)}${from + width < content.length ? end : ""}`;
}

/** Returns some lines of a text, without splitting all of it. */
function linesOf(
  text: string,
  first: number,
  last: number,
): readonly { readonly number: number; readonly content: string }[] {
  const lines: { number: number; content: string }[] = [];
  const ends = /\r\n|\r|\n/g;
  let start = 0;
  for (let number = 1; number <= last && start <= text.length; number++) {
    const end = ends.exec(text);
    const stop = end?.index ?? text.length;
    if (number >= first) lines.push({ number, content: text.slice(start, stop) });
    start = end === null ? text.length + 1 : end.index + end[0].length;
  }
  return lines;
}
