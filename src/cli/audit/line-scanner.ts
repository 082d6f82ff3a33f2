const lineFeed = 0x0a;

/**
 * Splits bytes into lines, whatever chunks they come in, and without a promise for each line. Holds at most one line, and
 * none beyond the limit. The chunks may be overwritten after they were taken.
 */
export class LineScanner {
  readonly #limit: number;
  readonly #take: (bytes: Buffer | undefined, isEnded: boolean) => boolean;
  #parts: Buffer[] = [];
  #length = 0;
  /** How many bytes the lines had that were taken so far, line feeds included: where the next line begins. */
  consumed = 0;

  /** `take` is given each line, and returns whether it wants more. */
  constructor(limit: number, take: (bytes: Buffer | undefined, isEnded: boolean) => boolean) {
    this.#limit = limit;
    this.#take = take;
  }

  /** Takes the next bytes. Returns false once no more lines are wanted. */
  push(chunk: Buffer): boolean {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end !== -1; end = chunk.indexOf(lineFeed, start)) {
      const isWanted = this.#finish(chunk.subarray(start, end), true);
      start = end + 1;
      if (!isWanted) return false;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
    return true;
  }

  /** Takes what is left: a last line that no line feed ends. */
  end(): void {
    if (this.#length > 0) this.#finish(Buffer.alloc(0), false);
  }

  #keep(rest: Buffer): void {
    this.#length += rest.length;
    if (this.#length > this.#limit) this.#parts = [];
    else this.#parts.push(Buffer.from(rest));
  }

  #finish(rest: Buffer, isEnded: boolean): boolean {
    const length = this.#length + rest.length;
    const parts = this.#parts;
    this.#parts = [];
    this.#length = 0;
    this.consumed += isEnded ? length + 1 : length;
    if (length > this.#limit) return this.#take(undefined, isEnded);
    return this.#take(parts.length === 0 ? rest : Buffer.concat([...parts, rest], length), isEnded);
  }
}
