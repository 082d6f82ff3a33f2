import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts, handoverContract, returnPacketContract } from "../../src/index.js";
import { PacketStream, type ReadOptions, type ReadResult, readPacket } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";
import { allAnswers } from "../fixtures/answers/index.js";
import { contractsOf } from "../helpers/answers.js";
import { anyFrame, anyStyle, plainStyle, trickyHandover, trickyReturn, write } from "../helpers/noisy-answers.js";
import { runs, seeded } from "../helpers/runs.js";

const seed = seeded(20260417);

/** Where to cut: the lengths of the chunks, over and over again. */
const anyCuts = fc.oneof(fc.constant([1]), fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 }));

function cut<Part extends string | Uint8Array>(whole: Part, lengths: readonly number[]): Part[] {
  const chunks: Part[] = [];
  const isStuck = lengths.every((length) => length === 0);
  for (let start = 0, turn = 0; start < whole.length; turn++) {
    const end = start + (isStuck ? 1 : (lengths[turn % lengths.length] ?? 1));
    // The cast holds: a part of a text is a text, and a part of bytes is bytes.
    chunks.push(whole.slice(start, end) as Part);
    start = end;
  }
  return chunks;
}

function streamOf(list: readonly Contract[], chunks: readonly (string | Uint8Array)[], options: ReadOptions = {}) {
  const stream = new PacketStream(list, options);
  const snapshots: unknown[] = [];
  for (const chunk of chunks) {
    stream.write(chunk);
    if (stream.snapshot !== snapshots.at(-1)) snapshots.push(stream.snapshot);
  }
  return { result: stream.end(), snapshots };
}

/** Everything that a result says, as plain values. */
function plain({ error, ...rest }: ReadResult<unknown>): unknown {
  return { ...rest, error: error?.toJSON({ values: true }) };
}

/** Tells whether `part` can be the beginning of `whole`: keys and items that have not come yet, strings that go on. */
function begins(part: unknown, whole: unknown): boolean {
  if (typeof part === "string") return typeof whole === "string" && whole.startsWith(part);
  if (typeof part !== "object" || part === null) return Object.is(part, whole);
  if (typeof whole !== "object" || whole === null || Array.isArray(part) !== Array.isArray(whole)) return false;
  // The cast holds for any object that is not null.
  const other = whole as { readonly [key: string]: unknown };
  return Object.entries(part).every(([key, value]) => Object.hasOwn(other, key) && begins(value, other[key]));
}

describe("a stream", () => {
  const answers = Object.values(allAnswers)
    .flat()
    .filter(({ text }) => text.length < 20_000);

  it("gives what readPacket gives for the whole text, for every answer of the collection and any split", () => {
    fc.assert(
      fc.property(fc.constantFrom(...answers), anyCuts, fc.boolean(), (answer, cuts, asBytes) => {
        const bytes = new TextEncoder().encode(answer.text);
        const text = asBytes ? new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes) : answer.text;
        const { result } = streamOf(contractsOf(answer), asBytes ? cut(bytes, cuts) : cut(text, cuts), answer.options);
        expect(plain(result)).toEqual(plain(readPacket(contractsOf(answer), text, answer.options)));
      }),
      { numRuns: runs(3_000), seed },
    );
  });

  it("shows the same whatever the split, for every answer of the collection", () => {
    for (const answer of answers) {
      const list = contractsOf(answer);
      const [whole, ...others] = [[answer.text], cut(answer.text, [1]), cut(answer.text, [3, 7])].map((chunks) =>
        streamOf(list, chunks, answer.options),
      );
      // What goes beyond the limit is not read, and how much that is depends on where it is cut.
      if (whole?.result.error?.code === "too_large") continue;
      for (const { snapshots } of others) expect(snapshots.at(-1)).toEqual(whole?.snapshots.at(-1));
    }
  });
});

const subjects: readonly [string, Contract, fc.Arbitrary<object>][] = [
  ["return packets", returnPacketContract, trickyReturn],
  ["handovers", handoverContract, trickyHandover],
];

describe.each(subjects)("snapshots of %s", (_name, contract, packets) => {
  it("grow into the packet, where only the frame is noise", () => {
    fc.assert(
      fc.property(packets, anyFrame, anyCuts, (packet, frame, cuts) => {
        const { snapshots } = streamOf([contract], cut(frame(write(packet, plainStyle), "json"), cuts));
        expect(snapshots.at(-1)).toEqual(packet);
        const shown = snapshots.filter((snapshot) => snapshot !== undefined);
        for (const [index, snapshot] of shown.entries())
          expect(begins(snapshot, shown[index + 1] ?? packet)).toBe(true);
      }),
      { numRuns: runs(500), seed },
    );
  });

  it("are beginnings of the packet that is read, whatever had to be repaired", () => {
    fc.assert(
      fc.property(packets, anyStyle, anyFrame, anyCuts, (packet, style, frame, cuts) => {
        const { result, snapshots } = streamOf([contract], cut(frame(write(packet, style), "json"), cuts));
        if (!result.success) return;
        for (const snapshot of snapshots) if (snapshot !== undefined) expect(begins(snapshot, result.data)).toBe(true);
      }),
      { numRuns: runs(500), seed },
    );
  });
});

describe("a snapshot of anything", () => {
  it("has the types that its contract declares, and no prototype but the usual", () => {
    const keys = [
      "conclusion",
      "evidence",
      "gaps",
      "artifact_paths",
      "closure_receipts",
      "execution_mode",
      "__proto__",
    ];
    const anything = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue(), { noNullPrototype: true });
    fc.assert(
      fc.property(anything, anyCuts, (value, cuts) => {
        for (const snapshot of streamOf([returnPacketContract], cut(JSON.stringify(value), cuts)).snapshots) {
          if (snapshot === undefined) continue;
          expect(Object.getPrototypeOf(snapshot)).toBe(Object.prototype);
          const { conclusion, evidence, closure_receipts: receipts } = snapshot as { [key: string]: unknown };
          if (conclusion !== undefined) expect(typeof conclusion).toBe("string");
          if (evidence !== undefined) {
            expect(Array.isArray(evidence) && evidence.every((item) => typeof item === "string")).toBe(true);
          }
          if (receipts !== undefined) {
            expect(Array.isArray(receipts) && receipts.every((item) => Object(item) === item)).toBe(true);
          }
        }
      }),
      { numRuns: runs(1_000), seed },
    );
  });

  it("never makes a stream throw, whatever bytes it is given", () => {
    const all = Object.values(contracts) as unknown as readonly Contract[];
    const syntax = fc.string({ unit: fc.constantFrom(..."{}[]\"'\\,:/*#<>`tu0 \n", '"conclusion":', "<think>") });
    const anyBytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      syntax.map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(anyBytes, anyCuts, (bytes, cuts) => {
        expect(() => streamOf(all, cut(bytes, cuts))).not.toThrow();
      }),
      { numRuns: runs(2_000), seed },
    );
  });
});
