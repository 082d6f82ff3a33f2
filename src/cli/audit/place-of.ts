import { realpathSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Returns where a file is in truth, or would be if it were made: one file may have many names, and links to it. */
export function placeOf(file: string): string {
  return realPath(file) ?? join(realPath(dirname(file)) ?? resolve(dirname(file)), basename(file));
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    // It is not there, or is a link in a circle.
    return undefined;
  }
}
