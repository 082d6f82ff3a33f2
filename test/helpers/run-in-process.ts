import { vi } from "vitest";
import { run } from "../../src/cli/run.js";

/** What the command printed, both streams as one, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs the command in this process, from its source. It has nothing on its standard input. */
export async function runInProcess(...parameters: readonly string[]): Promise<Ran> {
  let output = "";
  const take = (part: unknown) => {
    output += String(part);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, "write").mockImplementation(take));
  const exitCode = process.exitCode;
  try {
    const code = await run(parameters);
    return { code, output };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = exitCode;
  }
}
