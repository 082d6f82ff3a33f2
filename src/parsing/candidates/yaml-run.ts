import { isBlankFrom, nextLine, skipBlanks } from "./lines.js";

/** A key at the start of a line. */
export interface RunKey {
  readonly name: string;
  readonly lineStart: number;
  readonly indent: number;
  /** Whether its value, if any, stands on the lines below. */
  readonly bare: boolean;
  /** Whether its value begins with a brace, on the same line. */
  readonly flow: boolean;
}

/** Lines that could be a YAML mapping that stands on its own in a text. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly keys: readonly RunKey[];
}

/** Longer tags and anchors are not looked for. */
const longestMark = 100;

const keyPattern = /([ \t]*)(?:([A-Za-z_][\w.-]*)|"((?:[^"\n\\]|\\.)*)"|'([^'\n]*)')[ \t]*:(?=[ \t\r\n]|$)/y;
const loosePattern = /([^\s#&*!|>'"%@`{}[\],:-][^:\n]{0,99}):(?=[ \t\r\n]|$)/y;

/** Returns the key with which the line at `lineStart` begins. */
export function keyAt(text: string, lineStart: number): RunKey | undefined {
  keyPattern.lastIndex = lineStart;
  const match = keyPattern.exec(text);
  if (match === null) return undefined;
  const name = match[2] ?? match[3] ?? match[4] ?? "";
  return { name, lineStart, indent: (match[1] ?? "").length, ...valueAt(text, keyPattern.lastIndex) };
}

/** Looks at what follows the colon at the end of a key. */
function valueAt(text: string, offset: number): Pick<RunKey, "bare" | "flow"> {
  const first = text.charAt(skipBlanks(text, offset));
  return { bare: first === "#" || isBlankFrom(text, offset), flow: first === "{" };
}

/**
 * Finds how far the mapping goes on that begins with the unindented key at `start`. A key that reads like the start of
 * a sentence belongs to it only if no blank line stands before: neither is such a key lost, nor is prose taken for one.
 */
export function runAt(text: string, start: number): Run {
  const keys: RunKey[] = [];
  let end = start;
  for (let line = start; line < text.length; line = nextLine(text, line)) {
    const next = nextLine(text, line);
    if (!isBlankFrom(text, line)) {
      const isNext = end === line;
      const key = keyAt(text, line) ?? (isNext ? looseKeyAt(text, line) : undefined);
      if (key?.indent === 0) keys.push(key);
      else if (!continuesMapping(text, line) && !(isNext && isUnusualKey(text, line))) break;
      end = next;
    }
    if (next === text.length) break;
  }
  return { start, end, keys };
}

/** Returns the key of a line that could as well be a sentence with a colon, or the mark of a merge. */
export function looseKeyAt(text: string, lineStart: number): RunKey | undefined {
  loosePattern.lastIndex = lineStart;
  const match = loosePattern.exec(text);
  if (match === null) return undefined;
  return { name: match[1] ?? "", lineStart, indent: 0, ...valueAt(text, loosePattern.lastIndex) };
}

/** Finds the lines of the one key at `key`: those below it that are indented further. */
export function linesOf(text: string, key: RunKey): number {
  let end = nextLine(text, key.lineStart);
  for (let line = end; line < text.length; line = nextLine(text, line)) {
    if (!isBlankFrom(text, line)) {
      if (skipBlanks(text, line) - line <= key.indent) break;
      end = nextLine(text, line);
    }
    if (nextLine(text, line) === text.length) break;
  }
  return end;
}

/** Tells whether a line that begins with no key can belong to a mapping: indented, an item, a comment, a bracket's end. */
function continuesMapping(text: string, line: number): boolean {
  const first = text.charAt(line);
  if (first === " " || first === "\t" || first === "#") return true;
  if (first === "-") return /^-(?:[ \t\r\n]|$)/.test(text.slice(line, line + 2));
  return (first === "]" || first === "}") && isBlankFrom(text, line + 1);
}

/** Tells whether a line begins like a key of YAML that no packet has: one with a mark, a tag or an anchor before it. */
function isUnusualKey(text: string, line: number): boolean {
  return /^(?:[?:][ \t\r\n]|[&!][^\s]*[ \t])/.test(text.slice(line, line + longestMark));
}

/**
 * Leaves out the words before a mapping that only look like a key: `Result:` on a line of its own, with an unindented
 * key below it. What the contracts know is never left out.
 */
export function withoutLabels(text: string, run: Run, isKnown: (name: string) => boolean): Run {
  const first = run.keys.findIndex((key, index) => {
    const next = run.keys[index + 1];
    if (next === undefined || !key.bare || isKnown(key.name)) return true;
    return text.slice(nextLine(text, key.lineStart), next.lineStart).trim() !== "";
  });
  const keys = run.keys.slice(first);
  return { ...run, start: keys[0]?.lineStart ?? run.start, keys };
}
