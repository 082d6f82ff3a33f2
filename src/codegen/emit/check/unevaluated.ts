import type { Conjunction } from "../../schema/conjunction.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, code, identifier, join } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { isType } from "./kinds.js";
import type { Place } from "./place.js";
import { printStatements, type Statement, text, when } from "./statement.js";

/** Checks `unevaluatedProperties` and `unevaluatedItems`. */
export function checkUnevaluated(
  { unevaluated }: Conjunction,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  return unevaluated.flatMap((schema) => [
    ...checkProperties(schema, place, context),
    ...checkItems(schema, place, context),
  ]);
}

/** A schema that looks at a value itself, and the conditions under which it does. */
interface Contribution {
  readonly schema: Schema;
  readonly conditions: readonly Code[];
}

/** Lists the schemas that apply to the same value as `schema`, each with what must hold for it to apply. */
function listContributions(schema: Schema, place: Place, context: CheckContext): readonly Contribution[] {
  const found: Contribution[] = [];
  const visit = (each: Schema, conditions: readonly Code[], above: ReadonlySet<Schema>): void => {
    if (above.has(each)) return;
    const inside = new Set([...above, each]);
    const passes = (member: Schema) => accepts(member, place.variable, "evaluating", context);
    found.push({ schema: each, conditions });
    for (const part of each.allOf) visit(part, conditions, inside);
    for (const reference of each.references) visit(reference(), conditions, inside);
    for (const member of [...(each.anyOf ?? []), ...(each.oneOf ?? [])]) {
      visit(member, [...conditions, passes(member)], inside);
    }
    for (const { test, consequence, alternative } of each.conditions) {
      const holds = passes(test);
      visit(test, [...conditions, holds], inside);
      if (consequence !== undefined) visit(consequence, [...conditions, holds], inside);
      if (alternative !== undefined) visit(alternative, [...conditions, code`!${holds}`], inside);
    }
  };
  visit(schema, [], new Set());
  return found;
}

function checkProperties(schema: Schema, place: Place, context: CheckContext): readonly Statement[] {
  const { unevaluatedProperties } = schema;
  if (unevaluatedProperties === undefined) return [];
  const key = identifier(context.variables.name("unevaluated key"));
  const other = identifier(context.variables.name("unevaluated value"));
  const at: Place = { variable: other, path: [...place.path, key] };
  const body = context.checkValue([unevaluatedProperties], at, context);
  if (body.length === 0) return [];
  const tests = listContributions(schema, place, context).flatMap(({ schema: each, conditions }) => {
    const all = each.additionalProperties ?? (each === schema ? undefined : each.unevaluatedProperties);
    const evaluates = all === undefined ? evaluatesKey(each, key, context) : code`true`;
    return evaluates === undefined ? [] : [conjunction([...conditions, evaluates])];
  });
  const loop = text(code`
    for (const ${key} in ${place.variable}) {
      ${tests.length === 0 ? [] : [code`if (${join(tests, " || ")}) continue;`]}
      const ${other} = ${place.variable}[${key}];
      ${printStatements(body)}
    }
  `);
  return [when(isType("object", place.variable, context.scope), [loop])];
}

function evaluatesKey(
  { properties, patternProperties }: Schema,
  key: Code,
  { scope, owner }: CheckContext,
): Code | undefined {
  const names = [...properties.keys()].map((name) => code`${name}`);
  const tests = patternProperties.map(
    ({ pattern }) => code`${scope.pattern(pattern, hintFor(owner, "key"))}.test(${key})`,
  );
  if (names.length > 0) {
    tests.unshift(
      code`${scope.constant(code`new Set([${join(names, ", ")}])`, hintFor(owner, "evaluated keys"))}.has(${key})`,
    );
  }
  return tests.length === 0 ? undefined : tests.length === 1 ? tests[0] : code`(${join(tests, " || ")})`;
}

function checkItems(schema: Schema, place: Place, context: CheckContext): readonly Statement[] {
  const { unevaluatedItems } = schema;
  if (unevaluatedItems === undefined) return [];
  const index = identifier(context.variables.name("unevaluated index"));
  const item = identifier(context.variables.name("unevaluated item"));
  const at: Place = { variable: item, path: [...place.path, index] };
  const body = context.checkValue([unevaluatedItems], at, context);
  if (body.length === 0) return [];
  const tests = listContributions(schema, place, context).flatMap(({ schema: each, conditions }) => {
    const all = each.items ?? (each === schema ? undefined : each.unevaluatedItems);
    const evaluates: Code[] = all === undefined ? [] : [code`true`];
    if (all === undefined && each.prefixItems.length > 0) evaluates.push(code`${index} < ${each.prefixItems.length}`);
    // Before draft 2020-12, what "contains" finds was not evaluated by it.
    if (all === undefined && each.contains !== undefined && each.draft === "draft-2020-12") {
      evaluates.push(accepts(each.contains.schema, item, "contained", context));
    }
    return evaluates.map((evaluated) => conjunction([...conditions, evaluated]));
  });
  const loop = text(code`
    for (let ${index} = 0; ${index} < ${place.variable}.length; ${index}++) {
      const ${item}${context.scope.annotation(code`: unknown`)} = ${place.variable}[${index}];
      ${tests.length === 0 ? [] : [code`if (${join(tests, " || ")}) continue;`]}
      ${printStatements(body)}
    }
  `);
  return [when(isType("array", place.variable, context.scope), [loop])];
}

function conjunction(conditions: readonly Code[]): Code {
  const [only] = conditions;
  return conditions.length === 1 && only !== undefined ? only : code`(${join(conditions, " && ")})`;
}
