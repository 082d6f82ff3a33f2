import type { FailureClass, ReadFailure } from "../result.js";
import { count } from "./count.js";

/** From here on an answer is long enough to be told a length to aim for. */
const shortestToAim = 1_000;

/** What one class of failure is told: what happened, and what to do about it. */
export interface Wording {
  readonly opening: string;
  readonly closing: string;
}

type Describe = (packet: string, format: string, failure: ReadFailure) => Wording;

const wordings: Readonly<Record<FailureClass, Describe>> = {
  invalid: (packet, format, { issues, omitted }) => ({
    opening: `Your answer has ${withArticle(packet)}, but it breaks the contract in ${count(issues.length + omitted, "place")}:`,
    closing: `Correct what is listed, keep everything else as it was, and answer with the whole ${packet} again: ${format}.`,
  }),
  none_found: (packet, format) => ({
    opening: `Your answer has no ${packet} in it.`,
    closing: `Answer with the ${packet} itself: ${format}.`,
  }),
  unparseable: (packet, format) => ({
    opening: `Your answer has what looks like ${withArticle(packet)}, but its syntax is broken, and it is not clear what was meant.`,
    closing: `Write the whole ${packet} again with correct syntax, every quote and backslash inside a string escaped: ${format}.`,
  }),
  truncated: (packet, format, { position }) => ({
    opening:
      `Your answer stops in the middle of the ${packet}` +
      `${position === undefined ? "" : `, after ${count(position.offset, "character")}`}. ` +
      "It was too long for the length that you may write. The part that is there was not used.",
    closing:
      "Do not continue that answer and do not close its brackets. Start again and be much shorter" +
      `${position === undefined ? "" : lengthToAim(position.offset)}: ` +
      "no reasoning and no text before the packet, shorter sentences, fewer items, no optional key that is not needed. " +
      `Answer with ${withArticle(packet)} that is complete: ${format}.`,
  }),
  ambiguous: (packet, format) => ({
    opening: `Your answer can be read as more than one ${packet}, and it is not clear which one is meant.`,
    closing: `Decide on one. Answer with that ${packet} only, without drafts, examples or alternatives: ${format}.`,
  }),
  too_large: (packet, format) => ({
    opening: "Your answer is larger than the limit and was not read.",
    closing: `Do not paste files or logs; refer to them by path. Answer with a short ${packet} and nothing else: ${format}.`,
  }),
  too_deep: (packet, format) => ({
    opening: `The objects and arrays in your answer are nested more deeply than is allowed.`,
    closing: `Answer with a flat ${packet}, nested only as far as the contract asks: ${format}.`,
  }),
  duplicate_key: (packet, format) => ({
    opening: `An object in your ${packet} has the same key more than once, so it is not clear which value is meant.`,
    closing: `Keep the value that you mean, and answer with the whole ${packet} again, each key once: ${format}.`,
  }),
  forbidden_key: (packet, format) => ({
    opening: `Your ${packet} has a key that is never allowed: "__proto__", or "constructor" with "prototype" in it.`,
    closing: `Leave that key out and answer with the whole ${packet} again: ${format}.`,
  }),
};

/** Puts a failure into words: each class has its own. */
export function wordingOf(failure: ReadFailure, packet: string): Wording {
  const syntax = failure.formats?.includes("json") === false ? "YAML document" : "JSON object";
  return wordings[failure.class](packet, `one ${syntax} and nothing around it`, failure);
}

function lengthToAim(offset: number): string {
  if (offset < shortestToAim) return "";
  return `, at most about ${count(Math.floor(offset / 200) * 100, "character")} in all`;
}

/** Puts the article before a noun: `a handover`, `an answer`. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}
