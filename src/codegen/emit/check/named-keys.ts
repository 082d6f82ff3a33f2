import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import { type Code, code, identifier, join, nothing, propertyKey } from "../../text/code.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { noteAbsent, noteAt, type Place, valueOrNone } from "./place.js";
import { type Statement, text, when } from "./statement.js";
import { keyHint, readKey } from "./tests.js";

/** Checks the values of an object's keys, each of which is looked up by its name. Those in `kept` have variables. */
export function checkNamedKeys(
  conjunction: Conjunction,
  kept: KeyVariables,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const names = [...new Set([...conjunction.properties.keys(), ...conjunction.required, ...kept.keys()])];
  const keys = names
    .map((key) => {
      const variable = kept.get(key) ?? identifier(context.variables.name(keyHint(key)));
      return { key, variable, checks: checkProperty(key, variable, conjunction, place, context) };
    })
    .filter(({ key, checks }) => checks.length > 0 || kept.has(key));
  const statements: Statement[] = [];
  for (let start = 0; start < keys.length; start += readTogether) {
    const some = keys.slice(start, start + readTogether);
    statements.push(blankLine, ...bindKeys(some, place, context));
    for (const { checks } of some) if (checks.length > 0) statements.push(blankLine, ...checks);
  }
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

function checkProperty(
  key: string,
  variable: Code,
  { properties, required }: Conjunction,
  object: Place,
  context: CheckContext,
): readonly Statement[] {
  const schemas = properties.get(key);
  const place: Place = { variable, path: [...object.path, code`${key}`] };
  const checks = schemas === undefined ? [] : context.checkValue(schemas, place, context);
  if (required.includes(key)) {
    const expected = describe(conjoin(schemas ?? [], context.declarations.isDeclared));
    return [when(code`${variable} === undefined`, [noteAbsent(context.scope, object, place, expected)], checks)];
  }
  if (schemas === undefined) return [];
  const isThere = code`Object.hasOwn(${object.variable}, ${key})`;
  const undefinedValue = noteAt(context.scope, place, "type", valueOrNone);
  return [when(code`${variable} !== undefined`, checks, [when(isThere, [undefinedValue])])];
}
