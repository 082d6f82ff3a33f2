import { equalJson } from "../text/equal-json.js";
import type { Condition, Contains, Json, PatternRule, Schema, TypeName } from "./schema.js";

/** Tells whether a schema has a declaration of its own, so that a reference to it stays a reference. */
export type IsDeclared = (schema: Schema) => boolean;

/** What one schema says about the keys of an object. Each says what "every other key" is by itself. */
export interface KeyRules {
  readonly properties: ReadonlyMap<string, Schema>;
  readonly patternProperties: readonly PatternRule[];
  readonly additionalProperties: Schema | undefined;
}

/**
 * Everything that several schemas together ask of one value: their `allOf`s and undeclared references taken apart, and
 * the assertions of one kind brought together. The schemas have no order; their keywords keep the one of the files.
 */
export interface Conjunction {
  /** The schemas that assert something here, after taking apart. */
  readonly sources: readonly Schema[];
  /** Declared schemas that the value must satisfy too. */
  readonly references: readonly Schema[];
  readonly never: boolean;
  /** The types that all sources allow; `undefined` is any. */
  readonly types: readonly TypeName[] | undefined;
  /** The values that all `enum`s and `const`s allow; `undefined` is any. */
  readonly literals: readonly Json[] | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly multiplesOf: readonly number[];
  /** What the first items must satisfy, by position. */
  readonly prefix: readonly (readonly Schema[])[];
  /** What the items behind the prefix must satisfy. */
  readonly items: readonly Schema[];
  readonly minItems: number | undefined;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: readonly Contains[];
  /** What each named key must satisfy, where it is present. */
  readonly properties: ReadonlyMap<string, readonly Schema[]>;
  readonly required: readonly string[];
  /** What the keys that have no name must satisfy, schema by schema. */
  readonly keyRules: readonly KeyRules[];
  /** What every key that is not named must satisfy, as far as no pattern comes before it. */
  readonly additional: readonly Schema[];
  /** What the keys themselves must satisfy. */
  readonly propertyNames: readonly Schema[];
  readonly minProperties: number | undefined;
  readonly maxProperties: number | undefined;
  /** The `anyOf`s. */
  readonly alternatives: readonly (readonly Schema[])[];
  /** The `oneOf`s. */
  readonly choices: readonly (readonly Schema[])[];
  /** What the value must not satisfy. */
  readonly negations: readonly Schema[];
  readonly conditions: readonly Condition[];
  /** Schemas with `unevaluatedProperties` or `unevaluatedItems`. */
  readonly unevaluated: readonly Schema[];
}

/** Brings together what `schemas` ask of one value. */
export function conjoin(schemas: readonly Schema[], isDeclared: IsDeclared): Conjunction {
  const { sources, references } = takeApart(schemas, isDeclared);
  const conditions = sources.flatMap((source) => source.conditions);
  const objects: readonly KeyRules[] = [...sources, ...conditions.flatMap(hoist)];
  return {
    sources,
    references,
    never: sources.some(({ never }) => never),
    types: sources.reduce(intersectTypes, undefined as readonly TypeName[] | undefined),
    literals: sources.reduce(intersectLiterals, undefined as readonly Json[] | undefined),
    minLength: highest(sources.map(({ minLength }) => minLength)),
    maxLength: lowest(sources.map(({ maxLength }) => maxLength)),
    patterns: distinct(sources.map(({ pattern }) => pattern)),
    formats: distinct(sources.map(({ format }) => format)),
    minimum: highest(sources.map(({ minimum }) => minimum)),
    maximum: lowest(sources.map(({ maximum }) => maximum)),
    exclusiveMinimum: highest(sources.map(({ exclusiveMinimum }) => exclusiveMinimum)),
    exclusiveMaximum: lowest(sources.map(({ exclusiveMaximum }) => exclusiveMaximum)),
    multiplesOf: distinct(sources.map(({ multipleOf }) => multipleOf)),
    prefix: collectPrefix(sources),
    items: sources.flatMap(({ items }) => items ?? []),
    minItems: highest(sources.map(({ minItems }) => minItems)),
    maxItems: lowest(sources.map(({ maxItems }) => maxItems)),
    uniqueItems: sources.some(({ uniqueItems }) => uniqueItems),
    contains: sources.flatMap(({ contains }) => contains ?? []),
    properties: collectProperties(objects),
    required: [...new Set(sources.flatMap(({ required }) => required))],
    keyRules: objects.filter((rules) => rules.patternProperties.length > 0 || rules.additionalProperties !== undefined),
    additional: sources.flatMap(({ additionalProperties }) => additionalProperties ?? []),
    propertyNames: sources.flatMap(({ propertyNames }) => propertyNames ?? []),
    minProperties: highest(sources.map(({ minProperties }) => minProperties)),
    maxProperties: lowest(sources.map(({ maxProperties }) => maxProperties)),
    alternatives: sources.flatMap(({ anyOf }) => (anyOf === undefined ? [] : [anyOf])),
    choices: sources.flatMap(({ oneOf }) => (oneOf === undefined ? [] : [oneOf])),
    negations: sources.flatMap(({ not }) => not ?? []),
    conditions: conditions.map(withoutHoisted),
    unevaluated: sources.filter((source) => source.unevaluatedProperties ?? source.unevaluatedItems),
  };
}

function takeApart(schemas: readonly Schema[], isDeclared: IsDeclared) {
  const sources: Schema[] = [];
  const references: Schema[] = [];
  const seen = new Set<Schema>();
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    sources.push(schema);
    for (const reference of schema.references) {
      const target = reference();
      if (isDeclared(target)) references.push(target);
      else visit(target);
    }
    for (const part of schema.allOf) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return { sources, references: [...new Set(references)] };
}

function collectPrefix(sources: readonly Schema[]): readonly (readonly Schema[])[] {
  const length = Math.max(0, ...sources.map(({ prefixItems }) => prefixItems.length));
  return Array.from({ length }, (_, position) =>
    sources.flatMap(({ prefixItems, items }) => prefixItems[position] ?? items ?? []),
  );
}

function collectProperties(objects: readonly KeyRules[]): ReadonlyMap<string, readonly Schema[]> {
  const keys = new Set(objects.flatMap(({ properties }) => [...properties.keys()]));
  return new Map([...keys].map((key) => [key, objects.flatMap((rules) => rulesFor(key, rules))]));
}

/** Lists what one schema asks of the value of a key. */
function rulesFor(key: string, { properties, patternProperties, additionalProperties }: KeyRules): readonly Schema[] {
  const matching = patternProperties.filter(({ pattern }) => new RegExp(pattern, "u").test(key));
  const named = properties.get(key);
  const found = [...(named === undefined ? [] : [named]), ...matching.map(({ schema }) => schema)];
  return found.length > 0 || additionalProperties === undefined ? found : [additionalProperties];
}

/**
 * "If key k is there, then k satisfies S" is what `properties` says by itself. Such rules are taken out of their
 * condition, so that everything about one key is seen, typed and checked in one place.
 */
function hoist(condition: Condition): readonly KeyRules[] {
  const key = hoistedKey(condition);
  const rule = key === undefined ? undefined : condition.consequence?.properties.get(key);
  if (key === undefined || rule === undefined) return [];
  return [{ properties: new Map([[key, rule]]), patternProperties: [], additionalProperties: undefined }];
}

function withoutHoisted(condition: Condition): Condition {
  const key = hoistedKey(condition);
  if (key === undefined || condition.consequence === undefined) return condition;
  const properties = new Map([...condition.consequence.properties].filter(([name]) => name !== key));
  return {
    ...condition,
    consequence: { ...condition.consequence, id: `${condition.consequence.id} hoisted`, properties },
  };
}

function hoistedKey({ test, consequence, alternative }: Condition): string | undefined {
  const [key] = test.required;
  if (key === undefined || test.required.length > 1 || test.assertions.length > 1) return undefined;
  if (consequence === undefined || alternative !== undefined) return undefined;
  if (consequence.additionalProperties !== undefined || consequence.unevaluatedProperties !== undefined)
    return undefined;
  return consequence.properties.has(key) ? key : undefined;
}

function intersectTypes(types: readonly TypeName[] | undefined, schema: Schema): readonly TypeName[] | undefined {
  if (types === undefined || schema.types === undefined) return types ?? schema.types;
  const other = schema.types;
  const both = types.flatMap((type): readonly TypeName[] => {
    if (other.includes(type) || (type === "integer" && other.includes("number"))) return [type];
    return type === "number" && other.includes("integer") ? ["integer"] : [];
  });
  return [...new Set(both)];
}

/** Returns the values that both `literals` and a schema's `enum` and `const` allow; `undefined` is any. */
export function intersectLiterals(
  literals: readonly Json[] | undefined,
  schema: Pick<Schema, "const" | "enum">,
): readonly Json[] | undefined {
  const own = schema.const === undefined ? schema.enum : [schema.const.value];
  const both =
    schema.const === undefined || schema.enum === undefined ? own : keepCommon([schema.const.value], schema.enum);
  if (literals === undefined || both === undefined) return literals ?? both;
  return keepCommon(literals, both);
}

function keepCommon(left: readonly Json[], right: readonly Json[]): readonly Json[] {
  return left.filter((value) => right.some((other) => equalJson(value, other)));
}

function highest(values: readonly (number | undefined)[]): number | undefined {
  const given = values.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.max(...given);
}

function lowest(values: readonly (number | undefined)[]): number | undefined {
  const given = values.filter((value) => value !== undefined);
  return given.length === 0 ? undefined : Math.min(...given);
}

function distinct<Value>(values: readonly (Value | undefined)[]): readonly Value[] {
  return [...new Set(values.filter((value): value is Value => value !== undefined))];
}
