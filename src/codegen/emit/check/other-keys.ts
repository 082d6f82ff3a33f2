import { type Conjunction, conjoin, type KeyRules } from "../../schema/conjunction.js";
import { describe, describeCount } from "../../schema/describe.js";
import { type Code, code, identifier, join } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { noteAt, type Place } from "./place.js";
import { printBound, printStatements, type Statement, text, when } from "./statement.js";

/** What is expected where a key is there and `undefined`, which no JSON value is. */
export const valueOrNone = "a value, or no such key";

/** Walks over the keys of a closed object: any that is not named is unknown, and none may be `undefined`. */
export function checkNoOthers(
  { properties }: Conjunction,
  optional: readonly string[],
  place: Place,
  { scope, variables, owner }: CheckContext,
): Statement {
  const key = identifier(variables.name("own key"));
  const at = { variable: key, path: [...place.path, key] };
  const keys = [...properties.keys()];
  const required = keys.filter((name) => !optional.includes(name));
  const words = keys.length === 0 ? "no key" : `only the keys ${[...required, ...optional].join(", ")}`;
  const expected = scope.constant(code`${words}`, hintFor(owner, "keys"));
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
export function checkOthers(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
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
        ${printBound(code`const ${other} = ${place.variable}[${key}];`, other, body)}
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
  const bodies = patternProperties.map(({ pattern, schema }) => ({
    pattern,
    body: context.checkValue([schema], at, context),
  }));
  const tests = bodies
    .filter(({ body }) => body.length > 0 || others.length > 0)
    .map(({ pattern, body }) => ({ test: code`${scope.pattern(pattern, hintFor(owner, "key"))}.test(${key})`, body }));
  if (tests.length === 0) return others;
  if (others.length === 0) return tests.map(({ test, body }) => when(test, body));
  const matched = identifier(variables.name("matched"));
  return [
    text(code`let ${matched} = false;`),
    ...tests.map(({ test, body }) => when(test, [text(code`${matched} = true;`), ...body])),
    when(code`!${matched}`, others),
  ];
}

/** Checks the keys themselves. */
export function checkNames({ propertyNames }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
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

/** Checks how many keys an object has. */
export function checkSize({ minProperties, maxProperties }: Conjunction, place: Place, { scope }: CheckContext) {
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
