import { isHighSurrogate } from "../../runtime/text.js";

/** How many code units are put together at a time. */
const pieceLength = 4096;

/**
 * A string that grows. Engines keep what was added to one as a tree of its parts; with a million of them, collecting
 * garbage would take longer than reading. So the parts are put together, each once now and once in the end.
 */
export class GrowingText {
  #pieces = "";
  #latest = "";
  /** The first half of a character whose second half has not come yet. */
  #half = "";

  /** What has come so far, in whole characters. */
  get text(): string {
    return this.#pieces + this.#latest;
  }

  add(text: string): void {
    const whole = this.#half + text;
    const isHalf = isHighSurrogate(whole.charCodeAt(whole.length - 1));
    this.#latest += isHalf ? whole.slice(0, -1) : whole;
    this.#half = isHalf ? whole.slice(-1) : "";
    if (this.#latest.length < pieceLength) return;
    this.#pieces += inOnePiece(this.#latest);
    this.#latest = "";
  }

  /** Returns all of it; half of a character too, for which no other half has come. */
  end(): string {
    return inOnePiece(this.text + this.#half);
  }
}

/** Has the engine put a string together: V8 does so where a code unit is asked for. */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}
