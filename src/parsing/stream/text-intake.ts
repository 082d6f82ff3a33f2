import { countBytes } from "../limits.js";
import { GrowingText } from "./growing-text.js";

/** A part of an answer: text, or bytes of UTF-8. Both may end anywhere, in the midst of a character too. */
export type Chunk = string | Uint8Array;

/** Takes in text that arrives in parts, as far as the limit allows. */
export class TextIntake {
  readonly #maximumBytes: number;
  // A byte order mark stays, so that places in the text are the same as in the bytes decoded at once.
  readonly #decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  readonly #text = new GrowingText();
  #bytes = 0;
  /** Whether the decoder may hold the beginning of a character. */
  #isDecoding = false;

  constructor(maximumBytes: number) {
    this.#maximumBytes = maximumBytes;
  }

  /** Whether more came than the limit allows. */
  get isTooLarge(): boolean {
    return this.#bytes > this.#maximumBytes;
  }

  /** Takes in a chunk. Returns what is known of its text by now. */
  take(chunk: Chunk): string {
    if (typeof chunk !== "string") {
      this.#isDecoding = true;
      return this.#add(this.#decoder.decode(chunk, { stream: true }));
    }
    return this.#add(this.#incomplete() + chunk);
  }

  /** Returns the whole text. */
  end(): string {
    this.#add(this.#incomplete());
    return this.#text.end();
  }

  /** Returns what stands for a character that was cut off for good: U+FFFD, as it would if decoded at once. */
  #incomplete(): string {
    if (!this.#isDecoding) return "";
    this.#isDecoding = false;
    return this.#decoder.decode();
  }

  #add(text: string): string {
    if (text === "") return text;
    this.#text.add(text);
    this.#bytes += countBytes(text);
    return text;
  }
}
