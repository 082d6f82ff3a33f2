import type { Schema } from "../../codegen/schema/schema.js";
import { replaceAt } from "../near-misses/replace-at.js";
import { satisfies, type Violation, violationsOf } from "../near-misses/violations.js";

const numeric: ReadonlySet<string> = new Set(["exclusiveMinimum", "exclusiveMaximum", "multipleOf"]);

/**
 * Moves the numbers in a value to where the bounds that exclude themselves and the multiples that are asked for allow
 * them. Shapes do not tell of those; other faults are left.
 */
export function mendNumbers(root: Schema, value: unknown): unknown {
  const broken = violationsOf(root, value).filter(({ keyword, isApplied }) => !isApplied && numeric.has(keyword));
  return broken.reduce(mend, value);
}

function mend(value: unknown, { schema, path }: Violation): unknown {
  const allowed = candidates(schema).find((number) => satisfies(schema, number));
  return allowed === undefined ? value : replaceAt(value, path, allowed);
}

/** Numbers that are likely to be allowed, the simplest first. */
function candidates(schema: Schema): readonly number[] {
  const { multipleOf: step = 1, exclusiveMinimum, exclusiveMaximum, minimum, maximum } = schema;
  const low = exclusiveMinimum ?? minimum;
  const high = exclusiveMaximum ?? maximum;
  const steps = [0, 1, 2, 3, -1, -2, -3].map((count) => count * step);
  const above = low === undefined ? [] : [1, 2].map((count) => (Math.floor(low / step) + count) * step);
  const below = high === undefined ? [] : [1, 2].map((count) => (Math.ceil(high / step) - count) * step);
  const between = low === undefined || high === undefined ? [] : [(low + high) / 2];
  return [...steps, ...above, ...below, ...between];
}
