const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** One line of a file, without what ends it. */
export interface Line {
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
  /** Whether the line is longer than the limit, so that its bytes were not kept. */
  readonly isTooLong: boolean;
}

/** Splits bytes into lines, whatever pieces they come in. Holds one line at a time, and none beyond the limit. */
export async function* splitLines(chunks: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Line> {
  const line = new LineBuffer(limit);
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      line.add(chunk.subarray(start, end));
      yield line.take();
      start = end + 1;
    }
    line.add(chunk.subarray(start));
  }
  if (!line.isEmpty) yield line.take();
}

class LineBuffer {
  #parts: Buffer[] = [];
  #length = 0;
  #number = 0;

  constructor(readonly limit: number) {}

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  add(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > this.limit) this.#parts = [];
    else if (part.length > 0) this.#parts.push(part);
  }

  take(): Line {
    const isTooLong = this.#length > this.limit;
    const bytes = Buffer.concat(isTooLong ? [] : this.#parts);
    this.#parts = [];
    this.#length = 0;
    this.#number++;
    return { bytes: trimReturn(bytes), number: this.#number, isTooLong };
  }
}

function trimReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes;
}
