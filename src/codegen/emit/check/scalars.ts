import type { Conjunction } from "../../schema/conjunction.js";
import { describeCount } from "../../schema/describe.js";
import { findFormat } from "../../schema/formats.js";
import { type Code, code } from "../../text/code.js";
import { hintFor, type ModuleScope } from "../module-scope.js";
import type { CheckContext } from "./check-context.js";
import { hintOf, noteAt, type Place } from "./place.js";
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
    const expected = `text that matches ${pattern}`;
    const condition = failsPattern(pattern, variable, scope, hintFor(owner, hintOf(place)));
    statements.push(when(condition, [noteAt(scope, place, "pattern", expected)]));
  }
  for (const format of formats) {
    const { words } = findFormat(format);
    const condition = code`!${scope.format(format)}(${variable})`;
    statements.push(when(condition, [noteAt(scope, place, "format", words)]));
  }
  return statements;
}

/** Returns a condition that holds where a text does not match a pattern, in the fastest way that there is to tell. */
function failsPattern(pattern: string, variable: Code, scope: ModuleScope, hint: string): Code {
  const start = readStart(pattern);
  if (start !== undefined) return code`!${variable}.startsWith(${start})`;
  const run = readRun(pattern);
  if (run === undefined) return code`!${scope.pattern(pattern, hint)}.test(${variable})`;
  return code`${variable}.length !== ${run.length} || !${scope.pattern(`^${run.characters}+$`, hint)}.test(${variable})`;
}

/**
 * Reads a pattern that demands a number of characters, all of one class, as hashes have them. To ask for the length first
 * and then for the class is five times as fast as to have the engine count.
 */
function readRun(pattern: string): { readonly characters: string; readonly length: number } | undefined {
  const [, characters, length] = /^\^(\[[A-Za-z0-9_-]+\])\{([1-9]\d{0,8})\}\$$/.exec(pattern) ?? [];
  return characters === undefined ? undefined : { characters, length: Number(length) };
}

/** Returns the text that a pattern demands at the start, where it demands nothing else: to compare it is faster. */
function readStart(pattern: string): string | undefined {
  const [, start] = /^\^((?:[A-Za-z0-9 _:;,@!#%&='"<>~`/-]|\\[./])+)$/.exec(pattern) ?? [];
  return start?.replaceAll("\\", "");
}

/** Checks what a conjunction asks of numbers, once the value at `place` is known to be one. */
export function checkNumber(conjunction: Conjunction, place: Place, { scope }: CheckContext): readonly Statement[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multiplesOf } = conjunction;
  const { variable } = place;
  const bound = (condition: Code, issueCode: string, expected: string) =>
    when(condition, [noteAt(scope, place, issueCode, expected)]);
  return [
    ...(minimum === undefined ? [] : [bound(code`${variable} < ${minimum}`, "minimum", `at least ${minimum}`)]),
    ...(maximum === undefined ? [] : [bound(code`${variable} > ${maximum}`, "maximum", `at most ${maximum}`)]),
    ...(exclusiveMinimum === undefined
      ? []
      : [bound(code`${variable} <= ${exclusiveMinimum}`, "exclusive_minimum", `more than ${exclusiveMinimum}`)]),
    ...(exclusiveMaximum === undefined
      ? []
      : [bound(code`${variable} >= ${exclusiveMaximum}`, "exclusive_maximum", `less than ${exclusiveMaximum}`)]),
    ...multiplesOf.map((divisor) =>
      bound(
        code`!${scope.runtime("isMultipleOf")}(${variable}, ${divisor})`,
        "multiple_of",
        `a multiple of ${divisor}`,
      ),
    ),
  ];
}
