import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** A run of Node, from its start to its end. */
export interface Start {
  readonly name: string;
  readonly parameters: readonly string[];
  /** What it gets on its standard input. */
  readonly input?: string;
}

/** What starts took, as medians. */
export interface Started {
  readonly name: string;
  /** By the clock on the wall. */
  readonly milliseconds: number;
  /** How many times as long as the first one, which ran just before. */
  readonly ratio: number;
  /** The most memory that it had at once. */
  readonly megabytes: number;
}

/** Runs the starts in turns, so that a busy machine slows all of them, in a folder. The others are held against the first. */
export function measureStarts(starts: readonly Start[], rounds: number, folder: string): readonly Started[] {
  const times = starts.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, start] of starts.entries()) {
      const time = run(start, folder);
      // The first round only fills the caches of the machine.
      if (round > 0) times[index]?.push(time);
    }
  }
  const [base = []] = times;
  return starts.map((start, index) => {
    const own = times[index] ?? [];
    return {
      name: start.name,
      milliseconds: median(own),
      ratio: median(own.map((time, round) => time / (base[round] ?? Number.NaN))),
      megabytes: median([1, 2, 3].map(() => measureMemory(start, folder))),
    };
  });
}

function run({ name, parameters, input = "" }: Start, cwd: string): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, { input, cwd });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`${name}: exit code ${status}: ${stderr}`);
  return time;
}

/** Returns the most memory that a start has at once, in MB. Asking takes a little of both, so it is a run of its own. */
function measureMemory({ parameters, input = "" }: Start, cwd: string): number {
  const script = join(cwd, "report-memory.cjs");
  const report = 'require("fs").writeSync(2, "\\n" + process.resourceUsage().maxRSS)';
  writeFileSync(script, `process.on("exit", () => ${report});`);
  const { stderr } = spawnSync(process.execPath, ["--require", script, ...parameters], { input, cwd });
  return Number(stderr.toString().split("\n").at(-1)) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}
