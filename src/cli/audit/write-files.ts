import { randomBytes } from "node:crypto";
import { chmodSync, realpathSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../usage-error.js";

/** Throws `UsageError` where a file surely cannot be written: its folder is missing, or it is a folder itself. */
export async function assertWritable(file: string): Promise<void> {
  if (file === "") throw new UsageError("the file for the report has an empty name; name a file");
  const [itself, folder] = await Promise.all([file, dirname(file)].map((path) => stat(path).catch(() => undefined)));
  if (itself?.isDirectory()) throw new UsageError(`${file}: is a folder; name a file`);
  if (folder === undefined) throw new UsageError(`${file}: the folder ${dirname(file)} is not there; make it first`);
  if (!folder.isDirectory()) throw new UsageError(`${file}: ${dirname(file)} is no folder`);
}

/**
 * Writes a file so that it is there as a whole or not at all: beside it first, and then in its place. It is done at once,
 * so that no interrupt comes between. A link stays, and so do the permissions. What is no file, such as `/dev/stdout` or
 * a pipe with a name, is written to, as there is nothing to put in its place.
 */
export function writeAtomically(file: string, text: string): void {
  const before = found(file);
  try {
    if (before === undefined || before.isFile())
      replace(before === undefined ? file : realpathSync(file), text, before);
    else writeFileSync(file, text);
  } catch (error) {
    // The cast holds for the errors of the file system.
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new UsageError(`${file}: cannot be written (${code})`);
  }
}

function replace(file: string, text: string, before: Stats | undefined): void {
  const temporary = `${file}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    writeFileSync(temporary, text, { flag: "wx", ...(before === undefined ? {} : { mode: before.mode }) });
    // What a new file may be is cut by the mask of the process, what it was before is not.
    if (before !== undefined) chmodSync(temporary, before.mode);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function found(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // Such as a link in a circle: whoever writes is told.
    return undefined;
  }
}
