import { asksNothing } from "../../schema/asks-nothing.js";
import type { Conjunction } from "../../schema/conjunction.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, code, identifier, join } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { isType } from "./kinds.js";
import type { Place } from "./place.js";
import { printBound, type Statement, text, when } from "./statement.js";

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
  /** Printed only where they are needed: they may call for checks of their own. */
  readonly conditions: readonly (() => Code)[];
}

/** Lists the schemas that apply to the same value as `schema`, each with what must hold for it to apply. */
function listContributions(schema: Schema, place: Place, context: CheckContext): readonly Contribution[] {
  const found: Contribution[] = [];
  const visit = (each: Schema, conditions: Contribution["conditions"], above: ReadonlySet<Schema>): void => {
    if (above.has(each)) return;
    const inside = new Set([...above, each]);
    const passes = (member: Schema) => () => accepts(member, place.variable, "evaluating", context);
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
      if (alternative !== undefined) visit(alternative, [...conditions, () => code`!${holds()}`], inside);
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
  if (asksNothing(unevaluatedProperties)) return [];
  const found = listContributions(schema, place, context);
  const allOf = (each: Schema) =>
    each.additionalProperties ?? (each === schema ? undefined : each.unevaluatedProperties);
  if (found.some((each) => each.conditions.length === 0 && allOf(each.schema) !== undefined)) return [];
  const contributions = found.flatMap(({ schema: each, conditions }) => {
    const all = allOf(each);
    if (all === undefined && each.properties.size + each.patternProperties.length === 0) return [];
    const printed = conditions.map((print) => print());
    const [holds] = conjunction(printed);
    return holds === undefined ? [] : [{ each, all, printed, isSure: isTrue(holds) }];
  });
  if (contributions.some(({ all, isSure }) => all !== undefined && isSure)) return [];
  const tests = contributions.flatMap(({ each, all, printed }) =>
    conjunction([...printed, all === undefined ? evaluatesKey(each, key, context) : code`true`]),
  );
  const body = context.checkValue([unevaluatedProperties], at, context);
  if (body.length === 0) return [];
  const loop = text(code`
    for (const ${key} in ${place.variable}) {
      ${tests.length === 0 ? [] : [code`if (${join(tests, " || ")}) continue;`]}
      ${printBound(code`const ${other} = ${place.variable}[${key}];`, other, body)}
    }
  `);
  return [when(isType("object", place.variable, context.scope), [loop])];
}

function evaluatesKey({ properties, patternProperties }: Schema, key: Code, { scope, owner }: CheckContext): Code {
  const names = [...properties.keys()].map((name) => code`${name}`);
  const tests = patternProperties.map(
    ({ pattern }) => code`${scope.pattern(pattern, hintFor(owner, "key"))}.test(${key})`,
  );
  if (names.length > 0) {
    tests.unshift(
      code`${scope.constant(code`new Set([${join(names, ", ")}])`, hintFor(owner, "evaluated keys"))}.has(${key})`,
    );
  }
  const joined = join(tests, " || ");
  return tests.length === 1 ? joined : code`(${joined})`;
}

function checkItems(schema: Schema, place: Place, context: CheckContext): readonly Statement[] {
  const { unevaluatedItems } = schema;
  if (unevaluatedItems === undefined) return [];
  const index = identifier(context.variables.name("unevaluated index"));
  const item = identifier(context.variables.name("unevaluated item"));
  const at: Place = { variable: item, path: [...place.path, index] };
  if (asksNothing(unevaluatedItems)) return [];
  const tests = listContributions(schema, place, context).flatMap(({ schema: each, conditions }) => {
    const all = each.items ?? (each === schema ? undefined : each.unevaluatedItems);
    const evaluates: Code[] = all === undefined ? [] : [code`true`];
    if (all === undefined && each.prefixItems.length > 0) evaluates.push(code`${index} < ${each.prefixItems.length}`);
    // Before draft 2020-12, what "contains" finds was not evaluated by it.
    if (all === undefined && each.contains !== undefined && each.draft === "draft-2020-12") {
      evaluates.push(accepts(each.contains.schema, item, "contained", context));
    }
    return evaluates.flatMap((evaluated) => conjunction([...conditions.map((print) => print()), evaluated]));
  });
  if (tests.some(isTrue)) return [];
  const body = context.checkValue([unevaluatedItems], at, context);
  if (body.length === 0) return [];
  const skip = tests.length === 0 ? [] : [text(code`if (${join(tests, " || ")}) continue;`)];
  const declared = code`const ${item}${context.scope.annotation(code`: unknown`)} = ${place.variable}[${index}];`;
  const loop = text(code`
    for (let ${index} = 0; ${index} < ${place.variable}.length; ${index}++) {
      ${printBound(declared, item, [...skip, ...body])}
    }
  `);
  return [when(isType("array", place.variable, context.scope), [loop])];
}

/** Returns what holds where all conditions do, without those that always hold; nothing where one never does. */
function conjunction(conditions: readonly Code[]): readonly Code[] {
  if (conditions.some(({ text }) => text === "false" || text === "!true")) return [];
  const open = conditions.filter(({ text }) => text !== "true" && text !== "!false");
  const [only] = open;
  if (only === undefined) return [code`true`];
  return [open.length === 1 ? only : code`(${join(open, " && ")})`];
}

function isTrue({ text }: Code): boolean {
  return text === "true";
}
