/**
 * How long the command takes to start and check one valid file of JSON, beside Node that does nothing. The runs are
 * paired, so that a busy machine slows both. Run `npm run build` first: node_modules/.bin/tsx test/bench/start.ts [runs]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sampleReturnPacket } from "../../src/testing.js";

const main = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
const file = join(folder, "packet.json");
writeFileSync(file, JSON.stringify(sampleReturnPacket()));
const event = JSON.stringify({ tool_response: JSON.stringify(sampleReturnPacket()) });

const commands: Readonly<Record<string, readonly string[]>> = {
  "node -e 0": ["-e", "0"],
  "check --contract return-packet": [main, "check", file, "--contract", "return-packet"],
  "check, any contract": [main, "check", file],
  "hook --contract return-packet": [main, "hook", "--contract", "return-packet"],
};

const runs = Number(process.argv[2] ?? 41);
const times = new Map(Object.keys(commands).map((name) => [name, [] as number[]]));
for (let run = 0; run < runs; run++) {
  for (const [name, parameters] of Object.entries(commands)) times.get(name)?.push(time(parameters));
}
rmSync(folder, { recursive: true });

const [base = []] = [...times.values()];
console.log("median of", runs, "paired runs");
for (const [name, each] of times) {
  const ratio = median(each.map((milliseconds, run) => milliseconds / (base[run] ?? 1)));
  console.log(
    `${name.padEnd(32)} ${median(each).toFixed(1).padStart(7)} ms ${ratio.toFixed(2).padStart(6)} of node -e 0`,
  );
}

function time(parameters: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, parameters, { input: event });
  if (status !== 0) throw new Error(`exit code ${status}: ${stderr}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;
}
