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
 * Records which of the `values` no item has under `key`, and which several have. What is no object counts for each value,
 * as JSON Schema has it. Returns whether the walk may go on.
 */
export function noteEachOnce(
  issues: Issues | undefined,
  items: readonly unknown[],
  key: string,
  values: readonly unknown[],
  ...path: Key[]
): boolean {
  for (const value of values) {
    const count = countMatches(items, (item) => !isObject(item) || item[key] === value);
    const expected = `exactly 1 item with ${key} ${JSON.stringify(value)}`;
    if (!noteContains(issues, count, 1, 1, expected, ...path)) return false;
  }
  return true;
}
