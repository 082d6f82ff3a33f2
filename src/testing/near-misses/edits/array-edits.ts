import type { Json, Schema } from "../../../codegen/schema/schema.js";
import { readTests } from "../../../codegen/schema/tests.js";
import { isObject } from "../../../runtime/object.js";
import type { Edit } from "../edit.js";

/** Arrays that are too short or too long by one item. */
export function* sizeEdits({ minItems = 0, maxItems }: Schema, value: unknown): Generator<Edit> {
  if (!Array.isArray(value)) return;
  if (minItems > 0) {
    const says = minItems === 1 ? "an empty array" : `${minItems - 1} items`;
    yield { keyword: "minItems", value: value.slice(0, minItems - 1), says };
  }
  if (maxItems === undefined || value.length === 0) return;
  const added = Array.from({ length: maxItems + 1 - value.length }, (_, index) => different(value.at(-1), index));
  yield { keyword: "maxItems", value: [...value, ...added], says: `${maxItems + 1} items` };
}

/** Arrays with one item twice. */
export function* uniqueEdits({ uniqueItems }: Schema, value: unknown): Generator<Edit> {
  if (!Array.isArray(value) || !uniqueItems || value.length === 0) return;
  const [first] = value;
  yield { keyword: "uniqueItems", value: [...value, first], says: "the first item once more at the end" };
  if (value.length > 1) {
    yield {
      keyword: "uniqueItems",
      value: [...value.slice(0, -1), first],
      says: "the first item in place of the last",
    };
  }
  if (!isObject(first) || Object.keys(first).length < 2) return;
  const reordered = Object.fromEntries(Object.entries(first).reverse());
  yield { keyword: "uniqueItems", value: [...value, reordered], says: "the first item once more, its keys reordered" };
}

/** Arrays with one item too few or too many of the kind that `contains` asks for. */
export function* containsEdits({ contains }: Schema, value: unknown): Generator<Edit> {
  if (!Array.isArray(value) || contains === undefined) return;
  const tests = readTests(contains.schema);
  if (tests === undefined) return;
  const passes = (item: unknown) =>
    !isObject(item) || tests.every(({ key, values }) => values?.includes(item[key] as Json));
  const [matching, others] = [value.filter(passes), value.filter((item) => !passes(item))];
  for (const other of others) {
    if (contains.minimum > 0 && matching.length > 0) {
      const replaced = value.map((item: unknown) => (item === matching[0] ? structuredClone(other) : item));
      yield { keyword: "contains", value: replaced, says: "an item of another kind in place of the one asked for" };
    }
    if (contains.maximum !== undefined && matching.length > 0) {
      const doubled = value.map((item: unknown) => (item === other ? structuredClone(matching[0]) : item));
      yield { keyword: "maxContains", value: doubled, says: "an item of a kind that must not come again" };
    }
  }
}

/** A copy of an item that differs from it where that can be done without knowing more. */
function different(item: unknown, index: number): unknown {
  if (typeof item === "string") return `${item}${"a".repeat(index + 1)}`;
  return structuredClone(item);
}
