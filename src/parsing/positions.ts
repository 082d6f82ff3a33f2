import type { Position } from "./result.js";

/** Turns offsets into lines and columns. Looks for the lines of the text once, and only if it is asked. */
export class Positions {
  readonly #text: string;
  #lineStarts: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): Position {
    if (offset === 0) return { offset, line: 1, column: 1 };
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

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) starts.push(match.index + match[0].length);
  return starts;
}
