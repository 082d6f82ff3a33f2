import { asksNothing } from "../../schema/asks-nothing.js";
import { type Conjunction, conjoin, type IsDeclared } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Condition, Schema } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, code, identifier, join, mentions } from "../../text/code.js";
import { accepts } from "./accepts.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { noteAbsent, type Place } from "./place.js";
import { printStatements, type Statement, text, when } from "./statement.js";
import { keyHint, testKeys } from "./tests.js";

/** Checks what the conditions of an object ask. Keys that several conditions require are looked at once. */
export function checkConditions(
  conjunction: Conjunction,
  variables: KeyVariables,
  object: Place,
  context: CheckContext,
): readonly Statement[] {
  const read = (key: string) => variableOf(key, variables);
  const aboutKeys = conjunction.conditions.filter((each) => isAboutKeys(each, context.declarations.isDeclared));
  const decided = aboutKeys.map((condition) => ({ condition, test: testKeys(readTests(condition.test) ?? [], read) }));
  return [
    ...checkRequired(conjunction, decided, variables, object, context),
    ...decided.flatMap(({ condition, test }) => {
      const { inside, declare } = forgetTypes(condition, variables, context);
      const body = checkConsequence(conjunction, condition, inside, object, context);
      return body.length === 0 ? [] : [when(test, [...declare(body), ...body])];
    }),
  ];
}

/**
 * Gives other variables to keys whose literals a test compares. In the consequence, compilers know of the tested ones what
 * they are, and refuse to compare them with anything else: a contradiction in a schema is no error.
 */
function forgetTypes({ test }: Condition, variables: KeyVariables, { scope, variables: names }: CheckContext) {
  const tested = (readTests(test) ?? []).filter(({ values }) => values !== undefined).map(({ key }) => key);
  const others = new Map(tested.map((key) => [key, identifier(names.name(`any ${keyHint(key)}`))] as const));
  const declare = (body: readonly Statement[]): readonly Statement[] => {
    const printed = printStatements(body);
    const used = [...others].filter(([, other]) => printed.some((each) => mentions(each, other)));
    const type = scope.annotation(code`: unknown`);
    return used.map(([key, other]) => text(code`const ${other}${type} = ${variableOf(key, variables)};`));
  };
  return { inside: new Map([...variables, ...others]), declare };
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
  const expected = describe(conjoin(conjunction.properties.get(key) ?? [], context.declarations.isDeclared));
  const place = { variable, path: [...object.path, code`${key}`] };
  return when(code`${variable} === undefined`, [noteAbsent(context.scope, object, place, expected)]);
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
  const properties = [...inner.properties].flatMap(([key, schemas]) => {
    const variable = variables.get(key);
    if (variable === undefined || schemas.every(asksNothing)) return [];
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

/** What a consequence may say of keys alone. */
const understood: ReadonlySet<string> = new Set(["required", "properties", "allOf", "if", "then"]);

/**
 * Tells whether a condition tests keys and asks something of keys: it is then checked among the keys of the object.
 * Any other condition is checked as a whole.
 */
export function isAboutKeys({ test, consequence, alternative }: Condition, isDeclared: IsDeclared): boolean {
  if (readTests(test) === undefined || alternative !== undefined) return false;
  if (consequence === undefined) return true;
  const { sources, references, conditions } = conjoin([consequence], isDeclared);
  return (
    references.length === 0 &&
    sources.every(({ assertions, never }) => !never && assertions.every((keyword) => understood.has(keyword))) &&
    conditions.every((condition) => isAboutKeys(condition, isDeclared))
  );
}

/** Checks conditions that are about more than keys: the test as a whole decides which schema must hold. */
export function checkWholeConditions(
  { conditions }: Conjunction,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const whole = conditions.filter((condition) => !isAboutKeys(condition, context.declarations.isDeclared));
  return whole.flatMap(({ test, consequence, alternative }) => {
    const check = (schema: Schema | undefined) =>
      schema === undefined ? [] : context.checkValue([schema], place, context);
    const holds = test.never ? [] : check(consequence);
    const fails = asksNothing(test) ? [] : check(alternative);
    if (holds.length === 0 && fails.length === 0) return [];
    const passes = accepts(test, place.variable, "if", context);
    if (holds.length === 0) return [when(code`!${passes}`, fails)];
    return [when(passes, holds, fails)];
  });
}
