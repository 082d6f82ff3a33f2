import { watch } from "node:fs";
import { complain } from "../terminal/write.js";

/** How long it is waited for further changes, in milliseconds: editors write a file in several steps. */
const settleTime = 80;

/**
 * Calls `run` now and whenever something in a folder changes, one run after the other. Ends when the process is
 * interrupted. A run that fails is told, and the next change tries again.
 */
export async function watchFolder(folder: string, run: () => Promise<unknown>): Promise<void> {
  let isStale = true;
  let wake = () => {};
  const touch = () => {
    isStale = true;
    wake();
  };
  const watcher = watch(folder, { recursive: false }, touch);
  let isOver = false;
  const stop = () => {
    isOver = true;
    wake();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  while (!isOver) {
    if (isStale) {
      await new Promise((resolve) => setTimeout(resolve, settleTime));
      isStale = false;
      await run().catch((error: unknown) => complain(error instanceof Error ? error.message : String(error)));
      continue;
    }
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
  watcher.close();
}
