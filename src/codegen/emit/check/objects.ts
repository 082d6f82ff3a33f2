import { type Conjunction, conjoin, type IsDeclared, type KeyRules } from "../../schema/conjunction.js";
import { describe, describeCount } from "../../schema/describe.js";
import type { Condition, Schema } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, code, identifier, join, nothing } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { checkConditions, isAboutKeys } from "./conditions.js";
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
  for (const [key, variable] of variables) {
    const bind = text(code`const ${variable} = ${readKey(place.variable, key, context.scope)};`);
    const property = { key, variable, schemas: properties.get(key) ?? [], required: required.includes(key), closed };
    const checks = checkProperty(property, place, context);
    if (checks.length > 0 || keysOfTests.includes(key)) statements.push(blankLine, bind, ...checks);
  }
  const conditions = checkConditions(conjunction, variables, place, context);
  if (conditions.length > 0) statements.push(blankLine, ...conditions);
  if (closed) statements.push(blankLine, checkNoOthers(conjunction, optional, place, context));
  else statements.push(...checkOthers(conjunction, place, context));
  statements.push(...checkNames(conjunction, place, context), ...checkSize(conjunction, place, context));
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
function isClosed({ keyRules }: Conjunction): boolean {
  return keyRules.some((rules) => rules.additionalProperties?.never === true && rules.patternProperties.length === 0);
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

/** Checks the values of keys that have no name: by the patterns that they match, or as what is left. */
function checkOthers(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const { scope, variables, owner } = context;
  const key = identifier(variables.name("other key"));
  const other = identifier(variables.name("other value"));
  const at: Place = { variable: other, path: [...place.path, key] };
  const body = conjunction.keyRules.flatMap((rules) => checkByRules(rules, key, at, context));
  if (body.length === 0) return [];
  const named = [...conjunction.properties.keys()].map((name) => code`${name}`);
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

function checkByRules(
  { patternProperties, additionalProperties }: KeyRules,
  key: Code,
  at: Place,
  context: CheckContext,
): readonly Statement[] {
  const { scope, variables, owner } = context;
  const others = additionalProperties === undefined ? [] : context.checkValue([additionalProperties], at, context);
  const tests = patternProperties.map(({ pattern, schema }) => ({
    test: code`${scope.pattern(pattern, hintFor(owner, "key"))}.test(${key})`,
    body: context.checkValue([schema], at, context),
  }));
  if (tests.length === 0) return others;
  if (others.length === 0) return tests.filter(({ body }) => body.length > 0).map(({ test, body }) => when(test, body));
  const matched = identifier(variables.name("matched"));
  return [
    text(code`let ${matched} = false;`),
    ...tests.map(({ test, body }) => when(test, [text(code`${matched} = true;`), ...body])),
    when(code`!${matched}`, others),
  ];
}

function checkNames({ propertyNames }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  if (propertyNames.length === 0) return [];
  const key = identifier(context.variables.name("any key"));
  const refused = propertyNames.flatMap((schema) => {
    const condition = accepts(schema, key, "key", context);
    if (condition.text === "true") return [];
    const expected = `a key that is ${describe(conjoin([schema], context.declarations.isDeclared))}`;
    const at = { variable: key, path: [...place.path, key] };
    return [when(code`!${condition}`, [noteAt(context.scope, at, "property_names", expected)])];
  });
  if (refused.length === 0) return [];
  return [
    text(code`
      for (const ${key} in ${place.variable}) {
        ${printStatements(refused)}
      }
    `),
  ];
}

function checkSize({ minProperties, maxProperties }: Conjunction, place: Place, { scope }: CheckContext) {
  const count = () => code`${scope.runtime("countKeys")}(${place.variable})`;
  const statements: Statement[] = [];
  if (minProperties !== undefined && minProperties > 0) {
    const record = noteAt(scope, place, "min_properties", describeCount("at least", minProperties, "key"));
    statements.push(when(code`${count()} < ${minProperties}`, [record]));
  }
  if (maxProperties !== undefined) {
    const record = noteAt(scope, place, "max_properties", describeCount("at most", maxProperties, "key"));
    statements.push(when(code`${count()} > ${maxProperties}`, [record]));
  }
  return statements;
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
