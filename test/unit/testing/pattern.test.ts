import { describe, expect, it } from "vitest";
import { compilePattern } from "../../../src/testing/pattern/draw-pattern.js";
import { createRandom, firstChoice } from "../../../src/testing/random/random.js";

/** Patterns without assertions: what is drawn matches at once. */
const direct: readonly string[] = [
  "^[a-f0-9]{64}$",
  "^[A-Za-z0-9][A-Za-z0-9._-]{7,95}$",
  "^\\.workspai/",
  "^workspai goal --status ",
  "^(?:a|b(c|d)?|)$",
  "^a*b+c?d{2}e{1,}f{0,3}?$",
  "^[^a-z]$",
  "^.$",
  "^\\d\\D\\w\\W\\s\\S$",
  "^[\\d\\-\\]\\\\^]+$",
  "^\\u0041\\x42\\u{1f600}\\ud83d\\ude00\\cA\\0\\t\\n\\r\\v\\f\\/\\.$",
  "^\\p{Lu}\\P{Lu}\\p{Script=Greek}$",
  "^[\\u4e00-\\u9fff]{2}$",
  "^[\u{1f600}-\u{1f64f}]$",
  "^(?<quote>[\"'])a\\k<quote>$",
  "^(a|b)(c)\\2\\1$",
  "^()$",
  "x{3}",
  "",
];

/** Patterns that look around: what is drawn matches sooner or later. */
const looking: readonly string[] = ["^(?=a)[ab]$", "^(?!a)[ab]$", "(?<=a)b", "\\bword\\b", "^a\\Bb$", "(?<!a)b$"];

describe("texts drawn for a pattern", () => {
  it.each(direct)("match %s at once", (pattern) => {
    const [draw, expression] = [compilePattern(pattern), new RegExp(pattern, "u")];
    for (let seed = 0; seed < 300; seed++) expect(draw(createRandom(seed))).toMatch(expression);
    expect(draw(firstChoice)).toMatch(expression);
  });

  it.each(looking)("match %s within the tries that are allowed", (pattern) => {
    const [draw, expression] = [compilePattern(pattern), new RegExp(pattern, "u")];
    const matching = Array.from({ length: 200 }, (_, seed) => draw(createRandom(seed))).filter((text) =>
      expression.test(text),
    );
    expect(matching.length).toBeGreaterThan(20);
  });

  it("reach both ends of a bounded repetition", () => {
    const draw = compilePattern("^a{2,40}$");
    const lengths = new Set(Array.from({ length: 200 }, (_, seed) => draw(createRandom(seed)).length));
    expect(lengths).toContain(2);
    expect(lengths).toContain(40);
  });
});
