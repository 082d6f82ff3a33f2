import { domainToASCII } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePunycode, encodePunycode } from "../../../../src/runtime/formats/idna/punycode.js";
import { runs, seeded } from "../../../helpers/runs.js";

const settings = { numRuns: runs(500), seed: seeded(20260211) };

/** From RFC 3492, section 7.1, and others. */
const samples: readonly (readonly [decoded: string, encoded: string])[] = [
  ["", ""],
  ["abc", "abc-"],
  ["-", "--"],
  ["ü", "tda"],
  ["bücher", "bcher-kva"],
  ["他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"],
  ["почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"],
  ["3年b組金八先生", "3b-ww4c5e180e575a65lsy2b"],
  ["\u{10FFFF}", "dn32g"],
];

describe("punycode", () => {
  it.each(samples)("encodes %j as %j, and back", (decoded, encoded) => {
    expect(encodePunycode(decoded)).toBe(encoded);
    expect(decodePunycode(encoded)).toBe(decoded);
  });

  it.each(["-tda", "en32g", "dn33g", "tda!", "ü", "TDA", "99999999", "0".repeat(59), "zzzzzzzzzzzzzzzzzzzz"])(
    "does not decode %j to what encodes so",
    (text) => {
      const decoded = decodePunycode(text);
      expect(decoded === undefined || encodePunycode(decoded) !== text).toBe(true);
    },
  );

  it("decodes what it encoded, whatever it was", () => {
    const texts = fc.string({ unit: "binary", maxLength: 40 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(decodePunycode(encodePunycode(text))).toBe(text);
      }),
      settings,
    );
  });

  it("encodes as the URL parser does", () => {
    const texts = fc.string({
      unit: fc.constantFrom(..."abcæøåабвгдαβγ가나다中文字かなאבג"),
      minLength: 1,
      maxLength: 15,
    });
    const letters = texts.filter((text) => /[^\0-\x7F]/.test(text) && domainToASCII(text) !== "");
    fc.assert(
      fc.property(letters, (text) => {
        expect(`xn--${encodePunycode(text)}`).toBe(domainToASCII(text));
      }),
      settings,
    );
  });
});
