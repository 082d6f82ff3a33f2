import type { IsDeclared } from "../schema/conjunction.js";
import { childrenOf } from "../schema/graph.js";
import type { Schema } from "../schema/schema.js";
import { assertsOnly, readTests } from "../schema/tests.js";
import { maximumAlternatives } from "./alternatives.js";
import { findCircular } from "./circular.js";
import type { Declaration, Declarations, ShapedDeclaration } from "./declaration.js";

/** Keywords that shapes keep whole: a parser made from the shape asks just what the schema asks. */
const kept: ReadonlySet<string> = new Set(
  (
    "type enum const minLength maxLength pattern format minimum maximum items minItems maxItems uniqueItems contains " +
    "minContains maxContains properties required additionalProperties allOf oneOf anyOf if then $ref"
  ).split(" "),
);

/**
 * Tells which declarations have a shape that says all that their schemas ask, so that a parser can be made from it. The
 * others, and those that lead back to themselves, are parsed by their check.
 */
export function findStructural(
  declarations: Declarations,
  shaped: readonly ShapedDeclaration[],
): ReadonlySet<Declaration> {
  const { all, isDeclared } = declarations;
  const cut = new Set(shaped.filter(({ isCut }) => isCut).map(({ name }) => name));
  const whole = all.filter(
    ({ name, schemas }) => !cut.has(name) && schemas.every((schema) => isKept(schema, isDeclared, new Set(), false)),
  );
  const circular = findCircular(declarations);
  return new Set(whole.filter((declaration) => !circular.has(declaration) && isDecided(declaration, isDeclared)));
}

/**
 * Tells whether there are few enough ways for the conditions of a declaration to fall out that its shape has them all.
 * Conditions are counted as if all were about one value: at worst, a parser is made from a check without need.
 */
function isDecided({ schemas }: Declaration, isDeclared: IsDeclared): boolean {
  const seen = new Set<Schema>();
  const open = [...schemas];
  let ways = 1;
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    for (const { test } of schema.conditions) ways *= 1 + (readTests(test)?.length ?? 1);
    const inlined = schema.references.map((reference) => reference()).filter((target) => !isDeclared(target));
    open.push(...childrenOf(schema), ...inlined);
  }
  return ways <= maximumAlternatives;
}

/** `isObject` says that whatever the schema is applied to is known to be an object. */
function isKept(schema: Schema, isDeclared: IsDeclared, above: ReadonlySet<Schema>, isObject: boolean): boolean {
  if (above.has(schema)) return false;
  const inside = new Set([...above, schema]);
  const { assertions, prefixItems, items, references, contains, conditions } = schema;
  const says = (...keywords: readonly string[]) => keywords.some((keyword) => assertions.includes(keyword));
  if (!assertions.every((keyword) => kept.has(keyword))) return false;
  if (prefixItems.length > 0 || items?.never === true) return false;
  if (says("enum", "const") && (says("format", "if") || !hasScalarLiterals(schema))) return false;
  // A union beside other keywords is written out by combination, which cannot say "exactly one".
  if (says("oneOf") && !assertsOnly(schema, ["oneOf"])) return false;
  if (says("anyOf") && !assertsOnly(schema, ["anyOf"])) return false;
  if (says("$ref") && !assertsOnly(schema, ["$ref"])) return false;
  if (says("allOf") && schema.allOf.some(isUnion)) return false;
  if (contains !== undefined && readTests(contains.schema) === undefined) return false;
  const object = isObject || (schema.types?.length === 1 && schema.types[0] === "object");
  if (conditions.length > 0 && !object) return false;
  if (conditions.some(({ test, alternative }) => alternative !== undefined || readTests(test) === undefined))
    return false;
  const inlined = references.map((reference) => reference()).filter((target) => !isDeclared(target));
  const applied = new Set([...schema.allOf, ...inlined, ...conditions.flatMap((each) => each.consequence ?? [])]);
  return [...childrenOf(schema), ...inlined].every((child) =>
    isKept(child, isDeclared, inside, object && applied.has(child)),
  );
}

function isUnion(schema: Schema): boolean {
  return schema.oneOf !== undefined || schema.anyOf !== undefined || schema.references.length > 0;
}

function hasScalarLiterals(schema: Schema): boolean {
  const values = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const.value])];
  return values.every((value) => typeof value !== "object" || value === null);
}
