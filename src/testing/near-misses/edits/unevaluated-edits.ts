import type { Schema } from "../../../codegen/schema/schema.js";
import { isObject } from "../../../runtime/object.js";
import type { Edit } from "../edit.js";

/** Objects and arrays with something that no schema speaks of, where nothing of that kind is allowed. */
export function* unevaluatedEdits(
  { unevaluatedProperties, unevaluatedItems }: Schema,
  value: unknown,
): Generator<Edit> {
  if (isObject(value) && unevaluatedProperties?.never === true) {
    for (const key of ["unexpected", "constructor"]) {
      if (Object.hasOwn(value, key)) continue;
      yield {
        keyword: "unevaluatedProperties",
        value: { ...value, [key]: "a" },
        key,
        says: "a key that is not allowed",
      };
    }
  }
  if (Array.isArray(value) && unevaluatedItems?.never === true) {
    for (const item of ["a", 0, null]) {
      const key = value.length;
      yield { keyword: "unevaluatedItems", value: [...value, item], key, says: "an item that is not allowed" };
    }
  }
}
