import type { Schema } from "./schema.js";

/** Lists the schemas that stand directly inside a schema. What it refers to is not listed. */
export function childrenOf(schema: Schema): readonly Schema[] {
  const { prefixItems, items, contains, unevaluatedItems, additionalProperties, propertyNames } = schema;
  const single = [
    items,
    contains?.schema,
    unevaluatedItems,
    additionalProperties,
    propertyNames,
    schema.unevaluatedProperties,
    schema.not,
    ...schema.conditions.flatMap(({ test, consequence, alternative }) => [test, consequence, alternative]),
  ];
  return [
    ...schema.properties.values(),
    ...schema.patternProperties.map((rule) => rule.schema),
    ...prefixItems,
    ...schema.allOf,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...single.filter((each) => each !== undefined),
  ];
}

/** Lists every schema that `roots` reach, themselves included, through what stands inside and what is referred to. */
export function reachableFrom(roots: readonly Schema[]): readonly Schema[] {
  const found = new Set<Schema>(roots);
  for (const schema of found) {
    for (const child of childrenOf(schema)) found.add(child);
    for (const reference of schema.references) found.add(reference());
  }
  return [...found];
}

/** Tells whether a schema holds no other schema: it is as short as a reference to it would be. */
export function isSimple(schema: Schema): boolean {
  return schema.references.length === 0 && childrenOf(schema).length === 0;
}
