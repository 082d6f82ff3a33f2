import { type Distance, isCloser } from "./distance.js";
import type { IssueCode, Key } from "./issue.js";
import { type Issues, type KnownKeys, refuse } from "./issues.js";
import { countKeys, isObject, type JsonObject } from "./object.js";
import type { Check } from "./parse.js";

/** One member of a union, and what it can be told by. */
export interface Branch {
  readonly check: Check;
  /** The JSON types that it allows; any, if it names none. */
  readonly types?: readonly string[];
  readonly keys: KnownKeys;
  /** The scalars that a key may have, for keys that have a list. */
  readonly literals: { readonly [key: string]: readonly unknown[] };
}

/**
 * Records what keeps `value` from being the member of a union that it comes closest to, so that the issues speak of
 * what was meant and not of all that it could have been. Returns false.
 */
export function refuseClosest(issues: Issues | undefined, value: unknown, branches: readonly Branch[]): boolean {
  if (issues === undefined) return false;
  const closest = findClosest(value, branches);
  if (closest === undefined) return refuse(issues, "type", "an object");
  // Where it accepts, the value was chosen another member for: by a key that is hidden from loops.
  return closest.check(value, issues) ? refuse(issues, "one_of", noAlternative) : false;
}

const noAlternative = "a value that one of the alternatives allows";

/** Checks that `value` is accepted by exactly one of the branches. */
export function checkExactlyOne(value: unknown, issues: Issues | undefined, branches: readonly Branch[]): boolean {
  if (isExactlyOne(value, branches)) return true;
  if (branches.some(({ check }) => check(value))) {
    return refuse(issues, "one_of", "a value that only one of the alternatives allows");
  }
  return refuseClosest(issues, value, branches);
}

/** Tells whether `value` is accepted by exactly one of the branches. */
export function isExactlyOne(value: unknown, branches: readonly Branch[]): boolean {
  let accepted = 0;
  for (const { check } of branches) if (check(value) && ++accepted > 1) return false;
  return accepted === 1;
}

/**
 * Records, for a value inside another, that it is none of the branches, or several where it may be one only. Where one
 * branch is closest, its issues are recorded. Returns whether the walk may go on.
 */
export function noteChoice(
  issues: Issues | undefined,
  value: unknown,
  branches: readonly Branch[],
  code: IssueCode,
  ...path: Key[]
): boolean {
  if (issues === undefined) return false;
  const several = branches.some(({ check }) => check(value));
  if (several) return issues.add(code, "a value that only one of the alternatives allows", path);
  const closest = findClosest(value, branches);
  if (closest === undefined || closest.check(value, issues)) return issues.add(code, noAlternative, path);
  return issues.under(...path);
}

/**
 * Returns the branch that `value` comes closest to, or none where it is of a kind that no single branch allows. What the
 * value says of itself counts before the keys that it has.
 */
function findClosest(value: unknown, branches: readonly Branch[]): Branch | undefined {
  const type = typeOf(value);
  const possible = branches.filter(({ types }) => types === undefined || types.includes(type));
  if (!isObject(value)) return possible.length === 1 ? possible[0] : undefined;
  const contradictions = possible.map((branch) => countContradicted(value, branch));
  const least = Math.min(...contradictions);
  const left = possible.filter((_, index) => contradictions[index] === least);
  if (left.length < 2) return left[0];
  let closest: { readonly branch: Branch; readonly distance: Distance } | undefined;
  for (const branch of left) {
    const distance = measureKeys(value, branch);
    if (closest === undefined || isCloser(distance, closest.distance)) closest = { branch, distance };
  }
  return closest?.branch;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Counts the keys whose literals `value` contradicts. */
function countContradicted(value: JsonObject, { literals }: Branch): number {
  let contradicted = 0;
  for (const key in literals) {
    const found = value[key];
    if (found !== undefined && literals[key]?.includes(found) === false) contradicted++;
  }
  return contradicted;
}

/** Measures by its keys how far `value` is from a branch: those that it does not know, and those that are missing. */
function measureKeys(value: JsonObject, { keys: { required, optional } }: Branch): Distance {
  let unknown = 0;
  let missing = countKeys(required);
  for (const key in value) {
    // What every object inherits is no string.
    const isRequired = typeof required[key] === "string";
    if (!isRequired) unknown += optional.includes(key) ? 0 : 1;
    else if (value[key] !== undefined) missing--;
  }
  return [unknown, missing];
}
