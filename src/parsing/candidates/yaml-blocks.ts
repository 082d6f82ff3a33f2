import { foldSpelling } from "../schema/spelling.js";
import type { Candidate, Passed, Quest } from "./candidate.js";
import type { Fence } from "./fences.js";
import { isBlankFrom, lineEnd, nextLine, skipComments } from "./lines.js";
import { YamlFences } from "./yaml-fences.js";
import { YamlReader } from "./yaml-reader.js";
import { keyAt, linesOf, looseKeyAt, type RunKey, runAt, withoutLabels } from "./yaml-run.js";

/** Reads the YAML that stands in one text, from its start to its end. */
export class YamlBlocks {
  readonly #text: string;
  readonly #quest: Quest;
  readonly #reader: YamlReader;
  readonly #fences: YamlFences;
  /** How many known keys tell a mapping from a sentence with a colon: two, where the contract has as many. */
  readonly #enoughKeys: number;
  /** Up to here lines were found to be no mapping, taken together. */
  #noRunBefore = 0;

  constructor(text: string, quest: Quest) {
    this.#text = text;
    this.#quest = quest;
    this.#reader = new YamlReader(text, quest);
    this.#fences = new YamlFences(text, quest, this.#reader);
    this.#enoughKeys = Math.min(2, quest.keys.size);
  }

  /** Reads the code block that `fence` opens, if it says or looks like it holds YAML. */
  inFence(fence: Fence): Passed | undefined {
    return this.#fences.read(fence);
  }

  /** Reads what stands between the line of dashes at `line` and the next. */
  frontMatter(line: number): Passed | undefined {
    const text = this.#text;
    if (!text.startsWith("---", line) || !isBlankFrom(text, line + 3)) return undefined;
    const start = nextLine(text, line);
    if (keyAt(text, skipComments(this.#text, start)) === undefined) return undefined;
    for (let end = start; end < text.length; end = nextLine(text, end)) {
      if ((text.startsWith("---", end) || text.startsWith("...", end)) && isBlankFrom(text, end + 3)) {
        const candidates = this.#reader.read(start, end, "marked");
        return candidates && { candidates, next: nextLine(text, end) };
      }
      if (lineEnd(text, end) === text.length) break;
    }
    return undefined;
  }

  /** Reads the mapping that stands at `line` without a fence around it. */
  mapping(line: number): Passed | undefined {
    const key = keyAt(this.#text, line) ?? looseKeyAt(this.#text, line);
    if (key === undefined) return undefined;
    if (key.indent > 0) return this.#isEmbedding(key) && !this.#isNested(line) ? this.#embedding(key) : undefined;
    if (line < this.#noRunBefore) return this.#isEmbedding(key) ? this.#embedding(key) : undefined;
    const run = runAt(this.#text, line);
    const isKnown = (name: string): boolean => this.#quest.keys.has(name);
    const { start, keys } = withoutLabels(this.#text, run, isKnown);
    const embedding = keys.find((each) => this.#isEmbedding(each));
    if (embedding === undefined && new Set(keys.map(({ name }) => name).filter(isKnown)).size < this.#enoughKeys) {
      this.#noRunBefore = run.end;
      return undefined;
    }
    const names = keys.map(({ name }) => name);
    const candidates = this.#reader.read(start, run.end, this.#reader.endingAt(run.end), names) ?? [];
    if (embedding === undefined || !candidates.every(isApart)) return { candidates, next: run.end };
    // What else stands in these lines is looked at one by one, so that they are read together only once.
    this.#noRunBefore = run.end;
    const embedded = this.#embedding(embedding);
    return embedded ?? (embedding.flow ? undefined : { candidates, next: run.end });
  }

  /** Reads the lines of one key that holds a packet, whatever the lines after it are. */
  #embedding(key: RunKey): Passed | undefined {
    const end = linesOf(this.#text, key);
    const candidates = this.#reader.read(key.lineStart, end, this.#reader.endingAt(end), [key.name]);
    // Braces that are not YAML may be JSON, with prose behind them.
    if (candidates === undefined || (key.flow && candidates.some(isFaulty))) return undefined;
    return { candidates, next: end };
  }

  #isEmbedding(key: RunKey): boolean {
    const { embeddingKeys, wrapperKeys } = this.#quest;
    if ((key.bare || key.flow) && embeddingKeys.includes(key.name)) return true;
    return key.bare && key.indent === 0 && wrapperKeys?.has(foldSpelling(key.name)) === true && this.#holdsMapping(key);
  }

  /** Tells whether the line below a key is an indented key: words like "Result:" stand above prose as well. */
  #holdsMapping({ lineStart }: RunKey): boolean {
    const inner = keyAt(this.#text, nextLine(this.#text, lineStart));
    return inner !== undefined && inner.indent > 0;
  }

  /** Tells whether an indented line stands directly below another of a mapping, and so belongs to one of its keys. */
  #isNested(line: number): boolean {
    return line < this.#noRunBefore && !isBlankFrom(this.#text, this.#text.lastIndexOf("\n", line - 2) + 1);
  }
}

function isFaulty({ outcome }: Candidate): boolean {
  return outcome.fault !== undefined;
}

/**
 * Tells whether lines that cannot be read together may be read one key at a time: prose with a mapping among it, or one
 * mapping after another. A key that comes twice or is forbidden inside one is no reason to leave it out.
 */
function isApart({ outcome: { fault } }: Candidate): boolean {
  if (fault?.class === "duplicate_key") return fault.path.length === 1;
  return fault?.class === "unparseable" || fault?.class === "truncated";
}
