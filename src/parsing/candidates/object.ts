import { isObject } from "../../runtime/index.js";
import {
  endOfString,
  isAnySpace,
  isQuote,
  type Outcome,
  type ReadSettings,
  type RepairAt,
  readJson,
  readStrict,
  units,
} from "../json/index.js";
import type { Tried } from "./candidate.js";
import { type Decoded, decode, type Encoding, encodingAt, isUniform } from "./encoded.js";
import type { Fence } from "./fences.js";
import { resumeAfter } from "./resume.js";

/** How far behind an object it is looked for the rest of a string. */
const longestRest = 200;

/** An object or array in a text: what it says, where it ends, and from where to look for more. */
export interface Found {
  readonly outcome: Outcome;
  readonly end: number;
  readonly next: number;
}

/** Reads the objects and arrays of one text, from its start to its end. */
export class ObjectReader {
  readonly #text: string;
  readonly #settings: ReadSettings;
  readonly #decoded = new Map<Encoding, Decoded>();
  readonly #tried: Tried | undefined;
  #triedStrict = false;

  constructor(text: string, settings: ReadSettings, tried: Tried | undefined) {
    this.#text = text;
    this.#settings = settings;
    this.#tried = tried;
  }

  /**
   * Reads what begins at `start`, in the code block that `fence` opens if there is one. Returns `undefined` if its
   * bracket is only a mark in a sentence. What is escaped as if in a string is read only if it is `prominent`: in the
   * midst of a line it may well stand in a string.
   */
  read(start: number, prominent: boolean, fence: Fence | undefined): Found | undefined {
    const strict = this.#readToLastBracket(start);
    if (strict !== undefined) return strict;
    const encoding = this.#text.charCodeAt(start) === units.openBrace ? encodingAt(this.#text, start) : undefined;
    if (encoding === "escaped_text" && !prominent) return undefined;
    if (encoding !== undefined) return this.#readEncoded(start, encoding);
    const outcome = readJson(this.#text, start, { ...this.#settings, inBlock: fence !== undefined });
    const { fault } = outcome;
    if (fault !== undefined) {
      return { outcome, end: fault.offset, next: resumeAfter(this.#text, start, fault, fence) };
    }
    const { end, value } = outcome;
    return endsEarly(this.#text, start, end) ? this.#refuseEarlyEnd(value, end) : { outcome, end, next: end };
  }

  /**
   * Tries whether the first object of a text is all there is up to the last bracket. Most answers hold one object,
   * and `JSON.parse` reads it many times faster than it could be read with an eye on repairs.
   */
  #readToLastBracket(start: number): Found | undefined {
    if (this.#triedStrict) return undefined;
    this.#triedStrict = true;
    const end = this.#text.lastIndexOf(this.#text.charCodeAt(start) === units.openBrace ? "}" : "]") + 1;
    const value = end > start ? this.#readStrict(start, end) : undefined;
    return value === undefined ? undefined : { outcome: { value, end, repairs: [] }, end, next: end };
  }

  #readStrict(start: number, end: number): unknown {
    if (this.#tried?.start === start && this.#tried.end === end) return this.#tried.value;
    const { maximumDepth, duplicateKeys } = this.#settings;
    return readStrict(this.#text.slice(start, end), maximumDepth, duplicateKeys);
  }

  #refuseEarlyEnd(value: unknown, end: number): Found {
    const keys = isObject(value) ? Object.keys(value) : [];
    const detail = "a quote and a bracket may end the object, or stand in a string";
    const fault = { class: "unparseable", offset: end, detail, path: [], keys, misaligned: true } as const;
    return { outcome: { fault, repairs: [] }, end, next: this.#text.length };
  }

  #readEncoded(start: number, encoding: Encoding): Found | undefined {
    const { text, offsets } = this.#decode(encoding);
    const original = (offset: number): number => offsets[offset] ?? this.#text.length;
    const outcome = readJson(text, lowerBound(offsets, start), this.#settings);
    const repairs = outcome.repairs.map(({ kind, offset }): RepairAt => ({ kind, offset: original(offset) }));
    const end = original(outcome.fault === undefined ? outcome.end : outcome.fault.offset);
    if (outcome.fault !== undefined) {
      const next = original(resumeAfter(text, lowerBound(offsets, start), outcome.fault, undefined));
      return { outcome: { fault: { ...outcome.fault, offset: end }, repairs }, end, next };
    }
    if (!this.#settings.repair || !isUniform(this.#text, start, end, encoding)) {
      const detail = "an object is spelled in two ways at once";
      const fault = { class: "unparseable", offset: start, detail, path: [], keys: [], misaligned: true } as const;
      return { outcome: { fault, repairs: [] }, end, next: this.#text.length };
    }
    const all = [{ kind: encoding, offset: start }, ...repairs];
    return { outcome: { value: outcome.value, end, repairs: all }, end, next: end };
  }

  #decode(encoding: Encoding): Decoded {
    const decoded = this.#decoded.get(encoding) ?? decode(this.#text, encoding);
    this.#decoded.set(encoding, decoded);
    return decoded;
  }
}

/**
 * Tells whether the next quote behind an object that ends with a string closes another string, which nothing opened:
 * what was taken for the end then stands in the midst of a string, behind a stray quote.
 */
function endsEarly(text: string, start: number, end: number): boolean {
  let last = end - 1;
  while (text.charCodeAt(last) === units.closeBrace || text.charCodeAt(last) === units.closeBracket) last--;
  if (text.charCodeAt(last) !== units.quote || isQuote(text.charCodeAt(start - 1))) return false;
  return /^[^"\n]*"[ \t]*[,:}\]]/.test(text.slice(end, end + longestRest));
}

/** Reads the string of JSON that begins at `start`, if an object or array in another spelling is what it holds. */
export function readStringOfJson(text: string, start: number): Found | undefined {
  const end = endOfString(text, start) + 1;
  if (end === 0) return undefined;
  let first = start + 1;
  while (isAnySpace(text.charCodeAt(first)) || text.startsWith("\\n", first)) first++;
  const unit = text.charCodeAt(first);
  if (unit !== units.openBrace && unit !== units.openBracket) return undefined;
  try {
    return { outcome: { value: JSON.parse(text.slice(start, end)), end, repairs: [] }, end, next: end };
  } catch {
    return undefined;
  }
}

/** Returns the first index in the ascending `offsets` whose value is at least `offset`. */
function lowerBound(offsets: Uint32Array, offset: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
