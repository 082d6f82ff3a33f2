import { type Conjunction, conjoin, type IsDeclared } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, call, code, identifier, mentions } from "../../text/code.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { knownKeys } from "./known-keys.js";
import { checkNames, checkOthers } from "./other-keys.js";
import { type Member, noteAt, type Place, valueOrNone } from "./place.js";
import { printStatements, record, type Statement, text, when } from "./statement.js";
import { type Case, printSwitch } from "./switch.js";
import { keyHint } from "./tests.js";
import { refusesUndefined } from "./undefined.js";

/**
 * Checks the keys of an object and their values in one walk, and then whether it came by all that are required. Where
 * objects have their keys in many orders, to look up each value by its key would take a third longer.
 *
 * The variables of the keys in `kept` are set.
 */
export function walkKeys(
  conjunction: Conjunction,
  kept: KeyVariables,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const { scope, variables } = context;
  const { properties, required } = conjunction;
  const [key, property] = [identifier(variables.name("key")), identifier(variables.name("property"))];
  const found = required.length === 0 ? undefined : identifier(variables.name("found"));
  const member: Member = { key, variable: property, path: [...place.path, key] };
  const ofEachKey = printStatements(checkNames(conjunction, member, context));
  const ofOthers = printStatements(checkOthers(conjunction, member, inner(context)));
  const cases = [...new Set([...properties.keys(), ...required, ...kept.keys()])].map((name): Case => {
    const counted = found === undefined || !required.includes(name) ? [] : [code`${found}++;`];
    const variable = kept.get(name);
    const assigned = variable === undefined ? [] : [code`${variable} = ${property};`];
    const checks = checkProperty(name, conjunction, { ...member, hint: keyHint(name) }, inner(context));
    return { names: [name], body: [...counted, ...assigned, ...printStatements(checks)] };
  });
  const choice = printSwitch(key, cases, ofOthers);
  const isRead = choice.some((each) => mentions(each, property));
  const walk = text(code`
    for (const ${key} in ${place.variable}) {
      ${ofEachKey}
      ${isRead ? [code`const ${property} = ${place.variable}[${key}];`] : []}
      ${choice}
    }
  `);
  return [
    ...[...kept.values()].map((variable) => text(code`let ${variable}${scope.annotation(code`: unknown`)};`)),
    ...settleLayout(conjunction, place, context),
    ...(found === undefined ? [] : [text(code`let ${found} = 0;`)]),
    ...(ofEachKey.length === 0 && choice.length === 0 ? [] : [walk]),
    ...(found === undefined ? [] : [checkFound(found, conjunction, place, context)]),
  ];
}

/** Lets what is printed in a block of its own have names that other blocks have too. */
function inner(context: CheckContext): CheckContext {
  return { ...context, variables: context.variables.inner() };
}

/**
 * Reads a required key by its name, and refuses an object that does not have it. Where numbers with a fraction turn up
 * among whole ones, the engine gives objects another layout, and older ones get it when they are read so. For a walk in
 * whose course that happened the engine would not trust layouts any more, and take nearly twice the time for all others.
 */
function settleLayout(
  { required, properties, keyRules }: Conjunction,
  place: Place,
  { declarations }: CheckContext,
): readonly Statement[] {
  const [first] = required;
  const values = [...properties.values(), keyRules.flatMap(({ additionalProperties }) => additionalProperties ?? [])];
  if (first === undefined || !values.some((schemas) => allowsNumbers(schemas, declarations.isDeclared))) return [];
  return [text(code`if (${place.variable}[${first}] === undefined && issues === undefined) return false;`)];
}

function allowsNumbers(schemas: readonly Schema[], isDeclared: IsDeclared): boolean {
  const { never, types, literals, references } = conjoin(schemas, isDeclared);
  if (never || schemas.length === 0 || references.length > 0) return false;
  if (literals !== undefined) return literals.some((value) => typeof value === "number");
  return types === undefined || types.includes("number") || types.includes("integer");
}

/**
 * Checks the value of a key that has a name. `undefined` is no value that JSON has. A key that is only required, or only
 * looked at by conditions, is one of the others too.
 */
function checkProperty(
  name: string,
  conjunction: Conjunction,
  member: Member,
  context: CheckContext,
): readonly Statement[] {
  const { isDeclared } = context.declarations;
  const schemas = conjunction.properties.get(name);
  const isRequired = conjunction.required.includes(name);
  const checks =
    schemas === undefined ? checkOthers(conjunction, member, context) : context.checkValue(schemas, member, context);
  if (schemas === undefined && !isRequired) return checks;
  if (schemas !== undefined && refusesUndefined(schemas, isDeclared)) return checks;
  const expected = isRequired ? describe(conjoin(schemas ?? [], isDeclared)) : valueOrNone;
  return [when(code`${member.variable} === undefined`, [noteAt(context.scope, member, "type", expected)], checks)];
}

/** Checks that the walk came by as many required keys as there are. */
function checkFound(found: Code, conjunction: Conjunction, place: Place, context: CheckContext): Statement {
  const missing = call(code`issues?.noteMissing`, [place.variable, knownKeys(conjunction, context), ...place.path]);
  return when(code`${found} !== ${conjunction.required.length}`, [record(missing)]);
}
