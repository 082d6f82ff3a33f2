import { type Conjunction, conjoin, type IsDeclared } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Condition, Schema } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, code, identifier, join, mentions, nothing, propertyKey } from "../../text/code.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { checkConditions, isAboutKeys } from "./conditions.js";
import { checkNames, checkNoOthers, checkOthers, checkSize, valueOrNone } from "./other-keys.js";
import { noteAt, noteWrongAt, type Place } from "./place.js";
import { printStatements, type Statement, text, when } from "./statement.js";
import { keyHint, readKey } from "./tests.js";

/** Checks what a conjunction asks of objects, once the value at `place` is known to be one. */
export function checkObject(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const { properties, required } = conjunction;
  const closed = isClosed(conjunction);
  const keysOfTests = keysOfConditions(conjunction.conditions, context.declarations.isDeclared);
  const keys = [...new Set([...properties.keys(), ...required, ...keysOfTests])];
  const variables: KeyVariables = new Map(keys.map((key) => [key, identifier(context.variables.name(keyHint(key)))]));
  const optional = [...properties.keys()].filter((key) => !required.includes(key));
  const statements: Statement[] = [];
  const checked = [...variables].map(([key, variable]) => {
    const property = { key, variable, schemas: properties.get(key) ?? [], required: required.includes(key), closed };
    return { key, variable, checks: checkProperty(property, place, context) };
  });
  const conditions = checkConditions(conjunction, variables, place, context);
  const tested = keysOfTests.length === 0 ? [] : printStatements(conditions);
  const read = checked.filter(
    ({ checks, variable }) => checks.length > 0 || tested.some((each) => mentions(each, variable)),
  );
  for (let start = 0; start < read.length; start += readTogether) {
    const some = read.slice(start, start + readTogether);
    statements.push(blankLine, ...bindKeys(some, place, context));
    for (const { checks } of some) if (checks.length > 0) statements.push(blankLine, ...checks);
  }
  if (conditions.length > 0) statements.push(blankLine, ...conditions);
  if (closed) statements.push(blankLine, checkNoOthers(conjunction, optional, place, context));
  else statements.push(...checkOthers(conjunction, place, context));
  statements.push(...checkNames(conjunction, place, context), ...checkSize(conjunction, place, context));
  return statements;
}

const blankLine = text(nothing);

/**
 * How many keys are read before the first of them is checked. To read several at once is faster than one by one; to read
 * all of them would be in vain where the first is wrong.
 */
const readTogether = 4;

/** Reads keys into their variables: most of them at once, the others one by one. */
function bindKeys(
  keys: readonly { readonly key: string; readonly variable: Code }[],
  { variable: object }: Place,
  { scope }: CheckContext,
): readonly Statement[] {
  const together = keys.filter(({ key }) => isPlainKey(key));
  const others = keys.filter(({ key }) => !isPlainKey(key));
  const parts = together.map(({ key, variable }) =>
    key === variable.text ? variable : code`${propertyKey(key)}: ${variable}`,
  );
  const line = code`const { ${join(parts, ", ")} } = ${object};`;
  const lines = code`
    const {
      ${parts.map((part) => code`${part},`)}
    } = ${object};
  `;
  return [
    ...(parts.length === 0 ? [] : [text(line.text.length <= 100 ? line : lines)]),
    ...others.map(({ key, variable }) => text(code`const ${variable} = ${readKey(object, key, scope)};`)),
  ];
}

/** Tells whether no object inherits anything under a key, and any compiler prints it in a pattern as it was. */
function isPlainKey(key: string): boolean {
  return /^[\w$ .:/@-]+$/.test(key) && !(key in Object.prototype);
}

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
function isClosed({ keyRules }: Conjunction): boolean {
  return keyRules.some((rules) => rules.additionalProperties?.never === true && rules.patternProperties.length === 0);
}

function keysOfConditions(conditions: readonly Condition[], isDeclared: IsDeclared): readonly string[] {
  const aboutKeys = conditions.filter((condition) => isAboutKeys(condition, isDeclared));
  return aboutKeys.flatMap(({ test, consequence }) => {
    const inner = consequence === undefined ? undefined : conjoin([consequence], isDeclared);
    return [
      ...(readTests(test) ?? []).map(({ key }) => key),
      ...(inner?.required ?? []),
      ...(inner?.properties.keys() ?? []),
      ...keysOfConditions(inner?.conditions ?? [], isDeclared),
    ];
  });
}
