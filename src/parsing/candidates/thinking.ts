const names = "think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis";
const tag = new RegExp(`<(/?)(${names})(?:\\s[^<>]*)?>`, "iy");

/** A tag that opens or closes what a model thought before it answered. */
export interface ThinkingTag {
  readonly name: string;
  readonly closes: boolean;
  /** Behind the tag. */
  readonly end: number;
}

/** Returns the tag at `offset`, if it is one of those that models think in. */
export function thinkingTagAt(text: string, offset: number): ThinkingTag | undefined {
  tag.lastIndex = offset;
  const match = tag.exec(text);
  if (match === null) return undefined;
  return { name: (match[2] ?? "").toLowerCase(), closes: match[1] === "/", end: tag.lastIndex };
}

/** Finds the ends of what models thought. Looks at each part of the text once, however many tags are opened. */
export class ThinkingEnds {
  readonly #text: string;
  /** The names of tags that are not closed any more. */
  readonly #unclosed = new Set<string>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the offset behind the next tag that closes `name`, or -1. Must be asked in the order of the text. */
  after(name: string, offset: number): number {
    if (this.#unclosed.has(name)) return -1;
    const pattern = new RegExp(`</${name}\\s*>`, "gi");
    pattern.lastIndex = offset;
    if (pattern.test(this.#text)) return pattern.lastIndex;
    this.#unclosed.add(name);
    return -1;
  }
}
