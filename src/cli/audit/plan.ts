import { type Stats, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { expandPaths } from "../input/expand-paths.js";
import { nameOf, standardInput } from "../input/read-bytes.js";
import { auditedFile, kindOf, telltaleLength } from "./file-kind.js";
import { filesOfTask } from "./limits.js";
import { placeOf } from "./place-of.js";
import type { FilesTask, Task } from "./task.js";
import { unreadableReason } from "./unreadable-reason.js";

/** What there is to do, in the order of the input: tasks, what comes in a stream, and what cannot be read. */
export type Step =
  | Task
  | { readonly kind: "stream"; readonly file: string }
  | { readonly kind: "unreadable"; readonly file: string; readonly reason: string };

/** The steps of an audit, and how many bytes they are about. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly bytes: number;
}

/**
 * Plans an audit: how files are cut depends on the files alone, never on how many workers there are. A file is read once,
 * however often and by whatever names it is given. `leftOut` are the places of files that are not read: what an audit has
 * written must not change what the next one says.
 */
export async function planAudit(
  paths: readonly string[],
  pieceSize: number,
  leftOut: readonly string[] = [],
): Promise<Plan> {
  const planner = new Planner(pieceSize);
  const seen = new Set(leftOut);
  for (const path of paths) {
    const files = await planner.attempt(path, () => expandPaths([path], auditedFile));
    for (const file of files ?? []) {
      const place = file === standardInput ? file : placeOf(file);
      if (!seen.has(place)) await planner.attempt(file, () => planner.addFile(file));
      seen.add(place);
    }
  }
  return planner.plan();
}

class Planner {
  readonly #pieceSize: number;
  readonly #steps: Step[] = [];
  #batch: { readonly file: string; readonly size: number }[] = [];
  #batchSize = 0;
  #bytes = 0;

  constructor(pieceSize: number) {
    this.#pieceSize = pieceSize;
  }

  /** Does something with a file. Where that cannot be read, takes note of it. */
  async attempt<Value>(file: string, work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work();
    } catch (error) {
      const reason = unreadableReason(error, file);
      if (reason === undefined) throw error;
      this.#push({ kind: "unreadable", file: nameOf(file), reason });
      return undefined;
    }
  }

  async addFile(file: string): Promise<void> {
    const found = file === standardInput ? undefined : statSync(file);
    if (found === undefined || !found.isFile()) this.#push({ kind: "stream", file });
    else {
      this.#bytes += found.size;
      if (found.size <= this.#pieceSize) this.#addToBatch(file, found);
      else if ((await kindOfFile(file, found)) === "lines") this.#addPieces(file, found);
      else this.#push({ kind: "files", files: [{ file, size: found.size }] });
    }
  }

  plan(): Plan {
    this.#endBatch();
    return { steps: this.#steps, bytes: this.#bytes };
  }

  #addToBatch(file: string, { size }: Stats): void {
    if (this.#batchSize + size > this.#pieceSize || this.#batch.length === filesOfTask) this.#endBatch();
    this.#batch.push({ file, size });
    this.#batchSize += size;
  }

  #addPieces(file: string, { size }: Stats): void {
    for (let start = 0; start < size; start += this.#pieceSize) {
      this.#push({ kind: "piece", file, start, end: Math.min(size, start + this.#pieceSize) });
    }
  }

  #push(step: Step): void {
    this.#endBatch();
    this.#steps.push(step);
  }

  #endBatch(): void {
    const files: FilesTask["files"] = this.#batch;
    this.#batch = [];
    this.#batchSize = 0;
    if (files.length > 0) this.#steps.push({ kind: "files", files });
  }
}

async function kindOfFile(file: string, { size }: Stats): Promise<string> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(telltaleLength), 0, telltaleLength, 0);
    return kindOf(file, buffer.subarray(0, bytesRead), size);
  } finally {
    await handle.close();
  }
}
