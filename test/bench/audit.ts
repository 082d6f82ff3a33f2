/**
 * How fast the command audits a large transcript, in how much memory, beside a bare loop of `JSON.parse` over its lines
 * in one process. Run `npm run build` first: node_modules/.bin/tsx test/bench/audit.ts [megabytes] [jobs]
 */
import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { syntheticRounds } from "../helpers/synthetic-transcript.js";

const main = process.env["AUDIT_COMMAND"] ?? fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const megabytes = Number(process.argv[2] ?? 1024);
const jobs = Number(process.argv[3] ?? availableParallelism());
const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
const transcript = join(folder, "transcript.jsonl");

/** Tells at the end of a process what it took, threads included. */
const meter = `data:text/javascript,${encodeURIComponent(
  'import{isMainThread as m}from"node:worker_threads";if(m)process.on("exit",()=>{const r=process.resourceUsage();' +
    'process.stderr.write("\\n@"+JSON.stringify({cpu:(r.userCPUTime+r.systemCPUTime)/1e6,rss:r.maxRSS/1024})+"\\n")})',
)}`;

/** The least that any audit has to do: cut into lines, decode, parse. */
const bare = `const fs=require("node:fs"),d=fs.openSync(process.argv[1],"r"),c=Buffer.alloc(1<<20);let r=Buffer.alloc(0),n=0;
for(let k;(k=fs.readSync(d,c,0,c.length,null))>0;){let s=0;for(let e=c.subarray(0,k).indexOf(10);e!==-1;e=c.subarray(0,k).indexOf(10,s)){
const b=r.length?Buffer.concat([r,c.subarray(s,e)]):c.subarray(s,e);if(r.length)r=Buffer.alloc(0);JSON.parse(b.toString());n++;s=e+1}
r=Buffer.concat([r,c.subarray(s,k)])}`;

interface Run {
  readonly seconds: number;
  readonly cpu: number;
  readonly rss: number;
  /** The most that any heap held before a collection, in MB. */
  readonly heap: number;
}

try {
  const expected = write();
  const bytes = statSync(transcript).size;
  const report = join(folder, "report.json");
  const audit = await run([
    "--max-old-space-size=200",
    "--trace-gc",
    main,
    "audit",
    transcript,
    "--json",
    report,
    "--jobs",
    String(jobs),
  ]);
  const parse = await run(["--trace-gc", "-e", bare, transcript]);
  const found = JSON.parse(readFileSync(report, "utf8"));
  const counted = { ...found.total.refused, valid: found.total.valid, repaired: found.total.repaired };
  const isRight = JSON.stringify(sorted(counted)) === JSON.stringify(sorted(expected));
  const show = (name: string, { seconds, cpu, rss, heap }: Run) =>
    console.log(
      `${name.padEnd(28)} ${(bytes / 1e6 / seconds).toFixed(0).padStart(5)} MB/s  wall ${seconds.toFixed(1)} s  cpu ${cpu.toFixed(1)} s  ` +
        `peak RSS ${rss.toFixed(0)} MB  peak heap ${heap.toFixed(0)} MB`,
    );
  console.log(
    `${(bytes / 1e6).toFixed(0)} MB, ${found.input.lines} lines, ${found.total.attempts} attempts, ${jobs} workers`,
  );
  show("audit", audit);
  show("bare JSON.parse, one process", parse);
  console.log(
    `wall ${(audit.seconds / parse.seconds).toFixed(2)}, cpu ${(audit.cpu / parse.cpu).toFixed(2)} of bare JSON.parse`,
  );
  console.log(`bare JSON.parse is ${((100 * parse.cpu) / audit.cpu).toFixed(0)} % of the processor time of the audit`);
  console.log(
    isRight
      ? "the report counts what was written"
      : `WRONG: ${JSON.stringify(counted)} instead of ${JSON.stringify(expected)}`,
  );
  if (!isRight) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Writes the transcript, and returns how the attempts in it end. */
function write(): Record<string, number> {
  const expected: Record<string, number> = { valid: 0, repaired: 0 };
  const file = openSync(transcript, "w");
  let size = 0;
  let text: string[] = [];
  for (const { lines, attempts } of syntheticRounds()) {
    text.push(...lines);
    for (const { outcome } of attempts) expected[outcome] = (expected[outcome] ?? 0) + 1;
    if (text.length < 300) continue;
    size += writeSync(file, `${text.join("\n")}\n`);
    text = [];
    if (size >= megabytes * 1024 * 1024) break;
  }
  closeSync(file);
  return expected;
}

function run(parameters: readonly string[]): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, ["--import", meter, ...parameters], { stdio: ["ignore", "pipe", "pipe"] });
  let told = "";
  let errors = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    told += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part: string) => {
    errors += part;
  });
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      const [, figures] = /\n@(.*)\n/.exec(errors) ?? [];
      if (code !== 0 || figures === undefined) return reject(new Error(`exit code ${code}: ${errors}`));
      const heaps = [...told.matchAll(/ms: [^:\n]*?(\d+\.\d) \(\d+\.\d\) ->/g)].map(([, size]) => Number(size));
      resolve({ seconds: (performance.now() - start) / 1000, ...JSON.parse(figures), heap: Math.max(0, ...heaps) });
    });
  });
}

function sorted(counts: Readonly<Record<string, number>>): unknown {
  return Object.entries(counts).sort(([left], [right]) => (left < right ? -1 : 1));
}
