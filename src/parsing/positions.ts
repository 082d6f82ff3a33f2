import { units } from "./json/index.js";
import type { Position } from "./result.js";

/** From this many questions on it pays to know all lines. */
const fewQuestions = 4;

/** Turns offsets into lines and columns. Looks for all the lines of the text once, and only if it is asked often. */
export class Positions {
  readonly #text: string;
  #lineStarts: number[] | undefined;
  #questions = 0;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): Position {
    this.#questions++;
    if (this.#questions <= fewQuestions) return positionAt(this.#text, offset);
    this.#lineStarts ??= findLineStarts(this.#text);
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { offset, line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 };
  }
}

/** Turns one offset into a line and a column. */
export function positionAt(text: string, offset: number): Position {
  if (offset === 0) return { offset, line: 1, column: 1 };
  let line = 1;
  let lineStart = 0;
  for (let index = 0; index < offset; index++) {
    if (!endsLine(text, index)) continue;
    line++;
    lineStart = index + 1;
  }
  return { offset, line, column: offset - lineStart + 1 };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) if (endsLine(text, index)) starts.push(index + 1);
  return starts;
}

/** Tells whether a line ends behind the code unit at `index`: a line feed, or a carriage return without one. */
function endsLine(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  if (unit === units.lineFeed) return true;
  return unit === units.carriageReturn && text.charCodeAt(index + 1) !== units.lineFeed;
}
