import { randomBytes } from "node:crypto";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../usage-error.js";

/** Throws `UsageError` where a file surely cannot be written: its folder is missing, or it is a folder itself. */
export async function assertWritable(file: string): Promise<void> {
  const [itself, folder] = await Promise.all([file, dirname(file)].map((path) => stat(path).catch(() => undefined)));
  if (itself?.isDirectory()) throw new UsageError(`${file}: is a folder; name a file`);
  if (folder === undefined) throw new UsageError(`${file}: the folder ${dirname(file)} is not there; make it first`);
  if (!folder.isDirectory()) throw new UsageError(`${file}: ${dirname(file)} is no folder`);
}

/**
 * Writes a file so that it is there as a whole or not at all: beside it first, and then in its place. It is done at once,
 * so that no interrupt comes between.
 */
export function writeAtomically(file: string, text: string): void {
  const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    writeFileSync(temporary, text, { flag: "wx" });
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    // The cast holds for the errors of the file system.
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file}: cannot be written (${code})`);
  }
}
