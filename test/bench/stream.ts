/**
 * What it costs to show an answer while it arrives, per KiB of it: `npx tsx test/bench/stream.ts`.
 *
 * Each chunk is written and the snapshot looked at. The peers parse everything that has come by then again for each
 * chunk, as is usual. For 1 MiB that takes hours, so their times are worked out from a sample of the prefixes; ours are
 * measured in full. Fails if our cost per KiB grows with the answer.
 */
import { disableErrorLogging, parse as parseBestEffort } from "best-effort-json-parser";
import { parse as parsePartial } from "partial-json";
import { returnPacketContract } from "../../src/index.js";
import { PacketStream } from "../../src/read.js";

disableErrorLogging();

const sizes = [16, 1024] as const;
const chunkLengths = [1, 20] as const;
/** How long each figure is measured at least: the best of several rounds counts. */
const millisecondsPerFigure = 400;
const samples = 12;
/** How many times as much a KiB of the long answer, 64 times the short one, may cost us. Quadratic time would give 64. */
const ceiling = 4;

/** Keeps results alive, so that no work is optimised away. */
let sink: unknown;

/** Writes an answer of the size: what an agent found, one finding a line. */
function answerOf(kibibytes: number): string {
  const evidence: string[] = [];
  const packet = { conclusion: "Each module was looked at.", evidence, gaps: [], artifact_paths: ["report.md"] };
  let length = JSON.stringify(packet).length;
  for (let line = 1; length < kibibytes * 1024 - 200; line++) {
    const finding = `src/module-${line % 97}.ts:${line}\tthe call of "read" is not awaited, so its error is lost`;
    evidence.push(finding);
    length += JSON.stringify(finding).length + 1;
  }
  return JSON.stringify(packet);
}

/** Returns the milliseconds that reading the answer takes us. */
function timeOfStream(text: string, chunkLength: number): number {
  const stream = new PacketStream(returnPacketContract);
  const start = performance.now();
  for (let index = 0; index < text.length; index += chunkLength) {
    stream.write(text.slice(index, index + chunkLength));
    sink = stream.snapshot;
  }
  const time = performance.now() - start;
  if (!stream.end().success) throw new Error("the answer was to hold a packet");
  return time;
}

/** Works out the milliseconds that parsing every prefix takes. */
function timeOfReparsing(text: string, chunkLength: number, parse: (prefix: string) => unknown): number {
  const start = performance.now();
  for (let sample = 0; sample < samples; sample++) {
    sink = parse(text.slice(0, Math.ceil(((sample + 0.5) / samples) * text.length)));
  }
  return ((performance.now() - start) / samples) * (text.length / chunkLength);
}

/** Returns the best of several rounds, in microseconds for each KiB. */
function measure(text: string, timeOf: () => number): number {
  const start = performance.now();
  let best = Number.POSITIVE_INFINITY;
  do best = Math.min(best, timeOf());
  while (performance.now() - start < millisecondsPerFigure);
  return (best * 1_000) / (text.length / 1024);
}

const readers = {
  PacketStream: timeOfStream,
  "partial-json, again for each chunk": (text: string, chunkLength: number) =>
    timeOfReparsing(text, chunkLength, (prefix) => parsePartial(prefix)),
  "best-effort-json-parser, again for each chunk": (text: string, chunkLength: number) =>
    timeOfReparsing(text, chunkLength, parseBestEffort),
} as const;

console.log(
  "microseconds per KiB".padEnd(50),
  ...sizes.map((size) => `${size} KiB`.padStart(14)),
  "growth".padStart(10),
);
const answers = sizes.map(answerOf);
for (const chunkLength of chunkLengths) {
  for (const [name, timeOf] of Object.entries(readers)) {
    const times = answers.map((text) => measure(text, () => timeOf(text, chunkLength)));
    const growth = (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN);
    const figures = times.map((time) => time.toFixed(0).padStart(14));
    console.log(`${name}, ${chunkLength} at a time`.padEnd(50), ...figures, `${growth.toFixed(2)}x`.padStart(10));
    if (name === "PacketStream" && !(growth <= ceiling)) process.exitCode = 1;
  }
}
if (sink === undefined) throw new Error("nothing was measured");
