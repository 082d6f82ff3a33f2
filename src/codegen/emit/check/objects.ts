import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Condition, Schema } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, call, code, identifier, join, list, nothing } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { checkConditions } from "./conditions.js";
import { noteAt, noteWrongAt, type Place } from "./place.js";
import { printStatements, record, type Statement, text, when } from "./statement.js";
import { keyHint, readKey } from "./tests.js";

/** Checks what a conjunction asks of objects, once the value at `place` is known to be one. */
export function checkObject(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const { properties, required, additional } = conjunction;
  const closed = isClosed(conjunction);
  const keys = [...new Set([...properties.keys(), ...required, ...keysOfConditions(conjunction.conditions)])];
  const variables: KeyVariables = new Map(keys.map((key) => [key, identifier(context.variables.name(keyHint(key)))]));
  const optional = [...properties.keys()].filter((key) => !required.includes(key));
  const known = closed ? identifier(context.variables.name("known count")) : undefined;
  const statements: Statement[] = [];
  if (known !== undefined) {
    const start = properties.size - optional.length;
    statements.push(text(code`${optional.length > 0 ? code`let` : code`const`} ${known} = ${start};`));
  }
  for (const [key, variable] of variables) {
    const bind = text(code`const ${variable} = ${readKey(place.variable, key, context.scope)};`);
    const property = { key, variable, schemas: properties.get(key) ?? [], required: required.includes(key), known };
    const checks = checkProperty(property, place, context);
    if (checks.length > 0 || mentions(conjunction.conditions, key)) statements.push(blankLine, bind, ...checks);
  }
  const conditions = checkConditions(conjunction, variables, place, context);
  if (conditions.length > 0) statements.push(blankLine, ...conditions);
  if (known !== undefined) statements.push(blankLine, checkNoOthers(conjunction, optional, known, place, context));
  else if (additional.length > 0) statements.push(...checkOthers(conjunction, place, context));
  return statements;
}

const blankLine = text(nothing);

interface Property {
  readonly key: string;
  readonly variable: Code;
  readonly schemas: readonly Schema[];
  readonly required: boolean;
  /** The counter of known keys in a closed object. */
  readonly known: Code | undefined;
}

function checkProperty(property: Property, object: Place, context: CheckContext): readonly Statement[] {
  const { key, variable, schemas, required, known } = property;
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
  const body = known === undefined ? checks : [text(code`${known}++;`), ...checks];
  if (known !== undefined) return [when(code`${variable} !== undefined`, body)];
  if (schemas.length === 0) return [];
  const present = code`Object.hasOwn(${object.variable}, ${key})`;
  const undefinedValue = noteAt(context.scope, { variable, path }, "type", "a value, or no such key");
  return [when(code`${variable} !== undefined`, body, [when(present, [undefinedValue])])];
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

function checkNoOthers(
  { properties, required }: Conjunction,
  optional: readonly string[],
  known: Code,
  place: Place,
  { scope, owner }: CheckContext,
): Statement {
  const named = required.filter((key) => properties.has(key));
  const listKeys = (keys: readonly string[]) => list(keys.map((key) => code`${key}`));
  const keys = scope.constant(
    code`/* @__PURE__ */ ${call(scope.runtime("knownKeys"), [listKeys(named), listKeys(optional)])}`,
    hintFor(owner, "keys"),
  );
  const counted = code`${scope.runtime("countKeys")}(${place.variable}) !== ${known}`;
  const parts = [code`issues`, place.variable, keys, ...place.path];
  return when(counted, [record(call(scope.runtime("noteUnknownKeys"), parts))]);
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

function keysOfConditions(conditions: readonly Condition[]): readonly string[] {
  return conditions.flatMap(({ test, consequence }) => [
    ...readTests(test).map(({ key }) => key),
    ...(consequence?.required ?? []),
    ...(consequence?.properties.keys() ?? []),
    ...keysOfConditions(consequence?.condition === undefined ? [] : [consequence.condition]),
  ]);
}

function mentions(conditions: readonly Condition[], key: string): boolean {
  return keysOfConditions(conditions).includes(key);
}
