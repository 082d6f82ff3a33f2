import type { Key } from "./issue.js";
import type { Issues } from "./issues.js";
import { isObject } from "./object.js";

/** Counts the items that `matches` accepts. */
export function countMatches(items: readonly unknown[], matches: (item: unknown) => boolean): number {
  let count = 0;
  for (const item of items) if (matches(item)) count++;
  return count;
}

/** Records that an array holds too few or too many items of a kind. Returns whether the walk may go on. */
export function noteContains(
  issues: Issues | undefined,
  count: number,
  minimum: number,
  maximum: number,
  expected: string,
  ...path: Key[]
): boolean {
  if (count >= minimum && count <= maximum) return true;
  return issues?.add(count < minimum ? "contains" : "max_contains", expected, path) ?? false;
}

/**
 * Tells whether the objects in `items` have each of the `values` under `key` once, and nothing else. There may be up
 * to 30 values; each sets one bit.
 */
export function holdsEachOnce(items: readonly unknown[], key: string, values: readonly unknown[]): boolean {
  if (items.length !== values.length) return false;
  let seen = 0;
  for (const item of items) {
    if (!isObject(item)) return false;
    const position = values.indexOf(item[key]);
    if (position < 0) return false;
    seen |= 1 << position;
  }
  return seen === (1 << values.length) - 1;
}
