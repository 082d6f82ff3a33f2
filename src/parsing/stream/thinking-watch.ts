import { type ThinkingTag, thinkingTagAt } from "../candidates/thinking.js";

/** A tag that is longer is none that matters. */
const maximumTagLength = 200;

/** Watches text that arrives in parts for the tags that models think between. */
export class ThinkingWatch {
  /** What has come of a tag. */
  #tag = "";
  /** The name of the tag that is open. */
  #open: string | undefined;

  /** Whether what comes now is thought, and no answer. */
  get isThinking(): boolean {
    return this.#open !== undefined;
  }

  /** Takes note of one character. Returns true where a tag ends that makes everything before it a thought. */
  pass(character: string): boolean {
    if (character === "<") this.#tag = "<";
    else if (this.#tag !== "") this.#tag = this.#tag.length < maximumTagLength ? this.#tag + character : "";
    if (character !== ">" || this.#tag === "") return false;
    const tag = thinkingTagAt(this.#tag, 0);
    this.#tag = "";
    return tag !== undefined && this.#passTag(tag);
  }

  #passTag({ name, closes }: ThinkingTag): boolean {
    if (this.#open === undefined) {
      if (!closes) this.#open = name;
      return closes;
    }
    if (closes && name === this.#open) this.#open = undefined;
    return false;
  }
}
