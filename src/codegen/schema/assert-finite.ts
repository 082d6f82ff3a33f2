import { CodegenError } from "../codegen-error.js";
import { reachableFrom } from "./graph.js";
import type { Schema } from "./schema.js";

/**
 * Throws where a schema refers, by whatever way, to itself for the very same value: no check of that would ever end. A
 * schema that refers to itself for what is inside a value is fine.
 */
export function assertFinite(roots: readonly Schema[]): void {
  const finite = new Set<Schema>();
  const open = new Set<Schema>();
  const visit = (schema: Schema, from: Schema): void => {
    if (finite.has(schema)) return;
    if (open.has(schema)) throw circle(schema, from);
    open.add(schema);
    for (const part of appliedBy(schema)) visit(part, schema);
    open.delete(schema);
    finite.add(schema);
  };
  for (const schema of reachableFrom(roots)) visit(schema, schema);
}

/** Lists the schemas that look at the same value as `schema` does. */
function appliedBy({ allOf, anyOf = [], oneOf = [], not, conditions, references }: Schema): readonly Schema[] {
  const parts = conditions.flatMap(({ test, consequence, alternative }) => [test, consequence, alternative]);
  const targets = references.map((reference) => reference());
  return [...allOf, ...anyOf, ...oneOf, not, ...parts, ...targets].filter((part) => part !== undefined);
}

function circle({ at: { file, pointer } }: Schema, { at }: Schema): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$ref",
    problem: `leads back to ${file}#${pointer} for the same value, and so on without end`,
    remedy: 'Refer to it from inside: under "properties" or "items"',
  });
}
