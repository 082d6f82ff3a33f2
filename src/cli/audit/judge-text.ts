import type { Candidate } from "../../parsing/candidates/index.js";
import { defaultLimits, exceedsBytes } from "../../parsing/limits.js";
import { findLoneObject } from "../../parsing/lone-object.js";
import type { ReadOptions } from "../../parsing/options.js";
import { readPacket } from "../../parsing/read-packet.js";
import type { FailureClass, ReadRefusal, ReadResult, ReadSuccess } from "../../parsing/result.js";
import { search } from "../../parsing/search.js";
import { type Settings, settingsOf } from "../../parsing/settings.js";
import type { Contract } from "../../runtime/contract.js";
import { createIssue } from "../../runtime/issues.js";
import { clip } from "../../runtime/text.js";
import type { Likeness } from "./likeness.js";
import { ownText } from "./own-text.js";

/** What a text was judged to hold: one attempt at a packet. */
export interface Judgement {
  readonly contract: string;
  readonly outcome: "valid" | "repaired" | FailureClass;
  /** What was repaired, or what is wrong, each in words; clipped. */
  readonly messages: readonly string[];
  /** What is wrong, each kind once. Nothing unless refused. */
  readonly faults: readonly FoundFault[];
  /** The line of the text in which the packet begins, from 1. */
  readonly line: number;
  /** The beginning of the packet; nothing for a valid one. */
  readonly excerpt: string;
  /** The packet, if there is one. */
  readonly data?: unknown;
}

/** One thing that is wrong, without what tells one attempt from another. */
export interface FoundFault {
  readonly code?: string;
  readonly pointer?: string;
  readonly message: string;
}

/** The most contracts that one text may hold attempts at. */
const mostContracts = 3;
const mostMessages = 5;
const longestMessage = 300;
const longestPointer = 200;
const longestExcerpt = 300;

/** Judges texts by some contracts. */
export class Judge {
  readonly #contracts: readonly Contract[];
  readonly #likeness: Likeness;
  readonly #options: ReadOptions;
  readonly #settings: Settings;

  constructor(contracts: readonly Contract[], likeness: Likeness, coerce: ReadOptions["coerce"]) {
    this.#contracts = contracts;
    this.#likeness = likeness;
    this.#options = { semantics: "off", ...(coerce === undefined ? {} : { coerce }) };
    this.#settings = settingsOf(this.#options);
  }

  /**
   * Returns the attempts that a text holds: at most one for each contract, and none where nothing in it is like a
   * contract. Each is read by the contract that it is most like, alone, so that neither its class nor what is wrong with
   * it depends on which other contracts were asked for.
   */
  judge(text: string): readonly Judgement[] {
    if (exceedsBytes(text, defaultLimits.bytes)) return this.#judgeTooLarge(text);
    const meant = this.#meant(text);
    return meant.length === 0 ? this.#judgeCoerced(text) : meant.flatMap((each) => this.#read(each, text));
  }

  #read({ contract, start }: Meant, text: string): readonly Judgement[] {
    const result = readQuietly([contract], text, this.#options);
    if (result.success) return [accept(result, text)];
    return result.error.code === "none_found" ? [] : [refuse(contract, result, text, start)];
  }

  /** Coercion finds packets in more wrappers than can be told by their keys. */
  #judgeCoerced(text: string): readonly Judgement[] {
    if (!this.#options.coerce) return [];
    const result = readQuietly(this.#contracts, text, this.#options);
    return result.success ? [accept(result, text)] : [];
  }

  /** A text that is too large to be read is an attempt if it begins with a packet of which enough can be seen. */
  #judgeTooLarge(text: string): readonly Judgement[] {
    const beginning = text.slice(0, defaultLimits.bytes / 4);
    return this.#meant(beginning)
      .slice(0, 1)
      .flatMap((each) => this.#read(each, text));
  }

  /** Finds the contracts that were meant in a text, each with the first place where it was. */
  #meant(text: string): readonly Meant[] {
    const lone = loneObjectIn(text);
    if (lone !== undefined) {
      const contract = this.#likeness.contractIn(lone.value);
      return contract === undefined ? [] : [{ contract, start: lone.start }];
    }
    const found = new Map<Contract, Meant>();
    for (const candidate of search(this.#contracts, text, this.#settings).candidates) {
      const contract = this.#contractOf(candidate);
      if (contract === undefined || found.has(contract)) continue;
      found.set(contract, { contract, start: candidate.start });
      if (found.size === mostContracts) break;
    }
    return [...found.values()];
  }

  #contractOf({ outcome }: Candidate): Contract | undefined {
    if (outcome.fault !== undefined) return this.#likeness.contractOfKeys(outcome.fault.keys);
    return this.#likeness.contractIn(outcome.value);
  }
}

interface Meant {
  readonly contract: Contract;
  readonly start: number;
}

/** Returns the object of a text that has nothing else that could be a packet, which is the usual case. */
function loneObjectIn(text: string): { readonly value: unknown; readonly start: number } | undefined {
  const place = findLoneObject(text);
  if (place === undefined) return undefined;
  try {
    return { value: JSON.parse(text.slice(place.start, place.end)), start: place.start };
  } catch {
    return undefined;
  }
}

/** Reads a text without the stack traces of errors: they take longer than all the rest, and nobody sees them. */
function readQuietly(contracts: readonly Contract[], text: string, options: ReadOptions): ReadResult<unknown> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return readPacket(contracts, text, options);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function accept({ contract, repairs, coercions, span, data }: ReadSuccess<unknown>, text: string): Judgement {
  const common = { contract, faults: [], line: span.line, data };
  if (repairs.length === 0 && coercions.length === 0) return { ...common, outcome: "valid", messages: [], excerpt: "" };
  const messages = [
    ...repairs.slice(0, mostMessages).map(({ kind, line, column }) => `repaired ${kind} at ${line}:${column}`),
    ...coercions
      .slice(0, mostMessages)
      .map(({ kind, pointer }) => `coerced ${kind} at ${pointer === "" ? "(root)" : pointer}`),
  ];
  return {
    ...common,
    outcome: "repaired",
    messages: messages.slice(0, mostMessages).map((each) => ownText(each, longestMessage)),
    excerpt: ownText(text.slice(span.offset, span.offset + 2 * longestExcerpt), longestExcerpt),
  };
}

function refuse({ name }: Contract, { error, position }: ReadRefusal, text: string, start: number): Judgement {
  // The cast holds: nothing that is read here has transfers to count.
  const outcome = error.code as FailureClass;
  const messages = error.issues.length === 0 ? [error.message] : error.issues.map(({ message }) => message);
  const begin = position === undefined || outcome === "ambiguous" ? start : Math.min(start, position.offset);
  return {
    contract: name,
    outcome,
    messages: messages.slice(0, mostMessages).map((each) => ownText(each, longestMessage)),
    faults: faultsOf(error),
    line: position?.line ?? 1,
    excerpt: ownText(text.slice(begin, begin + 2 * longestExcerpt), longestExcerpt),
  };
}

/** Returns each kind of what is wrong once: places in different items of an array are the same. */
function faultsOf({ issues, message }: ReadRefusal["error"]): readonly FoundFault[] {
  if (issues.length === 0) return [{ message: ownText(message, longestMessage) }];
  const faults = new Map<string, FoundFault>();
  for (const { code, expected, path } of issues) {
    const { pointer, message } = createIssue(
      code,
      expected,
      path.map((key) => (typeof key === "number" ? "*" : key)),
    );
    const clipped = ownText(pointer, longestPointer);
    const key = `${code} ${clipped}`;
    if (!faults.has(key))
      faults.set(key, { code, pointer: clipped, message: ownText(clip(message, longestMessage), longestMessage) });
  }
  return [...faults.values()];
}
