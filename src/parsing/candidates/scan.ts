import { isAnySpace, units } from "../json/index.js";
import type { Candidate, Passed, Quest, Tried } from "./candidate.js";
import { closesFence, type Fence, fenceAt, fenceMark } from "./fences.js";
import { isBlankFrom, nextLine, skipBlanks } from "./lines.js";
import { type Found, ObjectReader, readStringOfJson } from "./object.js";
import { type Quotation, quotationAt } from "./quotation.js";
import { ThinkingEnds, thinkingTagAt } from "./thinking.js";
import { YamlBlocks } from "./yaml-blocks.js";

const cdata = "<![CDATA[";
const lessThan = 0x3c;
const otherTag = /<[a-z][\w.:-]{0,99}(?:\s[^<>{}\n]{0,999})?>/iy;

/**
 * Finds everything in `text` that could be a packet, in the order of the text. Costs time linear in the text. What was
 * `tried` is not read again.
 */
export function findCandidates(text: string, quest: Quest, tried?: Tried): readonly Candidate[] {
  return new Scanner(text, quest, tried).scan();
}

class Scanner {
  readonly #text: string;
  readonly #quest: Quest;
  readonly #objects: ObjectReader;
  readonly #yamlBlocks: YamlBlocks;
  readonly #thinkingEnds: ThinkingEnds;
  #candidates: Candidate[] = [];
  /** The code blocks that are open at the position, the innermost last. */
  #fences: Fence[] = [];
  #position = 0;
  /** Whether only white space was met so far. */
  #isFirst = true;

  constructor(text: string, quest: Quest, tried: Tried | undefined) {
    this.#text = text;
    this.#quest = quest;
    this.#objects = new ObjectReader(text, quest.settings, tried);
    this.#yamlBlocks = new YamlBlocks(text, quest);
    this.#thinkingEnds = new ThinkingEnds(text);
  }

  scan(): readonly Candidate[] {
    if (this.#text.charCodeAt(0) === 0xfeff) this.#position = 1;
    while (this.#position < this.#text.length) {
      const line = this.#position;
      if (isBlankFrom(this.#text, line)) this.#position = nextLine(this.#text, line);
      else if (!this.#passQuotation(line) && !this.#passFence(fenceAt(this.#text, line)) && !this.#passYaml(line)) {
        this.#passLine();
      }
    }
    return this.#candidates;
  }

  /** Passes quoted lines outside code blocks: what stands in them is looked for without their marks. */
  #passQuotation(line: number): boolean {
    const quotation = this.#fences.length === 0 ? quotationAt(this.#text, line) : undefined;
    if (quotation === undefined) return false;
    this.#isFirst = false;
    const candidates = findCandidates(quotation.text, this.#quest);
    return this.#take({ candidates: candidates.map((each) => moved(each, quotation)), next: quotation.end });
  }

  /** Passes a fence, and all of its block if that is YAML. */
  #passFence(fence: Fence | undefined): boolean {
    if (fence === undefined) return false;
    this.#isFirst = false;
    this.#position = fence.end;
    if (closesFence(this.#text, fence, this.#fences.at(-1))) this.#fences.pop();
    else if (!this.#take(this.#readsYaml && isBlankFrom(this.#text, fence.end) && this.#yamlBlocks.inFence(fence))) {
      this.#fences.push(fence);
    } else return true;
    this.#passLine();
    return true;
  }

  #passYaml(line: number): boolean {
    const isFirst = this.#isFirst;
    this.#isFirst = false;
    if (!this.#readsYaml) return false;
    return this.#take((isFirst && this.#yamlBlocks.frontMatter(line)) || this.#yamlBlocks.mapping(line));
  }

  get #readsYaml(): boolean {
    return this.#quest.formats.includes("yaml");
  }

  #take(passed: Passed | undefined | false): boolean {
    if (!passed) return false;
    for (const candidate of passed.candidates) this.#candidates.push(candidate);
    this.#position = passed.next;
    return true;
  }

  /** Passes the rest of the line, and whatever begins in it. */
  #passLine(): void {
    let prominent = true;
    while (this.#position < this.#text.length) {
      const unit = this.#text.charCodeAt(this.#position);
      if (unit === units.lineFeed) {
        this.#position++;
        return;
      }
      if (unit === lessThan) {
        if (this.#passTag(prominent)) return;
        if (prominent && this.#passOtherTag()) continue;
      }
      if (!this.#passObject(unit, prominent)) {
        this.#position++;
        if (!isAnySpace(unit)) prominent = false;
      } else prominent = false;
    }
  }

  #passObject(unit: number, prominent: boolean): boolean {
    if (!this.#quest.formats.includes("json")) return false;
    const start = this.#position;
    let found: Found | undefined;
    if (unit === units.openBrace || (unit === units.openBracket && this.#opensObjects(prominent))) {
      found = this.#objects.read(start, prominent, this.#fences.at(-1));
    } else if (unit === units.quote && prominent) found = readStringOfJson(this.#text, start);
    if (found === undefined) return false;
    this.#candidates.push({ format: "json", start, end: found.end, outcome: found.outcome, prominent });
    this.#position = found.next;
    this.#passClosingFence();
    return true;
  }

  /** Tells whether the bracket at the position opens an array of objects, not a footnote or a link. */
  #opensObjects(prominent: boolean): boolean {
    let index = this.#position + 1;
    while (isAnySpace(this.#text.charCodeAt(index))) index++;
    const next = this.#text.charCodeAt(index);
    return next === units.openBrace || (prominent && next === units.openBracket);
  }

  /** Passes the fence that follows an object on the same line. */
  #passClosingFence(): void {
    const fence = fenceMark(this.#text, skipBlanks(this.#text, this.#position));
    if (fence === undefined || !closesFence(this.#text, { ...fence, tag: "" }, this.#fences.at(-1))) return;
    this.#fences.pop();
    this.#position = fence.end - fence.tag.length;
  }

  /** Passes a tag around an answer: what follows it on its line stands on its own as well. */
  #passOtherTag(): boolean {
    otherTag.lastIndex = this.#position;
    if (!otherTag.test(this.#text)) return false;
    this.#position = otherTag.lastIndex;
    return true;
  }

  /** Passes a tag of those that matter. What stands between thinking tags is no answer, nor is what they end. */
  #passTag(prominent: boolean): boolean {
    if (this.#text.startsWith(cdata, this.#position)) {
      this.#position += cdata.length;
      return true;
    }
    const tag = thinkingTagAt(this.#text, this.#position);
    if (tag === undefined) return false;
    if (tag.closes) {
      this.#candidates = [];
      this.#fences = [];
      this.#position = tag.end;
      return true;
    }
    const end = this.#thinkingEnds.after(tag.name, tag.end);
    if (end === -1 && !prominent) return false;
    this.#position = end === -1 ? this.#text.length : end;
    this.#isFirst = this.#candidates.length === 0;
    return true;
  }
}

/** Returns a candidate of a quotation with the places that it has in the text. */
function moved(candidate: Candidate, { original }: Quotation): Candidate {
  const { outcome } = candidate;
  const place = <Placed extends { readonly offset: number }>(each: Placed): Placed => ({
    ...each,
    offset: original(each.offset),
  });
  const repairs = outcome.repairs.map(place);
  const end = original(candidate.end - 1) + 1;
  const start = original(candidate.start);
  if (outcome.fault !== undefined) {
    return { ...candidate, start, end, outcome: { fault: place(outcome.fault), repairs } };
  }
  return { ...candidate, start, end, outcome: { ...outcome, end, repairs } };
}
