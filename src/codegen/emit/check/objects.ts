import { asksNothing } from "../../schema/asks-nothing.js";
import { type Conjunction, conjoin, type IsDeclared } from "../../schema/conjunction.js";
import type { Condition } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import { type Code, identifier, mentions, nothing } from "../../text/code.js";
import type { CheckContext, KeyVariables } from "./check-context.js";
import { checkConditions, isAboutKeys } from "./conditions.js";
import { checkNamedKeys } from "./named-keys.js";
import type { Place } from "./place.js";
import { checkSize } from "./size.js";
import { printStatements, type Statement, text } from "./statement.js";
import { keyHint } from "./tests.js";
import { walkKeys } from "./walk-keys.js";

/** Checks what a conjunction asks of objects, once the value at `place` is known to be one. */
export function checkObject(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const variables = nameVariables(conjunction, context);
  const conditions = checkConditions(conjunction, variables, place, context);
  const printed = printStatements(conditions);
  const kept = new Map([...variables].filter(([, variable]) => printed.some((each) => mentions(each, variable))));
  const check = asksOfEveryKey(conjunction) ? walkKeys : checkNamedKeys;
  return [
    ...check(conjunction, kept, place, context),
    ...(conditions.length > 0 ? [text(nothing), ...conditions] : []),
    ...checkSize(conjunction, place, context),
  ];
}

/**
 * Tells whether keys that have no name must be looked at too. Then one walk over an object serves for all of its keys, as
 * it comes by their values. An open object is only asked for those that have names, however many there are.
 */
function asksOfEveryKey({ keyRules, propertyNames }: Conjunction): boolean {
  const ofOthers = keyRules.flatMap(({ patternProperties, additionalProperties }) => [
    ...patternProperties.map(({ schema }) => schema),
    ...(additionalProperties === undefined ? [] : [additionalProperties]),
  ]);
  return propertyNames.length > 0 || !ofOthers.every(asksNothing);
}

/** Gives a variable to each key that conditions look at, once the keys themselves are checked. */
function nameVariables({ conditions }: Conjunction, { variables, declarations }: CheckContext): KeyVariables {
  const keys = new Set(keysOfConditions(conditions, declarations.isDeclared));
  return new Map([...keys].map((key): [string, Code] => [key, identifier(variables.name(keyHint(key)))]));
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
