import type { Source } from "./packets.js";

/** The lines of a text, found once. A line ends in LF, CRLF or CR. */
export class LineIndex {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: end }) => index + end.length)];
  }

  /** Returns the line and the column of an offset, both from 1. */
  at(offset: number): { readonly line: number; readonly column: number } {
    let [low, high] = [0, this.#starts.length];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 };
  }

  /** Returns a line by its number, from 1, without what ends it; nothing beyond the last. */
  line(number: number): string | undefined {
    const start = this.#starts[number - 1];
    if (start === undefined) return undefined;
    return this.#text.slice(start, this.#starts[number] ?? this.#text.length).replace(/(?:\r\n|\r|\n)$/, "");
  }
}

const known = new WeakMap<Source, LineIndex>();

/** Returns the lines of a source. They are found when they are first asked for. */
export function lineIndexOf(source: Source): LineIndex {
  const index = known.get(source) ?? new LineIndex(source.text);
  known.set(source, index);
  return index;
}
