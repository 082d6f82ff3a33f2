const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** One line of a file, without what ends it. */
export interface Line {
  readonly bytes: Buffer;
  /** From 1. */
  readonly number: number;
}

/** Splits bytes into lines, whatever pieces they come in. Holds one line at a time. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 1;
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      yield { bytes: trimReturn(Buffer.concat([...rest, chunk.subarray(start, end)])), number: number++ };
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield { bytes: trimReturn(Buffer.concat(rest)), number };
}

function trimReturn(bytes: Buffer): Buffer {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes;
}
