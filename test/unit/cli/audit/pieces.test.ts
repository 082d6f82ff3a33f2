import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineScanner } from "../../../../src/cli/audit/line-scanner.js";
import { auditFiles } from "../../../helpers/audit.js";
import { syntheticRounds } from "../../../helpers/synthetic-transcript.js";

const valid = JSON.stringify({ role: "composer", status: "complete", "next-action": "Merge it." });
const invalid = JSON.stringify({ role: "composer", status: "complete", "next-action": "", note: "naïve — später 🎉" });

/** Audits a file of lines whole, and in pieces so small that most lines cross several. */
async function auditBothWays(content: string | Uint8Array, options: object = {}) {
  const files = { "a.jsonl": content };
  const whole = await auditFiles(files, options);
  for (const pieceSize of [1, 7, 64, 1000]) expect(await auditFiles(files, { ...options, pieceSize })).toEqual(whole);
  return whole;
}

describe("a file that is cut into pieces", () => {
  it("has each line once, whatever ends it, with its number", async () => {
    const { input, total, attempts } = await auditBothWays(`${valid}\n${invalid}\r\n\r\n\n${invalid}\n`);
    expect(input).toMatchObject({ files: 1, lines: 3, notJson: 0, cutOff: 0, tooLong: 0 });
    expect(total).toMatchObject({ attempts: 3, valid: 1, refused: { invalid: 2 } });
    expect(attempts.map(({ line }) => line)).toEqual([2, 5]);
    expect(attempts[0]?.excerpt).toContain("naïve — später 🎉");
  });

  it("may begin with a byte order mark, and need not end with a line feed", async () => {
    expect((await auditBothWays(`\ufeff${valid}\n${valid}`)).total).toMatchObject({ attempts: 2, valid: 2 });
  });

  it("may be empty, or one line feed", async () => {
    expect((await auditBothWays("")).input).toMatchObject({ files: 1, lines: 0 });
    expect((await auditBothWays("\n\n")).input).toMatchObject({ files: 1, lines: 0 });
  });

  it("counts a last line that is cut off apart from lines that are no JSON", async () => {
    const cut = '{"type": "assistant", "message": {"role": "assistant", "content": "I wi';
    expect((await auditBothWays(`${valid}\nno JSON\n${cut}`)).input).toMatchObject({ lines: 3, notJson: 1, cutOff: 1 });
    expect((await auditBothWays(`${valid}\n${cut}\n`)).input).toMatchObject({ lines: 2, notJson: 1, cutOff: 0 });
    expect((await auditBothWays(`${valid}\nno JSON`)).input).toMatchObject({ lines: 2, notJson: 1, cutOff: 0 });
  });

  it("takes a packet that is cut off, or no JSON, for an attempt as well", async () => {
    const { input, total } = await auditBothWays(`${valid.replaceAll('"', "'")}\n${valid.slice(0, -3)}`);
    expect(input).toMatchObject({ notJson: 1, cutOff: 1 });
    expect(total).toMatchObject({ attempts: 2, repaired: 1, refused: { truncated: 1 } });
  });

  it("counts lines that are not UTF-8 as no JSON", async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${valid}\n{"role":"`),
      Buffer.from([0xe9, 0xff]),
      Buffer.from(`"}\n${valid}\n`),
    ]);
    const report = await auditBothWays(bytes);
    expect(report.input).toMatchObject({ lines: 3, notJson: 1 });
    expect(report.total.valid).toBe(2);
  });

  it("gives the result of a tool to the agent that was called in an earlier piece", async () => {
    const call = (id: string, name: string, input: object) =>
      JSON.stringify({
        type: "assistant",
        message: { role: "assistant", content: [{ type: "tool_use", id, name, input }] },
      });
    const result = (id: string, content: string) =>
      JSON.stringify({
        type: "user",
        message: { role: "user", content: [{ type: "tool_result", tool_use_id: id, content }] },
      });
    const lines = [
      call("t1", "Task", { subagent_type: "überprüfer" }),
      call("t2", "Read", {}),
      result("t2", valid),
      result("t2", invalid),
      result("t1", invalid),
      result("t3", invalid),
    ];
    const { total, agents, attempts, faults } = await auditBothWays(lines.join("\n"));
    expect(total).toMatchObject({ attempts: 2 });
    expect(agents.map(({ name }) => name)).toEqual(["überprüfer", null]);
    expect(attempts.map(({ agent, line }) => [agent, line])).toEqual([
      ["überprüfer", 5],
      [null, 6],
    ]);
    expect(faults).toMatchObject([{ count: 2, example: { agent: "überprüfer", line: 5 } }]);
  });

  it("takes the result of a session for a repetition, also where it stands in another piece", async () => {
    const lines = [
      { role: "assistant", content: invalid },
      { type: "result", result: invalid },
      { type: "result", result: valid },
    ];
    const { total } = await auditBothWays(lines.map((line) => JSON.stringify(line)).join("\n"));
    expect(total).toMatchObject({ attempts: 2, valid: 1, refused: { invalid: 1 } });
  });
});

describe("the report", () => {
  const rounds = [...take(syntheticRounds(), 120)];
  const content = `${rounds.flatMap(({ lines }) => lines).join("\n")}\n`;

  it("counts what a transcript was made of", async () => {
    const { total, agents } = await auditFiles({ "a.jsonl": content });
    const made = rounds.flatMap(({ attempts }) => attempts);
    const outcomes = (outcome: string) => made.filter((each) => each.outcome === outcome).length;
    expect(total).toMatchObject({ attempts: made.length, valid: outcomes("valid"), repaired: outcomes("repaired") });
    for (const [outcome, count] of Object.entries(total.refused)) expect(count).toBe(outcomes(outcome));
    expect(new Set(agents.map(({ name }) => name))).toEqual(new Set(made.map(({ agent }) => agent)));
  });

  it("is the same, byte for byte, from any number of jobs and pieces of any size", async () => {
    const files = { "a.jsonl": content, "b.jsonl": content.slice(0, 50_000), "c.json": valid };
    const one = JSON.stringify(await auditFiles(files));
    for (const options of [
      { jobs: 3 },
      { pieceSize: 5_000 },
      { jobs: 3, pieceSize: 5_000 },
      { jobs: 7, pieceSize: 333 },
    ]) {
      expect(JSON.stringify(await auditFiles(files, options)), JSON.stringify(options)).toBe(one);
    }
  });

  it("is the same for any lines, wherever they are cut", async () => {
    const line = fc.oneof(
      fc.constantFrom(valid, invalid, "", "no JSON", valid.slice(0, -4), '{"type":"result","result":"x"}'),
      fc
        .record({ agent: fc.string({ unit: "grapheme" }), ts: fc.integer(), output: fc.constantFrom(valid, invalid) })
        .map((each) => JSON.stringify(each)),
      fc.json(),
    );
    const files = fc.array(line, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        files,
        fc.constantFrom("\n", "\r\n"),
        fc.boolean(),
        fc.integer({ min: 1, max: 300 }),
        async (lines, ending, isEnded, pieceSize) => {
          const text = lines.join(ending) + (isEnded ? ending : "");
          const whole = await auditFiles({ "a.jsonl": text });
          expect(await auditFiles({ "a.jsonl": text }, { pieceSize, jobs: 3 })).toEqual(whole);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("a scanner of lines", () => {
  it("gives the same lines whatever chunks they come in, and none beyond the limit", () => {
    const bytes = fc
      .uint8Array({ maxLength: 60 })
      .map((each) => Buffer.from(each.map((byte) => (byte % 4 === 0 ? 10 : byte))));
    fc.assert(
      fc.property(bytes, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 20 }), (all, size, limit) => {
        const lines: (string | undefined)[] = [];
        const scanner = new LineScanner(limit, (line) => {
          lines.push(line?.toString("latin1"));
          return true;
        });
        for (let start = 0; start < all.length; start += size) {
          // The scanner may not keep a chunk that is overwritten afterwards.
          const chunk = Buffer.from(all.subarray(start, start + size));
          scanner.push(chunk);
          chunk.fill(0);
        }
        scanner.end();
        const expected = all.toString("latin1").split("\n");
        if (expected.at(-1) === "") expected.pop();
        expect(lines).toEqual(expected.map((line) => (line.length > limit ? undefined : line)));
        expect(scanner.consumed).toBe(all.length);
      }),
    );
  });
});

function* take<Item>(items: Iterable<Item>, count: number): Generator<Item> {
  let taken = 0;
  for (const item of items) {
    if (taken++ === count) return;
    yield item;
  }
}
