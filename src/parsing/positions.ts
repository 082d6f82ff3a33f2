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
  const lines = new LineStarts(text);
  let line = 1;
  let lineStart = 0;
  for (let start = lines.next(); start <= offset; start = lines.next()) {
    line++;
    lineStart = start;
  }
  return { offset, line, column: offset - lineStart + 1 };
}

function findLineStarts(text: string): number[] {
  const lines = new LineStarts(text);
  const starts: number[] = [];
  for (let start = 0; start !== Number.POSITIVE_INFINITY; start = lines.next()) starts.push(start);
  return starts;
}

/** Goes from line to line: a line feed ends one, or a carriage return, or both together. */
class LineStarts {
  readonly #text: string;
  #lineFeed: number;
  #carriageReturn: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineFeed = this.#find("\n", 0);
    this.#carriageReturn = this.#find("\r", 0);
  }

  /** Returns where the next line begins; infinity behind the last. */
  next(): number {
    const end = Math.min(this.#lineFeed, this.#carriageReturn);
    if (end === this.#carriageReturn) this.#carriageReturn = this.#find("\r", end + 1);
    if (this.#lineFeed > end + 1) return end + 1;
    const start = this.#lineFeed + 1;
    this.#lineFeed = this.#find("\n", start);
    return start;
  }

  /** Looks with `indexOf`, which is many times faster than any loop. */
  #find(mark: string, from: number): number {
    const index = this.#text.indexOf(mark, from);
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  }
}
