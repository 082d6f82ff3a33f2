import { CodegenError } from "../codegen-error.js";
import type { IsDeclared } from "../schema/conjunction.js";
import type { Schema } from "../schema/schema.js";

/**
 * Throws where a reference leads back to a schema that it stands in, and no name stands between: types and checks of
 * such a schema would have no end. What has a name refers to itself by that.
 */
export function assertFinite(schemas: readonly Schema[], isDeclared: IsDeclared): void {
  const finite = new Set<Schema>();
  const open = new Set<Schema>();
  const visit = (schema: Schema, from: Schema): void => {
    if (finite.has(schema)) return;
    if (open.has(schema)) throw circle(schema, from);
    open.add(schema);
    for (const part of partsOf(schema)) visit(part, schema);
    const target = schema.reference?.();
    if (target !== undefined && !isDeclared(target)) visit(target, schema);
    open.delete(schema);
    finite.add(schema);
  };
  for (const schema of schemas) visit(schema, schema);
}

function partsOf({ items, contains, properties, additionalProperties, allOf, oneOf, condition }: Schema) {
  const parts = [items, contains?.schema, additionalProperties, condition?.test, condition?.consequence];
  return [...parts, ...properties.values(), ...allOf, ...(oneOf ?? [])].filter((part) => part !== undefined);
}

function circle({ at: { file, pointer } }: Schema, { at }: Schema): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$ref",
    problem: `leads back to ${file}#${pointer}, which has no name of its own`,
    remedy: "Make one of the schemas on the way a definition that is an object with properties",
  });
}
