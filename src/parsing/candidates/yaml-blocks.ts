import { type Fault, isAnySpace, isJsonSpace, readJson, units } from "../json/index.js";
import { foldSpelling } from "../schema/spelling.js";
import { readYaml } from "../yaml/index.js";
import type { Candidate, Passed, Quest } from "./candidate.js";
import { blockOf, type Fence } from "./fences.js";
import { isBlankFrom, lineEnd, nextLine } from "./lines.js";
import { keyAt, linesOf, looseKeyAt, type RunKey, runAt, withoutLabels } from "./yaml-run.js";

/** How sure it is that a block of YAML is all there: a mark ends it, other text follows, the text ends, or no mark came. */
type Ending = "marked" | "followed" | "end_of_text" | "unmarked";

/** Longer keys are not looked for where a text ends. */
const longestKey = 100;

/** Reads the YAML that stands in one text, from its start to its end. */
export class YamlBlocks {
  readonly #text: string;
  readonly #quest: Quest;
  /** How many known keys tell a mapping from a sentence with a colon: two, where the contract has as many. */
  readonly #enoughKeys: number;
  /** Up to here lines were found to be no mapping, taken together. */
  #noRunBefore = 0;
  /** The last fence of each mark that nothing closes: what follows is looked at once, not from each such fence again. */
  readonly #unclosed = new Map<string, Fence>();

  constructor(text: string, quest: Quest) {
    this.#text = text;
    this.#quest = quest;
    this.#enoughKeys = Math.min(2, quest.keys.size);
  }

  /** Reads the code block that `fence` opens, if it says or looks like it holds YAML. */
  inFence(fence: Fence): Passed | undefined {
    const isYaml = fence.tag === "yaml" || fence.tag === "yml";
    if (!isYaml && this.#isInUnclosed(fence)) return undefined;
    const { start, end, closed } = blockOf(this.#text, fence);
    if (!closed) this.#unclosed.set(fence.mark, fence);
    const first = this.#skipSpace(start);
    const unit = this.#text.charCodeAt(first);
    if (unit === units.openBrace || unit === units.openBracket) {
      // JSON is YAML as well, but read as JSON it can be repaired.
      if (!isYaml || readJson(this.#text, first, this.#quest.settings).fault === undefined) return undefined;
    } else if (!isYaml && !this.#beginsWithKnownKey(start, end)) return undefined;
    const candidates = this.#read(start, end, closed ? "marked" : "unmarked");
    return candidates && { candidates, next: closed ? nextLine(this.#text, end) : end };
  }

  /** Tells whether no fence can close `fence`, since none closed an easier one before it. */
  #isInUnclosed({ mark, length, indent }: Fence): boolean {
    const unclosed = this.#unclosed.get(mark);
    return unclosed !== undefined && length >= unclosed.length && indent <= unclosed.indent;
  }

  /** Reads what stands between the line of dashes at `line` and the next. */
  frontMatter(line: number): Passed | undefined {
    const text = this.#text;
    if (!text.startsWith("---", line) || !isBlankFrom(text, line + 3)) return undefined;
    const start = nextLine(text, line);
    if (keyAt(text, this.#skipComments(start)) === undefined) return undefined;
    for (let end = start; end < text.length; end = nextLine(text, end)) {
      if ((text.startsWith("---", end) || text.startsWith("...", end)) && isBlankFrom(text, end + 3)) {
        const candidates = this.#read(start, end, "marked");
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
    const candidates = this.#read(start, run.end, this.#endingAt(run.end), names) ?? [];
    if (embedding === undefined || !candidates.every(isApart)) return { candidates, next: run.end };
    // What else stands in these lines is looked at one by one, so that they are read together only once.
    this.#noRunBefore = run.end;
    const embedded = this.#embedding(embedding);
    return embedded ?? (embedding.flow ? undefined : { candidates, next: run.end });
  }

  /** Reads the lines of one key that holds a packet, whatever the lines after it are. */
  #embedding(key: RunKey): Passed | undefined {
    const end = linesOf(this.#text, key);
    const candidates = this.#read(key.lineStart, end, this.#endingAt(end), [key.name]);
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

  /** Reads from `start` to `end`. Returns the documents that are mappings or faulty, `undefined` if there is none. */
  #read(start: number, end: number, ending: Ending, names: readonly string[] = []): Candidate[] | undefined {
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
    return fault.misaligned && this.#skipSpace(lineEnd(this.#text, fault.offset)) >= Math.max(end, this.#text.length);
  }

  #endingAt(end: number): Ending {
    const next = this.#skipSpace(end);
    if (next >= this.#text.length) return "end_of_text";
    return this.#text.length - next <= longestKey && this.#isPartOfKey(this.#text.slice(next))
      ? "unmarked"
      : "followed";
  }

  /** Tells whether the end of the text is the beginning of a key, cut off before its colon. */
  #isPartOfKey(rest: string): boolean {
    return [...this.#quest.keys].some((key) => key.startsWith(rest));
  }

  #beginsWithKnownKey(start: number, end: number): boolean {
    const first = keyAt(this.#text, this.#skipComments(start));
    if (first === undefined || first.lineStart >= end) return false;
    for (let line = first.lineStart; line < end; line = nextLine(this.#text, line)) {
      const key = keyAt(this.#text, line);
      if (key !== undefined && key.indent === first.indent && this.#quest.keys.has(key.name)) return true;
    }
    return false;
  }

  /** Returns the start of the first line from `line` on that is neither blank nor a comment. */
  #skipComments(line: number): number {
    let index = line;
    while (index < this.#text.length && (isBlankFrom(this.#text, index) || this.#text.charAt(index) === "#")) {
      index = nextLine(this.#text, index);
    }
    return index;
  }

  #skipSpace(offset: number): number {
    let index = offset;
    while (isAnySpace(this.#text.charCodeAt(index))) index++;
    return index;
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
