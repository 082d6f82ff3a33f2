import { type Contract, isObject, type JsonObject } from "../../runtime/index.js";
import { formsOf, type Rules } from "./rules.js";

/**
 * Says how likely `value` was meant as a packet of a contract, 0 if it has none of its keys: how much it has of what is
 * required, how much of what it has is known, and whether it says itself which of several forms it has.
 */
export function closeness(value: unknown, contract: Contract): number {
  return isObject(value) ? Math.max(0, ...formsOf(contract).map((form) => rate(value, form))) : 0;
}

function rate(value: JsonObject, { properties, required }: Rules): number {
  const keys = Object.keys(value);
  const known = keys.filter((key) => properties.has(key));
  if (known.length === 0) return 0;
  const had = [...required].filter((key) => Object.hasOwn(value, key)).length;
  const said = known.some((key) => isOnlyChoice(properties.get(key), value[key]));
  return had / Math.max(1, required.size) + known.length / keys.length + (said ? 1 : 0);
}

/** Tells whether a value is the only one that is allowed in its place, as the reason of a context is. */
function isOnlyChoice(rules: Rules | undefined, value: unknown): boolean {
  const choices = rules?.choices;
  return typeof value === "string" && choices?.size === 1 && choices.has(value);
}

/** Something that was held against a contract. */
interface Held {
  readonly contract: Contract;
  readonly value: unknown;
  /** How much is wrong. */
  readonly issues: readonly unknown[];
  readonly omitted: number;
}

/** Orders by closeness, then by how little is wrong. What has no key of its contract is left out. */
export function byCloseness<Each extends Held>(list: readonly Each[]): readonly Each[] {
  const ranked = list.map((each) => ({ each, rank: closeness(each.value, each.contract) }));
  const wrong = ({ issues, omitted }: Held) => issues.length + omitted;
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank || wrong(left.each) - wrong(right.each))
    .map(({ each }) => each);
}
