import { readJson } from "../../parsing/json/index.js";
import { readStrict } from "../../parsing/json/strict.js";
import { defaultLimits } from "../../parsing/limits.js";
import type { Found, Source } from "./packets.js";

const { depth } = defaultLimits;

/** Gives the packets of a text of JSON: its value, or the items of its array. */
export function* readJsonText(source: Source): Generator<Found> {
  const { text } = source;
  const value = readStrict(text, depth, "refuse");
  if (value !== undefined) {
    yield* valuesIn(source, value);
    return;
  }
  const start = /[^ \t\r\n]/.exec(text)?.index ?? text.length;
  const outcome = readJson(text, start, { maximumDepth: depth, duplicateKeys: "refuse", repair: false });
  const fault = (offset: number, code: string, problem: string): Found => ({
    kind: "fault",
    source,
    offset,
    code,
    problem,
  });
  if (start === text.length) yield fault(0, "unparseable", "the text is empty");
  else if (outcome.fault !== undefined) yield fault(outcome.fault.offset, outcome.fault.class, outcome.fault.detail);
  else {
    const after = /[^ \t\r\n]/.exec(text.slice(outcome.end))?.index;
    if (after === undefined) yield* valuesIn(source, outcome.value);
    else yield fault(outcome.end + after, "unparseable", "more text follows the value; one value a line is .jsonl");
  }
}

function* valuesIn(source: Source, value: unknown): Generator<Found> {
  if (!Array.isArray(value)) {
    yield { kind: "value", source, format: "json", value, base: [], document: 0 };
    return;
  }
  for (const [index, item] of value.entries()) {
    yield { kind: "value", source, format: "json", value: item, base: [index], document: 0 };
  }
}
