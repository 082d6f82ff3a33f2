import { harmlessLine } from "../terminal/harmless.js";
import type { Style } from "../terminal/style.js";

import { lineIndexOf } from "./line-index.js";
import type { Source } from "./packets.js";

/** A place in a text, for people: lines and columns from 1. */
export interface FramePlace {
  readonly line: number;
  readonly column: number;
  readonly length: number;
}

const width = 100;
const linesAround = 1;

/** Shows the line at fault with those around it, the place marked. Long lines are cut around the place. */
export function codeFrame(source: Source, { line, column, length }: FramePlace, style: Style): string {
  const { firstLine } = source;
  const index = lineIndexOf(source);
  const numberWidth = String(firstLine + line).length;
  const from = Math.max(0, column - 1 - width / 2);
  const shown: string[] = [];
  for (let number = line - linesAround; number <= line + linesAround; number++) {
    const content = index.line(number);
    const isIt = number === line;
    // What ends the last line begins no other.
    const isEnd = content === "" && index.line(number + 1) === undefined;
    if (content === undefined || (isEnd && !isIt)) continue;
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
