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
  let closest: Branch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    const score = scoreBranch(value, branch);
    if (score > highest) {
      highest = score;
      closest = branch;
    }
  }
  return closest?.check(value, issues) ?? false;
}

/** Checks that `value` is accepted by exactly one of the branches. */
export function checkExactlyOne(value: unknown, issues: Issues | undefined, branches: readonly Branch[]): boolean {
  const accepting = branches.filter(({ check }) => check(value)).length;
  if (accepting === 1) return true;
  if (accepting > 1) return refuse(issues, "one_of", "a value that only one of the alternatives allows");
  return refuseClosest(issues, value, branches);
}

/** Counts for a branch the keys that it knows and the literals that fit; what does not fit weighs more. */
function scoreBranch(value: JsonObject, { required, optional, literals }: Branch): number {
  const keys = new Set(Object.keys(value).slice(0, 1000));
  let score = 0;
  for (const key of keys) score += required.includes(key) || optional.includes(key) ? 1 : -2;
  for (const key of required) if (!keys.has(key)) score -= 1;
  for (const key of Object.keys(literals)) {
    if (keys.has(key) && literals[key]?.includes(value[key]) === false) score -= 3;
  }
  return score;
}
