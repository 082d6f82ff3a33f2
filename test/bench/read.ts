/**
 * What reading costs beside bare `JSON.parse` and the contract's check: `npx tsx test/bench/read.ts`.
 *
 * Each figure is a ratio of two times measured in turn in the same run; the best of several rounds counts for both.
 */
import { contracts } from "../../src/index.js";
import { readPacket } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";
import {
  bound,
  context,
  delegation,
  goal,
  handover,
  pipeline,
  receipt,
  returned,
} from "../fixtures/answers/packets.js";

const rounds = 40;
const millisecondsPerRound = 8;
/** What the ratios may be at most. */
const ceilings = { refusing: 2, last: 1.3, fenced: 2.2 } as const;
/** Below this many characters the fixed cost of a call, some 0.1 µs, is most of it: shown, but not held to a ceiling. */
const tiny = 150;

const subjects: readonly [string, Contract, unknown][] = [
  ["return packet", contracts["return-packet"], returned],
  ["bound return packet", contracts["return-packet"], bound],
  ["closure receipt", contracts["closure-receipt"], receipt],
  ["handoff context", contracts["handoff-context"], context],
  ["pipeline context", contracts["pipeline-context"], pipeline],
  ["task delegation", contracts["task-delegation-context"], delegation],
  ["any handoff context", contracts["any-handoff-context"], pipeline],
  ["handover", contracts.handover, handover],
  ["goal handoff", contracts["goal-agent-handoff"], goal],
];

/** Keeps results alive, so that no work is optimised away. */
let sink: unknown;

/** Returns the text as decoding bytes gives it: in one piece, where one that was put together is a tree of pieces. */
function asReceived(text: string): string {
  return Buffer.from(text).toString();
}

function measure(tasks: Readonly<Record<string, () => unknown>>): Record<string, number> {
  const best: Record<string, number> = {};
  const counts = new Map(Object.entries(tasks).map(([name, task]) => [name, calibrate(task)]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const time = timeOf(task, counts.get(name) ?? 1);
      best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, time);
    }
  }
  return best;
}

function calibrate(task: () => unknown): number {
  let count = 64;
  while (timeOf(task, count) * count < millisecondsPerRound) count *= 2;
  return count;
}

/** Returns the milliseconds that one call takes. */
function timeOf(task: () => unknown, count: number): number {
  const start = performance.now();
  for (let index = 0; index < count; index++) sink = task();
  return (performance.now() - start) / count;
}

let failed = false;
function ratio(time: number | undefined, base: number | undefined, ceiling = Number.POSITIVE_INFINITY): string {
  const value = (time ?? Number.NaN) / (base ?? Number.NaN);
  if (!(value <= ceiling)) failed = true;
  return `${value.toFixed(2)}${value <= ceiling ? " " : "!"}`;
}

console.log(
  "times bare JSON.parse + check".padEnd(34),
  "clean last  fence semantics (at most 2, 1.3, 2.2, and not bounded)",
);
for (const [name, contract, packet] of subjects) {
  for (const indent of [0, 2]) {
    const text = asReceived(JSON.stringify(packet, null, indent));
    const fenced = asReceived(`Here is the packet:\n\n\`\`\`json\n${text}\n\`\`\`\n\nTell me if anything is missing.`);
    const times = measure({
      bare: () => contract.check(JSON.parse(text)),
      refusing: () => readPacket(contract, text, { semantics: "off" }),
      last: () => readPacket(contract, text, { semantics: "off", duplicateKeys: "last" }),
      fenced: () => readPacket(contract, fenced, { semantics: "off" }),
      meaning: () => readPacket(contract, text),
    });
    const { bare, refusing, last, fenced: inFence, meaning } = times;
    const limits: Partial<typeof ceilings> = text.length < tiny ? {} : ceilings;
    const ratios = [
      ratio(refusing, bare, limits.refusing),
      ratio(last, bare, limits.last),
      ratio(inFence, bare, limits.fenced),
      ratio(meaning, bare),
    ];
    console.log(`${name}, ${text.length} characters`.padEnd(34), ratios.join(" "));
  }
}
if (sink === undefined) throw new Error("nothing was measured");
if (failed) process.exitCode = 1;
