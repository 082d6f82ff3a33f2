import { expect, it } from "vitest";
import type { FormatTest } from "../../../../src/runtime/formats/index.js";

/** Texts that a format accepts, and texts that it refuses. */
export interface Examples {
  readonly accepts: readonly string[];
  readonly refuses: readonly string[];
}

/** Defines a test for each example. */
export function testExamples(test: FormatTest, { accepts, refuses }: Examples): void {
  it.each(accepts)("accepts %j", (text) => {
    expect(test(text)).toBe(true);
  });
  it.each(refuses)("refuses %j", (text) => {
    expect(test(text)).toBe(false);
  });
}

/** The same, and of what is accepted, nothing with a blank, a line break or a null character around it. */
export function testClosedExamples(test: FormatTest, examples: Examples): void {
  testExamples(test, examples);
  it.each(examples.accepts)("refuses %j with more around it", (text) => {
    const padded = [" ", "\n", "\0"].flatMap((more) => [`${text}${more}`, `${more}${text}`]);
    expect(padded.filter(test)).toEqual([]);
  });
}
