import type { Schema } from "../../codegen/schema/schema.js";
import type { Key } from "../../runtime/issue.js";
import { isObject } from "../../runtime/object.js";
import type { Edit } from "./edit.js";
import { containsEdits, sizeEdits, uniqueEdits } from "./edits/array-edits.js";
import { additionalEdits, requiredEdits } from "./edits/object-edits.js";
import { literalEdits, numberEdits, typeEdits } from "./edits/scalar-edits.js";
import { formatEdits, lengthEdits, patternEdits } from "./edits/text-edits.js";
import { satisfies } from "./violations.js";

/** An edit, the place of the value that it changes, and the schema whose keyword it breaks there. */
export interface PlacedEdit {
  readonly schema: Schema;
  readonly path: readonly Key[];
  readonly edit: Edit;
}

const editors: readonly ((schema: Schema, value: unknown) => Iterable<Edit>)[] = [
  ...[typeEdits, literalEdits, numberEdits, lengthEdits, patternEdits, formatEdits],
  ...[sizeEdits, uniqueEdits, containsEdits, requiredEdits, additionalEdits],
];

/** Gives an edit for every keyword that asserts something about `value`, a valid one, or about what is in it. */
export function* walk(schema: Schema, value: unknown, path: readonly Key[] = []): Generator<PlacedEdit> {
  for (const editor of editors) for (const edit of editor(schema, value)) yield { schema, path, edit };
  for (const reference of schema.references) yield* walk(reference(), value, path);
  for (const part of schema.allOf) yield* walk(part, value, path);
  for (const member of schema.oneOf ?? []) if (satisfies(member, value)) yield* walk(member, value, path);
  const { conditions, items, properties, additionalProperties } = schema;
  for (const { test, consequence } of conditions) {
    if (consequence !== undefined && satisfies(test, value)) yield* walk(consequence, value, path);
  }
  if (Array.isArray(value) && items !== undefined) {
    for (const index of new Set([0, value.length - 1])) {
      if (index in value) yield* walk(items, value[index], [...path, index]);
    }
  }
  if (!isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const rule = properties.get(key) ?? additionalProperties;
    if (rule !== undefined) yield* walk(rule, member, [...path, key]);
  }
}
