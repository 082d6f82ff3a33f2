import type { Key } from "../../runtime/issue.js";

/** A scalar in a packet, and where it is. */
export interface Leaf {
  readonly path: readonly Key[];
  readonly value: unknown;
}

/** Returns the scalars of a value. */
export function leavesOf(value: unknown, path: readonly Key[] = []): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  return Object.entries(value).flatMap(([key, member]) => leavesOf(member, [...path, key]));
}
