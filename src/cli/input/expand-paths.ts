import { readdir, stat } from "node:fs/promises";
import { UsageError } from "../usage-error.js";
import { standardInput } from "./read-bytes.js";

/** The names of files that may hold packets. */
const packetFile = /\.(?:json|jsonl|ndjson|yaml|yml)$/i;

/**
 * Returns the files that paths stand for: files as they are named, the files of packets in a folder and below, and what
 * matches a pattern. `wanted` says by their names which files of a folder those are. Throws `UsageError` for a path that
 * stands for nothing.
 */
export async function expandPaths(paths: readonly string[], wanted = packetFile): Promise<readonly string[]> {
  const files: string[][] = [];
  for (const path of paths) files.push([...(await expand(path, wanted))]);
  return [...new Set(files.flat())];
}

async function expand(path: string, wanted: RegExp): Promise<readonly string[]> {
  if (path === standardInput) return [path];
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory())
    return orNothing(
      await listFolder(path, (name) => wanted.test(name)),
      `${path}: holds no files of packets by their names; name a file to have it read all the same`,
    );
  if (found !== undefined) return [path];
  const { baseOf, compileGlob, isGlob } = await import("./glob.js");
  if (!isGlob(path)) throw new UsageError(`${path}: is not there`);
  const [base, test] = [baseOf(path), compileGlob(path.replace(/^\.\//, ""))];
  const files = await listFolder(base, () => true);
  const matches = files.filter((file) => test.test(file.replace(/^\.\//, "")));
  return orNothing(matches, `${path}: nothing matches`);
}

function orNothing(files: readonly string[], problem: string): readonly string[] {
  if (files.length === 0) throw new UsageError(problem);
  return files;
}

/** Lists the files of a folder and below, sorted; neither hidden ones nor those of installed packages. */
async function listFolder(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw new UsageError(`${folder}: cannot be listed`);
  });
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = folder === "/" ? `/${entry.name}` : `${folder.replace(/\/$/, "")}/${entry.name}`;
    if (entry.isDirectory()) {
      // Not as so many arguments: a folder may hold more than a call can take.
      for (const inner of await listFolder(path, isWanted)) files.push(inner);
    } else if (isWanted(entry.name)) files.push(path);
  }
  return files;
}
