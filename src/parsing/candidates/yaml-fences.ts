import { readJson, units } from "../json/index.js";
import type { Passed, Quest } from "./candidate.js";
import { blockOf, type Fence } from "./fences.js";
import { nextLine, skipComments, skipSpace } from "./lines.js";
import type { YamlReader } from "./yaml-reader.js";
import { keyAt } from "./yaml-run.js";

/** Reads the YAML that stands in the code blocks of one text. */
export class YamlFences {
  readonly #text: string;
  readonly #quest: Quest;
  readonly #reader: YamlReader;
  /** The last fence of each mark that nothing closes: what follows is looked at once, not from each such fence again. */
  readonly #unclosed = new Map<string, Fence>();

  constructor(text: string, quest: Quest, reader: YamlReader) {
    this.#text = text;
    this.#quest = quest;
    this.#reader = reader;
  }

  /** Reads the code block that `fence` opens, if it says or looks like it holds YAML. */
  read(fence: Fence): Passed | undefined {
    const isYaml = fence.tag === "yaml" || fence.tag === "yml";
    if (!isYaml && this.#isInUnclosed(fence)) return undefined;
    const { start, end, closed } = blockOf(this.#text, fence);
    if (!closed) this.#unclosed.set(fence.mark, fence);
    const first = skipSpace(this.#text, start);
    const unit = this.#text.charCodeAt(first);
    if (unit === units.openBrace || unit === units.openBracket) {
      // JSON is YAML as well, but read as JSON it can be repaired.
      if (!isYaml || readJson(this.#text, first, this.#quest.settings).fault === undefined) return undefined;
    } else if (!isYaml && !this.#beginsWithKnownKey(start, end)) return undefined;
    const candidates = this.#reader.read(start, end, closed ? "marked" : "unmarked");
    return candidates && { candidates, next: closed ? nextLine(this.#text, end) : end };
  }

  /** Tells whether no fence can close `fence`, since none closed an easier one before it. */
  #isInUnclosed({ mark, length, indent }: Fence): boolean {
    const unclosed = this.#unclosed.get(mark);
    return unclosed !== undefined && length >= unclosed.length && indent <= unclosed.indent;
  }

  #beginsWithKnownKey(start: number, end: number): boolean {
    const first = keyAt(this.#text, skipComments(this.#text, start));
    if (first === undefined || first.lineStart >= end) return false;
    for (let line = first.lineStart; line < end; line = nextLine(this.#text, line)) {
      const key = keyAt(this.#text, line);
      if (key !== undefined && key.indent === first.indent && this.#quest.keys.has(key.name)) return true;
    }
    return false;
  }
}
