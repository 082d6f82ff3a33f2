import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PartResult } from "./part.js";
import type { AuditSettings, Task } from "./task.js";

/** Does tasks. */
export interface Runner {
  run(task: Task): Promise<readonly PartResult[]>;
  /** Ends all that it has started. */
  end(): Promise<void>;
}

// Beside this module once the command is bundled. Where it runs from source there is none that Node could load.
const workerFile = fileURLToPath(new URL("./worker.js", import.meta.url));

/** Tells whether there can be workers. */
export function hasWorkers(): boolean {
  return existsSync(workerFile);
}

/** Starts workers, each of which does one task at a time. */
export async function startPool(jobs: number, settings: AuditSettings): Promise<Runner> {
  const { Tinypool } = await import("tinypool");
  const pool = new Tinypool({
    filename: workerFile,
    name: "runTask",
    minThreads: jobs,
    maxThreads: jobs,
    workerData: settings,
  });
  return {
    // The cast holds for what the worker returns.
    run: async (task) => (await pool.run(task)) as readonly PartResult[],
    end: () => pool.destroy(),
  };
}
