import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { isUsageError, UsageError } from "../usage-error.js";

/** How the standard input is named on a command line. */
export const standardInput = "-";

/** The most bytes that are read of one text. Files of lines are read line by line and may be of any size. */
export const maximumBytes = 64 * 1024 * 1024;

/** Gives the bytes of a file or of the standard input, piece by piece. Throws `UsageError` where they cannot be read. */
export async function* streamBytes(path: string): AsyncGenerator<Buffer> {
  try {
    if (path !== standardInput && (await stat(path)).isDirectory()) throw new UsageError(`${path}: is a folder`);
    const source: AsyncIterable<Buffer> = path === standardInput ? process.stdin : createReadStream(path);
    yield* source;
  } catch (error) {
    throw isUsageError(error) ? error : new UsageError(`${nameOf(path)}: ${reasonOf(error)}`);
  }
}

/** Reads a file or the standard input. Throws `UsageError` where it cannot be read, or is larger than `limit` bytes. */
export async function readBytes(path: string, limit = maximumBytes): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of streamBytes(path)) {
    size += chunk.length;
    if (size > limit) throw new UsageError(`${nameOf(path)}: is larger than ${limit / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns what messages call a file. */
export function nameOf(path: string): string {
  return path === standardInput ? "(stdin)" : path;
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "is not there",
  EACCES: "must not be read",
  EPERM: "must not be read",
  ENOTDIR: "is not there",
  ELOOP: "is a link in a circle",
};

/** Says why a file cannot be read, as a clause. */
export function reasonOf(error: unknown): string {
  // The cast holds for the errors of the file system.
  const { code = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? `cannot be read (${code})`;
}
