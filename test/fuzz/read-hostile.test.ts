import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts, handoverContract, isPacketError, returnPacketContract } from "../../src/index.js";
import { type FailureClass, type ReadOptions, readPacket } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";
import { allAnswers } from "../fixtures/answers/index.js";
import { handover, line, returned } from "../fixtures/answers/packets.js";
import { processorTime } from "../helpers/processor-time.js";
import { report, runs, seeded } from "../helpers/runs.js";

const mebibyte = 1024 * 1024;
const kibibytes = 10 * 1024;
/** The time that 10 KiB of text may take. */
const milliseconds = 50;
/** For a garbage collection or another process that gets in the way. */
const grace = 500;

const every: readonly Contract[] = Object.values(contracts);
const anyOptions = fc.constantFrom<ReadOptions>({}, { coerce: true }, { repair: false }, { formats: ["yaml"] });

/** Repeats `part` until the text is as long as a text may be. */
function upToLimit(part: string, start = "", end = ""): string {
  const room = mebibyte - Buffer.byteLength(start) - Buffer.byteLength(end);
  return start + part.repeat(Math.floor(room / Buffer.byteLength(part))) + end;
}

const laughs = ["a: &a [x, x]", ..."bcdefghij"].map((each, index) =>
  index === 0
    ? each
    : `${each}: &${each} [${Array(9)
        .fill(`*${"abcdefghij"[index - 1]}`)
        .join(", ")}]`,
);

const hostile: readonly [string, string, FailureClass][] = [
  ["opening brackets", upToLimit("["), "too_deep"],
  ["opening braces", upToLimit("{"), "unparseable"],
  ["nested objects", upToLimit('{"a":'), "too_deep"],
  ["nested arrays of objects", upToLimit('[{"a":'), "too_deep"],
  ["empty objects", upToLimit("{}"), "invalid"],
  ["quotes", upToLimit('"'), "none_found"],
  ["quotes inside an object", upToLimit('" ', '{"role": '), "unparseable"],
  ["backslashes inside an object", upToLimit("\\\\", '{"role": "'), "truncated"],
  ["fences", upToLimit("```\n"), "none_found"],
  ["fences with tags", upToLimit("```json\n"), "none_found"],
  ["fences of YAML", upToLimit("```yaml\nrole: x\n"), "invalid"],
  ["thinking", upToLimit("<think>"), "none_found"],
  ["thinking, line by line", upToLimit("<think>\n"), "none_found"],
  ["thinking in sentences", upToLimit("a <think> "), "none_found"],
  ["ends of thinking", upToLimit("</think>"), "none_found"],
  ["HTML quotes", upToLimit("{&quot;"), "unparseable"],
  ["escaped quotes", upToLimit('{\\"'), "unparseable"],
  ["single quotes", upToLimit("{'a "), "unparseable"],
  ["comments", upToLimit("{/*"), "truncated"],
  ["keys without values", upToLimit('{"role" '), "unparseable"],
  ["YAML keys", upToLimit("role: x\n"), "none_found"],
  ["YAML keys twice", upToLimit("role: x\nstatus: y\n"), "duplicate_key"],
  ["YAML dashes", upToLimit("- ", "role: x\nstatus:\n  "), "too_deep"],
  ["YAML documents", upToLimit("role: x\nstatus: s\n---\n"), "invalid"],
  [
    "YAML billion laughs",
    `\`\`\`yaml\n${line(handover).slice(1, -1).replace(/,/g, "\n").replace(/":/g, '": ')}\n${laughs.join("\n")}\n\`\`\``,
    "unparseable",
  ],
  ["YAML flow mappings", `\`\`\`yaml\nrole: ${"{a: ".repeat(1000)}\n\`\`\``, "too_deep"],
  ["embedded mappings", upToLimit(" handover:\n"), "truncated"],
  ["embedded mappings that cannot be read together", upToLimit("handover:\n  role: x\n", 'x: "x"y\n'), "invalid"],
  ["fences in items", upToLimit("- ```js\n  name: x\n"), "none_found"],
  ["quotations", upToLimit('> {"role": x}\n'), "unparseable"],
  ["quotations in quotations", upToLimit("> "), "none_found"],
  ["broken objects", upToLimit('{"role": x, "a": "b"} '), "unparseable"],
  ["broken objects in blocks", upToLimit('```json\n{"role": "a" b"}\n```\n'), "unparseable"],
  ["tags", upToLimit("<answer>"), "none_found"],
  ["spaces", upToLimit(" "), "none_found"],
  ["NUL", upToLimit("\0"), "none_found"],
  ["lone surrogates", upToLimit("\ud800"), "none_found"],
  ["byte order marks", upToLimit("\uFEFF"), "none_found"],
  ["NUL in a string", `{"role": "\0", "status": "s", "next-action": "n"}`, "unparseable"],
];

describe("hostile texts", () => {
  it.each(hostile)("%s", (_name, text, expected) => {
    for (const contract of [handoverContract, every]) {
      const start = processorTime();
      const result = contract === every ? readPacket(every, text) : readPacket(handoverContract, text);
      const spent = processorTime() - start;
      expect(isPacketError(result.error)).toBe(true);
      if (contract !== every) expect(result.error?.code).toBe(expected);
      expect(spent).toBeLessThan(grace + (text.length / kibibytes) * milliseconds);
      expect(result.feedback?.length).toBeLessThan(20_000);
    }
  });

  it("survives a thousand nested flow mappings of YAML twice in one process", () => {
    const text = `\`\`\`yaml\nrole: r\nstatus: s\nnext-action: ${"{a: ".repeat(1000)}1${"}".repeat(1000)}\n\`\`\``;
    for (let time = 0; time < 2; time++) expect(readPacket(handoverContract, text).error?.code).toBe("too_deep");
  });

  it("refuses what a limit set too high lets through, and does not throw", () => {
    const text = `{"role": "r", "status": "s", "next-action": "n", "a": ${"[".repeat(2e5)}${"]".repeat(2e5)}}`;
    const result = readPacket(handoverContract, text, { limits: { depth: 1e9 } });
    expect(result.error?.code).toBe("too_deep");
  });

  it("keeps 100 of 100,000 issues and counts the rest", () => {
    const result = readPacket(returnPacketContract, line({ ...returned, evidence: Array(100_000).fill(1) }));
    expect(result.error).toMatchObject({ code: "invalid", issues: { length: 100 }, omitted: 99_900 });
  });

  it("touches no prototype", () => {
    const before = [Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)];
    const bodies = ['"__proto__": {"polluted": 1}', '"constructor": {"prototype": {"polluted": 1}}', "__proto__: [1]"];
    for (const body of bodies) {
      for (const text of [`{"target": "team_journal", ${body}}`, `{"target": "team_journal", "a": {${body}}}`]) {
        expect(readPacket(contracts["closure-receipt"], text, { coerce: true }).error?.code).toBe("forbidden_key");
      }
    }
    expect([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(Array.prototype)]).toEqual(before);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  it.each([undefined, null, 7, {}, [], Symbol("x"), () => "{}"])("refuses an input that is no text (%#)", (input) => {
    // The cast is the point: callers without types pass anything.
    expect(readPacket(handoverContract, input as unknown as string).error?.code).toBe("none_found");
  });

  it("treats a contract whose check throws as one that is not satisfied", () => {
    const fail = (): never => {
      throw new Error("broken");
    };
    const broken: Contract = { ...handoverContract, is: fail as unknown as Contract["is"] };
    expect(readPacket(broken, line(handover)).success).toBe(false);
  });
});

describe("random texts", () => {
  const setup = { numRuns: runs(20_000), seed: seeded(20260302) };
  let slowest = 0;

  function readTimed(text: string, options: ReadOptions): void {
    const start = processorTime();
    const result = readPacket(every, text, options);
    slowest = Math.max(slowest, processorTime() - start);
    if (result.success) expect(every.some((contract) => contract.is(result.data))).toBe(true);
    else expect(isPacketError(result.error)).toBe(true);
    expect(processorTime() - start).toBeLessThan(grace + (text.length / kibibytes) * milliseconds);
  }

  it("give a packet or an error, whatever the bytes", () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => new TextDecoder().decode(array));
    fc.assert(fc.property(bytes, anyOptions, readTimed), setup);
  });

  it("give a packet or an error, whatever the syntax", () => {
    const parts = ["{", "}", "[", "]", '"', "'", ",", ":", "\\", "\n", " ", "```", "---", "<think>", "</think>", "//"];
    const words = [
      "/*",
      "*/",
      "#",
      "- ",
      "role",
      "status: s",
      "next-action",
      "handover:",
      "&a ",
      "*a",
      "|",
      "1",
      "null",
    ];
    const soup = fc.array(fc.constantFrom(...parts, ...words, "“", "”", "\uFEFF", "&quot;", '\\"'), { maxLength: 60 });
    fc.assert(
      fc.property(
        soup.map((all) => all.join("")),
        anyOptions,
        readTimed,
      ),
      setup,
    );
  });

  it("give a packet or an error, however an answer is changed", () => {
    const texts = Object.values(allAnswers)
      .flat()
      .map(({ text }) => text)
      .filter(({ length }) => length < 5000);
    const changed = fc
      .record({
        text: fc.constantFrom(...texts),
        other: fc.constantFrom(...texts),
        from: fc.nat(),
        to: fc.nat(),
        at: fc.nat(),
      })
      .map(({ text, other, from, to, at }) => {
        const cut = from % (text.length + 1);
        const [start, end] = [at % (other.length + 1), (at % (other.length + 1)) + (to % 12)];
        return text.slice(0, cut) + other.slice(start, end) + text.slice(cut + (to % 5));
      });
    fc.assert(fc.property(changed, anyOptions, readTimed), setup);
    report(`slowest of ${3 * setup.numRuns} random answers: ${slowest.toFixed(1)} ms`);
  });
});
