import type { Key } from "./issue.js";

/** Returns the JSON pointer (RFC 6901) of a path: `["a/b", 0]` becomes `"/a~1b/0"`, the root `""`. */
export function jsonPointer(path: readonly Key[]): string {
  let pointer = "";
  for (const key of path) pointer += `/${escapeKey(String(key))}`;
  return pointer;
}

function escapeKey(key: string): string {
  return key.includes("~") || key.includes("/") ? key.replace(/~/g, "~0").replace(/\//g, "~1") : key;
}
