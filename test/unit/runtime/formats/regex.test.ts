import { describe, expect, it } from "vitest";
import { isRegex } from "../../../../src/runtime/formats/regex.js";
import { testExamples } from "./examples.js";

describe("isRegex", () => {
  testExamples(isRegex, {
    accepts: [
      "",
      "^[a-z]+$",
      "(?<year>\\d{4})-\\k<year>",
      "(?<=a+)b(?!c)",
      "[^]",
      "\\cA\\x41\\u0041\\u{1F600}",
      "\\p{L}\\P{Script=Greek}",
      "😀+",
      "\n",
    ],
    refuses: [
      "(",
      ")",
      "[",
      "]",
      "{",
      "a**",
      "?",
      "a{2,1}",
      "[b-a]",
      "\\",
      "\\a",
      "\\Z",
      "\\-",
      "\\1",
      "\\u{110000}",
      "\\p",
      "\\p{}",
      "\\p{Nonsense}",
      "(?P<name>x)",
      "(?#note)",
      "(?i)a",
      "(?>a)",
      "(?<a>)\\k<b>",
      "(?<a>)(?<a>)",
      "a++",
      "(?=a)*",
    ],
  });

  it("judges a property that it has met before as it did the first time", () => {
    expect(isRegex("\\p{L}[\\p{L}]\\p{L}+")).toBe(true);
    expect(isRegex("\\p{L}[\\p{L}-z]")).toBe(false);
    expect(isRegex("\\p{L}\\\\p{L}")).toBe(false);
    expect(isRegex("\\p{L}\\\\\\p{L}")).toBe(true);
    expect(isRegex("\\p{L}(?<\\p{L}>)")).toBe(false);
    expect(isRegex("\\p{L}\\c\\p{L}")).toBe(false);
    expect(isRegex("\\p{L}\\p{L}{2}**")).toBe(false);
  });
});
