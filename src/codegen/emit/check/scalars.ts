import type { Conjunction } from "../../schema/conjunction.js";
import { describeCount } from "../../schema/describe.js";
import { type Code, code } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import type { CheckContext } from "./check-context.js";
import { noteAt, type Place } from "./place.js";
import { type Statement, when } from "./statement.js";

/** Checks what a conjunction asks of text, once the value at `place` is known to be a string. */
export function checkString(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const { scope, owner } = context;
  const { minLength, maxLength, patterns, formats } = conjunction;
  const { variable } = place;
  const statements: Statement[] = [];
  if (minLength !== undefined && minLength > 0) {
    const expected = describeCount("at least", minLength, "character");
    const condition =
      minLength === 1 ? code`${variable} === ""` : code`${scope.runtime("isShorterThan")}(${variable}, ${minLength})`;
    statements.push(when(condition, [noteAt(scope, place, "min_length", expected)]));
  }
  if (maxLength !== undefined) {
    const expected = describeCount("at most", maxLength, "character");
    const condition = code`${scope.runtime("isLongerThan")}(${variable}, ${maxLength})`;
    statements.push(when(condition, [noteAt(scope, place, "max_length", expected)]));
  }
  for (const pattern of patterns) {
    const constant = scope.pattern(pattern, hintFor(owner, variable.text));
    const expected = `text that matches ${pattern}`;
    statements.push(when(code`!${constant}.test(${variable})`, [noteAt(scope, place, "pattern", expected)]));
  }
  for (const format of formats) {
    const condition = code`!${scope.runtime(formatTests[format] ?? "")}(${variable})`;
    statements.push(when(condition, [noteAt(scope, place, "format", formatWords[format] ?? format)]));
  }
  return statements;
}

/** Checks what a conjunction asks of numbers, once the value at `place` is known to be one. */
export function checkNumber(conjunction: Conjunction, place: Place, { scope }: CheckContext): readonly Statement[] {
  const { minimum, maximum } = conjunction;
  const bounds: readonly (readonly [Code, string, string] | undefined)[] = [
    minimum === undefined ? undefined : [code`${place.variable} < ${minimum}`, "minimum", `at least ${minimum}`],
    maximum === undefined ? undefined : [code`${place.variable} > ${maximum}`, "maximum", `at most ${maximum}`],
  ];
  return bounds.flatMap((bound) => {
    if (bound === undefined) return [];
    const [condition, issueCode, expected] = bound;
    return [when(condition, [noteAt(scope, place, issueCode, expected)])];
  });
}

/** The runtime helper that tests each format. */
const formatTests: Readonly<Record<string, string>> = { "date-time": "isDateTime" };

/** What each format looks like, for messages. */
const formatWords: Readonly<Record<string, string>> = {
  "date-time": 'a date and time with an offset, such as "2026-02-11T08:30:00Z"',
};
