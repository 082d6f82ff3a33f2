import { type Conjunction, conjoin, type IsDeclared } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Condition, Schema } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, code, identifier, join, nothing } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { checkConditions } from "./conditions.js";
import { noteAt, noteWrongAt, type Place } from "./place.js";
import { printStatements, type Statement, text, when } from "./statement.js";
import { keyHint, readKey } from "./tests.js";

/** Checks what a conjunction asks of objects, once the value at `place` is known to be one. */
export function checkObject(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const { properties, required, additional } = conjunction;
  const closed = isClosed(conjunction);
  const conditional = new Set(keysOfConditions(conjunction.conditions, context.declarations.isDeclared));
  const keys = [...new Set([...properties.keys(), ...required, ...conditional])];
  const variables: KeyVariables = new Map(keys.map((key) => [key, identifier(context.variables.name(keyHint(key)))]));
  const optional = [...properties.keys()].filter((key) => !required.includes(key));
  const statements: Statement[] = [];
  for (const [key, variable] of variables) {
    const bind = text(code`const ${variable} = ${readKey(place.variable, key, context.scope)};`);
    const property = { key, variable, schemas: properties.get(key) ?? [], required: required.includes(key), closed };
    const checks = checkProperty(property, place, context);
    if (checks.length > 0 || conditional.has(key)) statements.push(blankLine, bind, ...checks);
  }
  const conditions = checkConditions(conjunction, variables, place, context);
  if (conditions.length > 0) statements.push(blankLine, ...conditions);
  if (closed) statements.push(blankLine, checkNoOthers(conjunction, optional, place, context));
  else if (additional.length > 0) statements.push(...checkOthers(conjunction, place, context));
  return statements;
}

const blankLine = text(nothing);

interface Property {
  readonly key: string;
  readonly variable: Code;
  readonly schemas: readonly Schema[];
  readonly required: boolean;
  /** Whether the object is closed: the walk over its keys then finds those that are there and `undefined`. */
  readonly closed: boolean;
}

function checkProperty(property: Property, object: Place, context: CheckContext): readonly Statement[] {
  const { key, variable, schemas, required, closed } = property;
  const path = [...object.path, code`${key}`];
  if (required) {
    const place = { variable, path, holder: object.variable };
    const checks = context.checkValue(schemas, place, context);
    if (recordsAbsence(checks, variable)) return checks;
    const expected = describe(conjoin(schemas, context.declarations.isDeclared));
    const missing = noteWrongAt(context.scope, place, "required", expected);
    return [when(code`${variable} === undefined`, [missing], context.checkValue(schemas, { variable, path }, context))];
  }
  const checks = context.checkValue(schemas, { variable, path }, context);
  if (closed) return [when(code`${variable} !== undefined`, checks)];
  if (schemas.length === 0) return [];
  const present = hasKey(object.variable, key);
  const undefinedValue = noteAt(context.scope, { variable, path }, "type", valueOrNone);
  return [when(code`${variable} !== undefined`, checks, [when(present, [undefinedValue])])];
}

/** What is expected where a key is there and `undefined`, which no JSON value is. */
const valueOrNone = "a value, or no such key";

/** Returns a condition that holds where an object has a key, whatever its value. */
function hasKey(object: Code, key: string): Code {
  return key in Object.prototype ? code`Object.hasOwn(${object}, ${key})` : code`${key} in ${object}`;
}

/** Tells whether the first of `checks` finds an absent value too: tests of types and of literals do. */
function recordsAbsence([first]: readonly Statement[], variable: Code): boolean {
  if (first?.kind !== "if") return false;
  const condition = first.condition.text;
  const absent = [
    `typeof ${variable.text} !==`,
    `!Array.isArray(${variable.text})`,
    `!isObject(${variable.text})`,
    `${variable.text} !==`,
    `${variable.text} === undefined`,
  ];
  return absent.some((start) => condition.startsWith(start)) && !condition.startsWith(`${variable.text} !== undefined`);
}

/** Tells whether no key beyond the named ones is allowed. */
function isClosed({ additional }: Conjunction): boolean {
  return additional.some(({ never }) => never);
}

/** Walks over the keys of a closed object: any that is not named is unknown, and none may be `undefined`. */
function checkNoOthers(
  { properties }: Conjunction,
  optional: readonly string[],
  place: Place,
  { scope, variables }: CheckContext,
): Statement {
  const key = identifier(variables.name("own key"));
  const at = { variable: key, path: [...place.path, key] };
  const keys = [...properties.keys()];
  const required = keys.filter((name) => !optional.includes(name));
  const expected = `only the keys ${[...required, ...optional].join(", ")}`;
  const undefinedValue = when(code`${place.variable}[${key}] === undefined`, [noteAt(scope, at, "type", valueOrNone)]);
  const cases = (names: readonly string[]) => names.map((name) => code`case ${name}:`);
  const groups = [
    ...(required.length === 0
      ? []
      : [
          code`
      ${cases(required)}
        break;
    `,
        ]),
    ...(optional.length === 0
      ? []
      : [
          code`
      ${cases(optional)}
        ${printStatements([undefinedValue])}
        break;
    `,
        ]),
  ];
  return text(code`
    for (const ${key} in ${place.variable}) {
      switch (${key}) {
        ${groups}
        default:
          ${printStatements([noteAt(scope, at, "unknown_key", expected)])}
      }
    }
  `);
}

/** Checks the values of keys that are not named. */
function checkOthers(
  { properties, additional }: Conjunction,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const { scope, variables, owner } = context;
  const key = identifier(variables.name("other key"));
  const other = identifier(variables.name("other value"));
  const body = context.checkValue(additional, { variable: other, path: [...place.path, key] }, context);
  if (body.length === 0) return [];
  const named = [...properties.keys()].map((name) => code`${name}`);
  const keys = () => scope.constant(code`new Set([${join(named, ", ")}])`, hintFor(owner, "named keys"));
  const skip = named.length === 0 ? [] : [code`if (${keys()}.has(${key})) continue;`];
  return [
    text(code`
      for (const ${key} in ${place.variable}) {
        ${skip}
        const ${other} = ${place.variable}[${key}];
        ${printStatements(body)}
      }
    `),
  ];
}

function keysOfConditions(conditions: readonly Condition[], isDeclared: IsDeclared): readonly string[] {
  return conditions.flatMap(({ test, consequence }) => {
    const tested = readTests(test).map(({ key }) => key);
    if (consequence === undefined) return tested;
    const { required, properties, conditions: inner } = conjoin([consequence], isDeclared);
    return [...tested, ...required, ...properties.keys(), ...keysOfConditions(inner, isDeclared)];
  });
}
