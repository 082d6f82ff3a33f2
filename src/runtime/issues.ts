import type { Issue, IssueCode, Key } from "./issue.js";
import { jsonPointer } from "./json-pointer.js";
import type { JsonObject } from "./object.js";
import { clip } from "./text.js";

/** The most issues that are kept of one value. Those beyond are only counted. */
export const maximumIssues = 100;

const maximumKeyLength = 40;
const maximumMessageLength = 400;

/** The keys that an object may have. */
export interface KnownKeys {
  /** What is expected under each that it must have. */
  readonly required: Readonly<Record<string, string>>;
  readonly optional: readonly string[];
}

interface Note {
  /** How many issues were found before it. */
  readonly serial: number;
  readonly code: IssueCode;
  /** In words, or what they are made of when they are asked for. */
  readonly expected: string | KnownKeys;
  readonly path: Key[];
}

/**
 * Collects what a check finds wrong. A check records places relative to the value that it was given; whoever called it
 * puts the way to that value in front ({@link Issues.under}), so that a valid value never pays for a path.
 *
 * What is wrong or missing stands before keys that are not known, however many there are of those.
 */
export class Issues {
  /** How many issues were found, those that were not kept included. */
  count = 0;
  #notes: Note[] | undefined;
  #unknownKeys: Note[] | undefined;
  #from = 0;

  /** Records an issue. Returns true: see {@link note}. */
  add(code: IssueCode, expected: string | KnownKeys, path: Key[]): true {
    const note: Note = { serial: this.count++, code, expected, path };
    if (code === "unknown_key") this.#unknownKeys = keep(note, this.#unknownKeys);
    else this.#notes = keep(note, this.#notes);
    return true;
  }

  /**
   * Records an issue. Returns true, so that a check reads `if (wrong && !issues?.note(...)) return false`: without a list
   * nothing is called, and the check is over.
   */
  note(code: IssueCode, expected: string, ...path: Key[]): true {
    return this.add(code, expected, path);
  }

  /** Records that the last key of `path` is none of the `known` ones. Returns true. */
  noteUnknown(known: KnownKeys, ...path: Key[]): true {
    return this.add("unknown_key", known, path);
  }

  /** Records which of the required keys no walk over the keys of `holder` comes by. Returns true. */
  noteMissing(holder: JsonObject, { required }: KnownKeys, ...path: Key[]): true {
    const { count } = this;
    for (const key in required) if (!has(holder, key)) this.add("required", required[key] ?? "", [...path, key]);
    // All are there: one is hidden from loops.
    if (this.count === count) {
      const listed = keysOf(holder);
      for (const key in required) if (!listed.has(key)) this.add("required", required[key] ?? "", [...path, key]);
    }
    // All are listed by now: a getter has changed the object.
    if (this.count === count) this.add("unreadable", "a plain value that can be walked", path);
    return true;
  }

  /** Records that `holder` lacks the last key of `path`, or has nothing but `undefined` there. Returns true. */
  noteAbsent(holder: JsonObject, expected: string, ...path: Key[]): true {
    // The cast holds: what a holder has stands under a key.
    const key = path[path.length - 1] as string;
    return this.add(Object.hasOwn(holder, key) ? "type" : "required", expected, path);
  }

  /** Returns whether nothing was recorded since the count stood at `start`, and remembers `start` for {@link under}. */
  settled(start: number): boolean {
    if (this.count === start) return true;
    this.#from = start;
    return false;
  }

  /** Puts `keys` in front of the paths recorded by the check that has just failed. Returns true. */
  under(...keys: Key[]): true {
    moveUnder(keys, this.#notes, this.#from);
    moveUnder(keys, this.#unknownKeys, this.#from);
    return true;
  }

  /** How many issues were found beyond those kept. */
  get omitted(): number {
    return this.count - this.#kept().length;
  }

  /** The issues, in the order in which they were found, and then the keys that are not known. */
  list(): Issue[] {
    return this.#kept().map(({ code, expected, path }) => {
      return createIssue(code, typeof expected === "string" ? expected : describeKeys(expected), path);
    });
  }

  #kept(): readonly Note[] {
    return [...(this.#notes ?? []), ...(this.#unknownKeys ?? [])].slice(0, maximumIssues);
  }
}

/** Adds a note to a list that has room. A list that begins with one is made faster than an empty one that grows. */
function keep(note: Note, notes: Note[] | undefined): Note[] {
  if (notes === undefined) return [note];
  if (notes.length < maximumIssues) notes.push(note);
  return notes;
}

/** Puts `keys` in front of the paths of the last notes, back to the one with the number `from`. */
function moveUnder(keys: readonly Key[], notes: readonly Note[] | undefined, from: number): void {
  for (let index = (notes?.length ?? 0) - 1; index >= 0; index--) {
    const note = notes?.[index];
    if (note === undefined || note.serial < from) return;
    note.path.unshift(...keys);
  }
}

/** Tells whether an object has a key or inherits it, what every object inherits aside. */
function has(value: JsonObject, key: string): boolean {
  return Object.hasOwn(value, key) || (key in value && !(key in Object.prototype));
}

/** Returns the keys that a loop over `value` comes by, inherited ones included. */
function keysOf(value: JsonObject): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const key in value) keys.add(key);
  return keys;
}

function describeKeys({ required, optional }: KnownKeys): string {
  const keys = [...Object.keys(required), ...optional];
  return keys.length === 0 ? "no key" : `only the keys ${keys.join(", ")}`;
}

/** Makes an {@link Issue} with its pointer and its message. Keys in the message are clipped. */
export function createIssue(code: IssueCode, expected: string, path: readonly Key[]): Issue {
  const message = `${describePath(path)}: ${clip(describe(code, expected), maximumMessageLength)}`;
  return { code, path, pointer: jsonPointer(path), expected, message };
}

/** Records what is wrong with a value as a whole, for whoever called its check. Returns false: the walk is over. */
export function refuse(issues: Issues | undefined, code: IssueCode, expected: string): false {
  if (issues === undefined) return false;
  const start = issues.count;
  issues.note(code, expected);
  issues.settled(start);
  return false;
}

function describePath(path: readonly Key[]): string {
  if (path.length === 0) return "(root)";
  const shown = path.length <= 12 ? path : [...path.slice(0, 6), "…", ...path.slice(-5)];
  return jsonPointer(shown.map((key) => clip(String(key), maximumKeyLength)));
}

function describe(code: IssueCode, expected: string): string {
  if (code === "required") return `is missing; expected ${expected}`;
  if (code === "unknown_key") return `is not a known key; expected ${expected}`;
  return `expected ${expected}`;
}
