import type { Key } from "../../runtime/issue.js";
import { isObject } from "../../runtime/object.js";

/** Returns a copy of `root` in which `value` stands at `path`. Nothing in the copy belongs to `root` or `value`. */
export function replaceAt(root: unknown, path: readonly Key[], value: unknown): unknown {
  return structuredClone(replace(root, path, value));
}

function replace(node: unknown, path: readonly Key[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.with(Number(key), replace(node[Number(key)], rest, value));
  if (!isObject(node)) throw new TypeError("typed-handoff: the path leads nowhere");
  return Object.fromEntries(
    Object.entries(node).map(([own, member]) => [own, own === key ? replace(member, rest, value) : member]),
  );
}
