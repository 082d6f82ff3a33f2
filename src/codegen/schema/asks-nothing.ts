import type { Schema } from "./schema.js";

/** Tells whether a schema accepts every value, as `true` and `{}` do. */
export function asksNothing({ assertions, never }: Schema): boolean {
  return assertions.length === 0 && !never;
}
