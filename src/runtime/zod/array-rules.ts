import { isObject, readOwn } from "../object.js";
import { firstDuplicate } from "../unique.js";
import type { Rule } from "./rules.js";

/** Refuses arrays in which two items are equal as JSON values are. */
export const uniqueItems: Rule = (value, report) => {
  if (!Array.isArray(value)) return;
  const index = firstDuplicate(value);
  if (index >= 0) report(`Invalid input: expected no two items that are equal, but item ${index} occurs before`);
};

/** What an item's key must be like. */
export interface Test {
  readonly key: string;
  /** Whether the key must be there. */
  readonly present: boolean;
  /** The scalars that it may be; any value where there is no list. */
  readonly values?: readonly unknown[];
}

/**
 * Refuses arrays with fewer than `minimum` or more than `maximum` items for which all `tests` hold. As in JSON Schema,
 * tests of keys hold for every item that is no object.
 */
export function contains(tests: readonly Test[], minimum: number, maximum = Number.POSITIVE_INFINITY): Rule {
  return (value, report) => {
    if (!Array.isArray(value)) return;
    const count = value.filter((item) => !isObject(item) || tests.every((test) => holds(test, item))).length;
    if (count >= minimum && count <= maximum) return;
    const wanted = describeBounds(minimum, maximum);
    report(`Invalid input: expected ${wanted} with ${tests.map(describe).join(" and ")}, but found ${count}`);
  };
}

function holds({ key, present, values }: Test, item: { readonly [key: string]: unknown }): boolean {
  const value = key in Object.prototype ? readOwn(item, key) : item[key];
  if (value === undefined) return !present;
  return values === undefined || values.includes(value);
}

function describe({ key, values }: Test): string {
  const name = JSON.stringify(key);
  return values === undefined ? name : `${name} ${values.map((value) => JSON.stringify(value)).join(" or ")}`;
}

function describeBounds(minimum: number, maximum: number): string {
  if (maximum === Number.POSITIVE_INFINITY) return `at least ${minimum} of the items`;
  return minimum === maximum ? `exactly ${minimum} of the items` : `${minimum} to ${maximum} of the items`;
}
