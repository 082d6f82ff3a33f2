import { type Contract, isObject } from "../runtime/index.js";

/** Where a contract documents that its packets stand in a larger object: a subagent's return holds its `handover`. */
const embeddingKeys: ReadonlyMap<string, string> = new Map([["handover", "handover"]]);

/** Returns the key under which packets of `contract` are documented to stand in another object. */
export function embeddingKeyOf(contract: Contract): string | undefined {
  return embeddingKeys.get(contract.name);
}

/** Returns what stands in `value` under that key, if it is an object. */
export function embeddedIn(contract: Contract, value: unknown): object | undefined {
  const key = embeddingKeys.get(contract.name);
  if (key === undefined || !isObject(value)) return undefined;
  const inner = value[key];
  return isObject(inner) && Object.hasOwn(value, key) ? inner : undefined;
}
