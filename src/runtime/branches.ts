import { type Distance, isCloser } from "./distance.js";
import { type Issues, refuse } from "./issues.js";
import { isObject, type JsonObject } from "./object.js";
import type { Check } from "./parse.js";

/** One member of a union of objects, and what it can be told by. */
export interface Branch {
  readonly check: Check;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** The scalars that a key may have, for keys that have a list. */
  readonly literals: { readonly [key: string]: readonly unknown[] };
}

/**
 * Records what keeps `value` from being the member of a union that it comes closest to, so that the issues speak of
 * what was meant and not of all that it could have been. Returns false.
 */
export function refuseClosest(issues: Issues | undefined, value: unknown, branches: readonly Branch[]): boolean {
  if (issues === undefined) return false;
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const measured = branches.map((branch) => ({ branch, distance: measure(value, branch) }));
  const closest = measured.reduce((one, other) => (isCloser(other.distance, one.distance) ? other : one));
  return closest.branch.check(value, issues);
}

/** Checks that `value` is accepted by exactly one of the branches. */
export function checkExactlyOne(value: unknown, issues: Issues | undefined, branches: readonly Branch[]): boolean {
  const accepting = branches.filter(({ check }) => check(value)).length;
  if (accepting === 1) return true;
  if (accepting > 1) return refuse(issues, "one_of", "a value that only one of the alternatives allows");
  return refuseClosest(issues, value, branches);
}

/**
 * Measures how far `value` is from a branch: literals that contradict it, keys that it does not know, keys that it
 * requires and that are missing. So a branch is chosen by what the value says of itself, then by the keys that it has.
 */
function measure(value: JsonObject, { required, optional, literals }: Branch): Distance {
  let [contradicted, unknown, missing] = [0, 0, 0];
  for (const key of Object.keys(literals)) {
    if (value[key] !== undefined && literals[key]?.includes(value[key]) === false) contradicted++;
  }
  for (const key in value) if (!required.includes(key) && !optional.includes(key)) unknown++;
  for (const key of required) if (value[key] === undefined) missing++;
  return [contradicted, unknown, missing];
}
