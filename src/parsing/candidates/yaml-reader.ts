import { type Fault, isJsonSpace } from "../json/index.js";
import { readYaml } from "../yaml/index.js";
import type { Candidate, Quest } from "./candidate.js";
import { lineEnd, nextLine, skipSpace } from "./lines.js";
import { keyAt } from "./yaml-run.js";

/** How sure it is that a block of YAML is all there: a mark ends it, other text follows, the text ends, or no mark came. */
export type Ending = "marked" | "followed" | "end_of_text" | "unmarked";

/** Longer keys are not looked for where a text ends. */
const longestKey = 100;

/** Reads parts of one text as YAML, and tells where one is cut off. */
export class YamlReader {
  readonly #text: string;
  readonly #quest: Quest;

  constructor(text: string, quest: Quest) {
    this.#text = text;
    this.#quest = quest;
  }

  /** Reads from `start` to `end`. Returns the documents that are mappings or faulty, `undefined` if there is none. */
  read(start: number, end: number, ending: Ending, names: readonly string[] = []): Candidate[] | undefined {
    const documents = readYaml(this.#text, start, end, this.#quest.settings);
    const candidates: Candidate[] = [];
    for (const { outcome, ...place } of documents) {
      const fault = this.#faultOf(outcome.fault, start, end, ending);
      if (fault !== undefined) {
        const keys = fault.keys.length > 0 ? fault.keys : names;
        candidates.push({
          format: "yaml",
          ...place,
          outcome: { fault: { ...fault, keys }, repairs: [] },
          prominent: true,
        });
      } else if (typeof outcome.value === "object" && outcome.value !== null) {
        candidates.push({ format: "yaml", ...place, outcome, prominent: true });
      }
    }
    return candidates.length > 0 ? candidates : undefined;
  }

  /** Says what is wrong, the end of the text considered: YAML can be cut off anywhere and still be valid. */
  #faultOf(fault: Fault | undefined, start: number, end: number, ending: Ending): Fault | undefined {
    const isCut =
      ending === "unmarked" ||
      (ending === "end_of_text" && (fault === undefined ? this.#endsOpen(start, end) : this.#isInLastLine(fault, end)));
    if (!isCut || (fault !== undefined && fault.class !== "unparseable")) return fault;
    const detail = "the text ends inside a value";
    const cut = {
      class: "truncated",
      offset: this.#text.length,
      detail,
      path: [],
      keys: [],
      misaligned: false,
    } as const;
    return { ...cut, keys: fault?.keys ?? keysIn(this.#text, start, end) };
  }

  /** Tells whether the last line says that more was to come: a key without a value, a dash without an item. */
  #endsOpen(start: number, end: number): boolean {
    return /(?::|^[ \t]*-|[ \t]-)$/.test(lastLine(this.#text.slice(start, end)));
  }

  #isInLastLine(fault: Fault, end: number): boolean {
    return (
      fault.misaligned && skipSpace(this.#text, lineEnd(this.#text, fault.offset)) >= Math.max(end, this.#text.length)
    );
  }

  /** Says how sure it is that a block that ends at `end`, without a mark, is all there. */
  endingAt(end: number): Ending {
    const next = skipSpace(this.#text, end);
    if (next >= this.#text.length) return "end_of_text";
    return this.#text.length - next <= longestKey && this.#isPartOfKey(this.#text.slice(next))
      ? "unmarked"
      : "followed";
  }

  /** Tells whether the end of the text is the beginning of a key, cut off before its colon. */
  #isPartOfKey(rest: string): boolean {
    return [...this.#quest.keys].some((key) => key.startsWith(rest));
  }
}

function keysIn(text: string, start: number, end: number): string[] {
  const keys: string[] = [];
  for (let line = start; line < end; line = nextLine(text, line)) {
    const key = keyAt(text, line);
    if (key !== undefined) keys.push(key.name);
  }
  return keys;
}

function lastLine(source: string): string {
  let end = source.length;
  while (end > 0 && isJsonSpace(source.charCodeAt(end - 1))) end--;
  return source.slice(source.lastIndexOf("\n", end - 1) + 1, end);
}
