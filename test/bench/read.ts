/**
 * What reading costs beside bare `JSON.parse` and the contract's check: `npx tsx test/bench/read.ts`.
 *
 * Each figure is the median of many ratios of two times that were measured one right after the other.
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

const rounds = 150;
const millisecondsPerRound = 2;
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

/** Returns how many times as long as `base` each task takes. */
function measure(base: () => unknown, tasks: Readonly<Record<string, () => unknown>>): ReadonlyMap<string, number> {
  const measured = Object.entries(tasks).map(([name, task]) => ({ name, task, ratios: [] as number[] }));
  const count = calibrate(base);
  for (let round = 0; round < rounds; round++) {
    for (const { task, ratios } of measured) ratios.push(timeOf(task, count) / timeOf(base, count));
  }
  return new Map(measured.map(({ name, ratios }) => [name, median(ratios)]));
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? Number.NaN;
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

function show(ratio = Number.NaN, ceiling = Number.POSITIVE_INFINITY): string {
  if (!(ratio <= ceiling)) failed = true;
  return `${ratio.toFixed(2)}${ratio <= ceiling ? " " : "!"}`;
}

console.log("times bare JSON.parse + check".padEnd(34), "clean last  fence semantics (at most 2, 1.3, 2.2, unbounded)");
for (const [name, contract, packet] of subjects) {
  for (const indent of [0, 2]) {
    const text = asReceived(JSON.stringify(packet, null, indent));
    const fenced = asReceived(`Here is the packet:\n\n\`\`\`json\n${text}\n\`\`\`\n\nTell me if anything is missing.`);
    const ratios = measure(() => contract.check(JSON.parse(text)), {
      refusing: () => readPacket(contract, text, { semantics: "off" }),
      last: () => readPacket(contract, text, { semantics: "off", duplicateKeys: "last" }),
      fenced: () => readPacket(contract, fenced, { semantics: "off" }),
      meaning: () => readPacket(contract, text),
    });
    const limits: Readonly<Record<string, number>> = text.length < tiny ? {} : ceilings;
    const shown = [...ratios].map(([task, ratio]) => show(ratio, limits[task]));
    console.log(`${name}, ${text.length} characters`.padEnd(34), shown.join(" "));
  }
}
if (sink === undefined) throw new Error("nothing was measured");
if (failed) process.exitCode = 1;
