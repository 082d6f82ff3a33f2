import { formsOf } from "../../parsing/schema/rules.js";
import type { Contract } from "../../runtime/contract.js";
import { isObject } from "../../runtime/object.js";

/** Says how much of what a contract requires a value has: from 0 to 1, and a little more for each further key. */
export function closeness(value: unknown, contract: Contract | undefined): number {
  if (contract === undefined || !isObject(value)) return 0;
  const keys = new Set(Object.keys(value));
  const scores = formsOf(contract).map(({ required, properties }) => {
    const had = [...required].filter((key) => keys.has(key)).length;
    const known = [...properties.keys()].filter((key) => keys.has(key)).length;
    return had / Math.max(1, required.size) + known / 100;
  });
  return Math.max(0, ...scores);
}
