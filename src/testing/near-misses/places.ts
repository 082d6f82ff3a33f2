import type { Schema } from "../../codegen/schema/schema.js";

/** A keyword of a contract's JSON Schema, by the JSON pointer of the subschema that it stands in. */
export interface SchemaPlace {
  readonly schemaPointer: string;
  readonly keyword: string;
}

/** Names a place, so that places can stand in a set. */
export function placeName({ schemaPointer, keyword }: SchemaPlace): string {
  return `${schemaPointer}/${keyword}`;
}

/**
 * Returns every keyword that some value can break. `if`, and what stands in it or in `contains`, asserts nothing by
 * itself; nor does a bound of 0, `"uniqueItems": false`, or a subschema that allows everything.
 */
export function breakablePlaces(root: Schema): readonly SchemaPlace[] {
  const places = new Map<string, SchemaPlace>();
  const pending = new Set<Schema>();

  /** Collects the places of a schema. Returns whether there are any. */
  const visit = (schema: Schema): boolean => {
    if (pending.has(schema)) return true;
    pending.add(schema);
    const own = ownKeywords(schema);
    const applied = subschemas(schema).filter(([, below]) => below.map(visit).some(Boolean));
    for (const keyword of [...own, ...applied.map(([name]) => name)]) {
      const place = { schemaPointer: schema.at.pointer, keyword };
      places.set(placeName(place), place);
    }
    pending.delete(schema);
    return own.length + applied.length > 0;
  };

  visit(root);
  return [...places.values()];
}

/** Keywords that say what their subschemas say. */
const applicators: readonly string[] = [
  ...["$ref", "$dynamicRef", "$recursiveRef", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas"],
  ...["dependentRequired", "dependencies", "properties", "patternProperties", "propertyNames", "prefixItems", "items"],
  ...["additionalItems"],
];

function ownKeywords(schema: Schema): readonly string[] {
  const { contains } = schema;
  const idle: readonly (readonly [string, boolean])[] = [
    ["minLength", schema.minLength === 0],
    ["minItems", schema.minItems === 0],
    ["uniqueItems", !schema.uniqueItems],
    ["required", schema.required.length === 0],
    ["contains", contains?.minimum === 0],
    ["minContains", contains?.minimum === 0],
    ["additionalProperties", schema.additionalProperties?.never !== true],
    [
      "unevaluatedProperties",
      schema.unevaluatedProperties?.never !== true || looksAtAll(schema, "additionalProperties"),
    ],
    ["unevaluatedItems", schema.unevaluatedItems?.never !== true || looksAtAll(schema, "items")],
    ...applicators.map((keyword) => [keyword, true] as const),
  ];
  return schema.assertions.filter((keyword) => !idle.some(([name, isIdle]) => name === keyword && isIdle));
}

/** Tells whether nothing is ever unevaluated, since a schema that always applies looks at all that there is. */
function looksAtAll(schema: Schema, keyword: "additionalProperties" | "items", above = new Set<Schema>()): boolean {
  if (above.has(schema)) return false;
  above.add(schema);
  const parts = [...schema.allOf, ...schema.references.map((reference) => reference())];
  return schema[keyword] !== undefined || parts.some((part) => looksAtAll(part, keyword, above));
}

function subschemas(schema: Schema): readonly (readonly [string, readonly Schema[]])[] {
  const { properties, patternProperties, propertyNames, additionalProperties, prefixItems, items } = schema;
  const { allOf, anyOf, oneOf, conditions, references, unevaluatedProperties, unevaluatedItems } = schema;
  const [ofKeys, ofItems] = [unevaluatedProperties, unevaluatedItems].map((rule) => (rule?.never ? undefined : rule));
  const open = additionalProperties?.never === true ? undefined : additionalProperties;
  return [
    ["properties", [...properties.values()]],
    ["patternProperties", patternProperties.map((rule) => rule.schema)],
    ["propertyNames", propertyNames === undefined ? [] : [propertyNames]],
    ["additionalProperties", open === undefined ? [] : [open]],
    ["unevaluatedProperties", ofKeys === undefined || looksAtAll(schema, "additionalProperties") ? [] : [ofKeys]],
    ["unevaluatedItems", ofItems === undefined || looksAtAll(schema, "items") ? [] : [ofItems]],
    ["prefixItems", prefixItems],
    ["items", items === undefined ? [] : [items]],
    ["allOf", allOf],
    ["anyOf", anyOf ?? []],
    ["oneOf", oneOf ?? []],
    ["then", conditions.flatMap(({ consequence }) => consequence ?? [])],
    ["else", conditions.flatMap(({ alternative }) => alternative ?? [])],
    ["$ref", references.map((reference) => reference())],
  ];
}
