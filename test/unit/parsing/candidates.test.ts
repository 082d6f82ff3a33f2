import { describe, expect, it } from "vitest";
import { findCandidates } from "../../../src/parsing/candidates/index.js";
import { findLoneObject } from "../../../src/parsing/lone-object.js";

function find(text: string): string[] {
  const candidates = findCandidates(text, {
    formats: ["json", "yaml"],
    settings: { maximumDepth: 100, duplicateKeys: "refuse", repair: true },
    keys: new Set(["role", "status", "handover"]),
    embeddingKeys: ["handover"],
  });
  return candidates.map(({ format, outcome, start, end, prominent }) => {
    const what = outcome.fault === undefined ? JSON.stringify(outcome.value) : outcome.fault.class;
    return `${format} ${start}-${end} ${what}${prominent ? "" : " inline"}`;
  });
}

describe("findCandidates", () => {
  it.each([
    ["an object", '{"a": 1}', ['json 0-8 {"a":1}']],
    ["an object in a sentence", 'so {"a": 1}.', ['json 3-11 {"a":1} inline']],
    [
      "two objects, and the array around neither",
      '{"a": 1} [2] {"b": 3}',
      ['json 0-8 {"a":1}', 'json 13-21 {"b":3} inline'],
    ],
    ["an array of objects as a whole", '[{"a": 1}, {"b": 2}]', ['json 0-20 [{"a":1},{"b":2}]']],
    ["nothing inside an object", '{"a": {"role": {"status": 1}}}', ['json 0-30 {"a":{"role":{"status":1}}}']],
    ["nothing inside a string", '{"a": "{\\"role\\": 1}"}', ['json 0-22 {"a":"{\\"role\\": 1}"}']],
    ["an object in a fence", '```json\n{"a": 1}\n```', ['json 8-16 {"a":1}']],
    ["YAML in a fence", "```yaml\nrole: x\n```", ['yaml 8-16 {"role":"x"}']],
    [
      "YAML in a fence without a tag, if a key is known",
      "```\nrole: x\n```\n```\nfoo: x\n```",
      ['yaml 4-12 {"role":"x"}'],
    ],
    ["bare YAML, if two keys are known", "role: x\nother: y\n\nrole: x\nstatus: y\n", ["yaml 0-36 duplicate_key"]],
    ["no sentence with a colon", "Status: fine\nrole: x\n", []],
    [
      "the lines of the embedding key",
      "Well.\n\n  handover:\n    role: x\n\nDone.",
      ['yaml 9-31 {"handover":{"role":"x"}}'],
    ],
    ["no thought", '<think>{"a": 1}</think>{"b": 2}', ['json 23-31 {"b":2}']],
    ["nothing before the end of a thought", '{"a": 1}</think>{"b": 2}', ['json 16-24 {"b":2}']],
    ["an object that is cut off", 'x {"role": [', ["json 2-12 truncated inline"]],
    [
      "what follows braces in a sentence",
      'Use {role: name} and {b}, {"b": 2}',
      ["json 4-11 unparseable inline", "json 21-23 unparseable inline", 'json 26-34 {"b":2} inline'],
    ],
    [
      "what follows a broken object whose strings are plain to see",
      '{"role": oops {"a": "} {"}} {"b": 2}',
      ["json 0-9 unparseable", 'json 28-36 {"b":2} inline'],
    ],
    ["nothing after a broken object that is not closed", '{"role": oops {"a": 1} {"b": 2}', ["json 0-9 unparseable"]],
    ["nothing after a broken object with a comment", '{"role": oops /* " */} {"b": 2}', ["json 0-9 unparseable"]],
    [
      "what follows a block of code",
      "```js\nif (a) { return '}'; }\n```\n{\"b\": 2}",
      ["json 13-22 unparseable inline", 'json 33-41 {"b":2}'],
    ],
    [
      "what a quotation holds",
      '> ```json\n> {"a":\n>> 1}\n> ```\n> role: x\n>  \n> status: y',
      ['json 12-23 {"a":1}', 'yaml 32-55 {"role":"x","status":"y"}'],
    ],
    ["nothing after a broken first key", '{role": "x", "status": "{\\"b\\": 2}"} {"b": 2}', ["json 0-5 unparseable"]],
    ["nothing escaped in the midst of a line", 'x {\\"b\\": 2}', []],
    ["nothing after quotes that are out of step", '{"role": "a "b", "c": "d"} {"b": 2}', ["json 0-9 unparseable"]],
  ])("finds %s", (_what, text, expected) => {
    expect(find(text)).toEqual(expected);
  });
});

describe("findLoneObject", () => {
  it.each([
    ['{"a": 1}', 0, 8],
    ['\n {"a": 1}\n', 2, 10],
    ['Here it is:\n```json\n{"a": 1}\n```\nBye.', 20, 28],
    ['So {"a": 1}, then.', 3, 11],
  ])("finds it in %j", (text, start, end) => {
    expect(findLoneObject(text)).toEqual({ start, end });
  });

  it.each([
    "no object",
    '<think>x</think>{"a": 1}',
    '[1] {"a": 1}',
    'role: x\nstatus: y\n{"a": 1}',
    '{"a": 1} <answer>',
    '```\nx\n```\n{"a": 1}',
    '\uFEFF {"a": 1}',
    '{"a": 1}\nrole: x',
  ])("leaves %j to the search for candidates", (text) => {
    expect(findLoneObject(text)).toBeUndefined();
  });
});
