import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { contracts, findingsFor } from "../../../src/index.js";

const run = promisify(execFile);

/** What an example prints, as the JSON that it is. */
async function printed(name: string): Promise<Record<string, unknown>> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", `examples/${name}.ts`]);
  return JSON.parse(stdout);
}

/** The packets that an example prints, by the keys that they stand under (`""` for all), and their contract. */
const examples: readonly (readonly [string, keyof typeof contracts, readonly string[]])[] = [
  ["return-packet", "return-packet", ["simple", "bound", "review"]],
  ["handoff-context", "handoff-context", ["first", "second"]],
  ["task-delegation", "task-delegation-context", [""]],
  ["pipeline", "pipeline-context", ["publisherContext"]],
  ["handover", "handover", ["first", "later"]],
  ["goal-handoff", "goal-agent-handoff", [""]],
  ["relay", "pipeline-context", [""]],
];

describe("the examples", () => {
  it.each(examples)("examples/%s.ts prints packets without a finding", async (name, contract, keys) => {
    const output = await printed(name);
    for (const key of keys) {
      const packet = key === "" ? output : output[key];
      expect(contracts[contract].safeParse(packet).error).toBeUndefined();
      expect(findingsFor(contract, packet)).toEqual([]);
    }
  });
});
