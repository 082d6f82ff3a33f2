import type { Schema } from "../../codegen/schema/schema.js";
import type { Key } from "../../runtime/issue.js";
import { isObject } from "../../runtime/object.js";
import type { Edit } from "./edit.js";
import { containsEdits, sizeEdits, uniqueEdits } from "./edits/array-edits.js";
import { notEdits } from "./edits/not-edits.js";
import { additionalEdits, countEdits, requiredEdits } from "./edits/object-edits.js";
import { literalEdits, numberEdits, strictNumberEdits, typeEdits } from "./edits/scalar-edits.js";
import { formatEdits, lengthEdits, patternEdits } from "./edits/text-edits.js";
import { unevaluatedEdits } from "./edits/unevaluated-edits.js";
import { unevaluatedMembers } from "./evaluated.js";
import { rulesFor, satisfies } from "./violations.js";

/** An edit, the place of the value that it changes, and the schema whose keyword it breaks there. */
export interface PlacedEdit {
  readonly schema: Schema;
  readonly path: readonly Key[];
  readonly edit: Edit;
}

const editors: readonly ((schema: Schema, value: unknown) => Iterable<Edit>)[] = [
  ...[typeEdits, literalEdits, numberEdits, lengthEdits, patternEdits, formatEdits],
  ...[sizeEdits, uniqueEdits, containsEdits, requiredEdits, additionalEdits],
  ...[strictNumberEdits, countEdits, unevaluatedEdits, notEdits],
];

/** Gives an edit for every keyword that asserts something about `value`, a valid one, or about what is in it. */
export function* walk(schema: Schema, value: unknown, path: readonly Key[] = []): Generator<PlacedEdit> {
  for (const editor of editors) for (const edit of editor(schema, value)) yield { schema, path, edit };
  for (const reference of schema.references) yield* walk(reference(), value, path);
  for (const part of schema.allOf) yield* walk(part, value, path);
  for (const member of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    if (satisfies(member, value)) yield* walk(member, value, path);
  }
  for (const { test, consequence, alternative } of schema.conditions) {
    const next = satisfies(test, value) ? consequence : alternative;
    if (next !== undefined) yield* walk(next, value, path);
  }
  for (const { rule, key, member } of unevaluatedMembers(schema, value, satisfies))
    yield* walk(rule, member, [...path, key]);
  if (Array.isArray(value)) yield* walkItems(schema, value, path);
  else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      for (const { rule } of rulesFor(schema, key)) yield* walk(rule, member, [...path, key]);
    }
  }
}

/** The first items, each with a schema of its own, and the first and last of the others. */
function* walkItems(
  { prefixItems, items }: Schema,
  value: readonly unknown[],
  path: readonly Key[],
): Generator<PlacedEdit> {
  for (const [index, rule] of prefixItems.entries()) {
    if (index < value.length) yield* walk(rule, value[index], [...path, index]);
  }
  if (items === undefined || value.length <= prefixItems.length) return;
  for (const index of new Set([prefixItems.length, value.length - 1])) {
    yield* walk(items, value[index], [...path, index]);
  }
}
