import { CodegenError } from "../../codegen-error.js";
import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Condition } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, code, join } from "../../text/code.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { noteWrongAt, type Place } from "./place.js";
import { type Statement, when } from "./statement.js";
import { testKeys } from "./tests.js";

/** Checks what the conditions of an object ask. Keys that several conditions require are looked at once. */
export function checkConditions(
  conjunction: Conjunction,
  variables: KeyVariables,
  object: Place,
  context: CheckContext,
): readonly Statement[] {
  const decided = conjunction.conditions.map((condition) => ({
    condition,
    test: testKeys(readTests(condition.test), (key) => variableOf(key, variables)),
  }));
  return [
    ...checkRequired(conjunction, decided, variables, object, context),
    ...decided.flatMap(({ condition, test }) => {
      const body = checkConsequence(conjunction, condition, variables, object, context);
      return body.length === 0 ? [] : [when(test, body)];
    }),
  ];
}

interface Decided {
  readonly condition: Condition;
  readonly test: Code;
}

function checkRequired(
  conjunction: Conjunction,
  decided: readonly Decided[],
  variables: KeyVariables,
  object: Place,
  context: CheckContext,
): readonly Statement[] {
  const tests = new Map<string, Code[]>();
  for (const { condition, test } of decided) {
    const { consequence } = condition;
    const required = consequence === undefined ? [] : conjoin([consequence], context.declarations.isDeclared).required;
    for (const key of required) {
      if (!conjunction.required.includes(key)) tests.set(key, [...(tests.get(key) ?? []), test]);
    }
  }
  const byTest = new Map<string, { readonly test: Code; readonly keys: string[] }>();
  for (const [key, conditions] of tests) {
    const test = disjunction(conditions);
    const group = byTest.get(test.text) ?? { test, keys: [] };
    byTest.set(test.text, group);
    group.keys.push(key);
  }
  return [...byTest.values()].map(({ test, keys }) =>
    when(
      test,
      keys.map((key) => checkPresent(key, conjunction, variables, object, context)),
    ),
  );
}

function checkPresent(
  key: string,
  conjunction: Conjunction,
  variables: KeyVariables,
  object: Place,
  context: CheckContext,
): Statement {
  const variable = variableOf(key, variables);
  const place = { variable, path: [...object.path, code`${key}`], holder: object.variable };
  const expected = describe(conjoin(conjunction.properties.get(key) ?? [], context.declarations.isDeclared));
  return when(code`${variable} === undefined`, [noteWrongAt(context.scope, place, "required", expected)]);
}

/** Checks what a consequence asks beyond the presence of keys. */
function checkConsequence(
  conjunction: Conjunction,
  { consequence }: Condition,
  variables: KeyVariables,
  object: Place,
  context: CheckContext,
): readonly Statement[] {
  if (consequence === undefined) return [];
  const { isDeclared } = context.declarations;
  const inner = conjoin([consequence], isDeclared);
  refuseOtherKeywords(inner);
  const properties = [...inner.properties].flatMap(([key, schemas]) => {
    if (schemas.every(({ assertions, never }) => assertions.length === 0 && !never)) return [];
    const variable = variableOf(key, variables);
    const types = conjoin(conjunction.properties.get(key) ?? [], isDeclared).types;
    const checks = context.checkValue(schemas, { variable, path: [...object.path, code`${key}`] }, context, { types });
    const required = conjunction.required.includes(key);
    return required && types !== undefined ? checks : [when(code`${variable} !== undefined`, checks)];
  });
  return [
    ...properties,
    ...checkConditions({ ...inner, properties: conjunction.properties }, variables, object, context),
  ];
}

/** Returns the variable of a key. Each key that a condition speaks of has one; a rule must not get lost. */
function variableOf(key: string, variables: KeyVariables): Code {
  const variable = variables.get(key);
  if (variable === undefined)
    throw new TypeError(`a condition speaks of ${JSON.stringify(key)}, which has no variable`);
  return variable;
}

function disjunction(conditions: readonly Code[]): Code {
  const distinct = [...new Map(conditions.map((condition) => [condition.text, condition])).values()];
  if (distinct.length === 1) return distinct[0] ?? code`false`;
  return join(
    distinct.map((condition) => (condition.text.includes(" && ") ? code`(${condition})` : condition)),
    " || ",
  );
}

/** What a consequence may say: rules about keys, which is all that this file prints. */
const understood: ReadonlySet<string> = new Set(["required", "properties", "allOf", "if", "then"]);

function refuseOtherKeywords({ sources }: Conjunction): void {
  for (const { at, assertions, never } of sources) {
    const keyword = never ? "then" : assertions.find((each) => !understood.has(each));
    if (keyword === undefined) continue;
    throw new CodegenError({
      ...at,
      keyword,
      problem: 'is not supported in the consequence of an "if"',
      remedy: 'Say what the "then" asks with "required" and "properties"',
    });
  }
}
