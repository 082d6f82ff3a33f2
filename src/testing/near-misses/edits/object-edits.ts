import type { Schema } from "../../../codegen/schema/schema.js";
import { isObject } from "../../../runtime/object.js";
import type { Edit } from "../edit.js";

/** Objects that lack a required key. */
export function* requiredEdits({ required }: Schema, value: unknown): Generator<Edit> {
  if (!isObject(value)) return;
  for (const key of required) {
    if (!Object.hasOwn(value, key)) continue;
    const kept = Object.entries(value).filter(([other]) => other !== key);
    yield { keyword: "required", value: Object.fromEntries(kept), key, says: "a required key is missing" };
  }
}

/** Objects with a key that is not allowed. */
export function* additionalEdits({ properties, additionalProperties }: Schema, value: unknown): Generator<Edit> {
  if (!isObject(value) || additionalProperties?.never !== true) return;
  for (const key of ["unexpected", "constructor", ...misspelled(properties.keys())]) {
    if (properties.has(key)) continue;
    yield { keyword: "additionalProperties", value: { ...value, [key]: "a" }, key, says: "a key that is not allowed" };
  }
}

/** The first key with its first letter in the other case, as models write it. */
function misspelled([first = "key"]: Iterable<string>): readonly string[] {
  return [first.charAt(0).toUpperCase() + first.slice(1)];
}

/** Objects with one key too few or too many. */
export function* countEdits({ minProperties = 0, maxProperties }: Schema, value: unknown): Generator<Edit> {
  if (!isObject(value)) return;
  const entries = Object.entries(value);
  if (minProperties > 0) {
    const kept = Object.fromEntries(entries.slice(0, minProperties - 1));
    yield { keyword: "minProperties", value: kept, says: `${minProperties - 1} keys` };
  }
  if (maxProperties === undefined) return;
  const added = Array.from({ length: maxProperties + 1 - entries.length }, (_, index) => [`added${index}`, "a"]);
  yield {
    keyword: "maxProperties",
    value: { ...value, ...Object.fromEntries(added) },
    says: `${maxProperties + 1} keys`,
  };
}
