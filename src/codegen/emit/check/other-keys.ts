import { type Conjunction, conjoin, type KeyRules } from "../../schema/conjunction.js";
import { describe } from "../../schema/describe.js";
import { call, code, identifier } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { knownKeys } from "./known-keys.js";
import { type Member, noteAt } from "./place.js";
import { record, type Statement, text, when } from "./statement.js";

/** Checks a key that has no name: it is unknown where the object is closed, and otherwise the rules for it decide. */
export function checkOthers(conjunction: Conjunction, member: Member, context: CheckContext): readonly Statement[] {
  if (!isClosed(conjunction)) {
    return conjunction.keyRules.flatMap((rules) => checkByRules(rules, { ...member, hint: "other value" }, context));
  }
  return [record(call(code`issues?.noteUnknown`, [knownKeys(conjunction, context), ...member.path]))];
}

/** Tells whether no key beyond the named ones is allowed. */
function isClosed({ keyRules }: Conjunction): boolean {
  return keyRules.some((rules) => rules.additionalProperties?.never === true && rules.patternProperties.length === 0);
}

function checkByRules(
  { patternProperties, additionalProperties }: KeyRules,
  member: Member,
  context: CheckContext,
): readonly Statement[] {
  const { scope, variables, owner } = context;
  const others = additionalProperties === undefined ? [] : context.checkValue([additionalProperties], member, context);
  const bodies = patternProperties.map(({ pattern, schema }) => ({
    pattern,
    body: context.checkValue([schema], member, context),
  }));
  const tests = bodies
    .filter(({ body }) => body.length > 0 || others.length > 0)
    .map(({ pattern, body }) => ({
      test: code`${scope.pattern(pattern, hintFor(owner, "key"))}.test(${member.key})`,
      body,
    }));
  if (tests.length === 0) return others;
  if (others.length === 0) return tests.map(({ test, body }) => when(test, body));
  const matched = identifier(variables.name("matched"));
  return [
    text(code`let ${matched} = false;`),
    ...tests.map(({ test, body }) => when(test, [text(code`${matched} = true;`), ...body])),
    when(code`!${matched}`, others),
  ];
}

/** Checks a key itself. */
export function checkNames(
  { propertyNames }: Conjunction,
  member: Member,
  context: CheckContext,
): readonly Statement[] {
  return propertyNames.flatMap((schema) => {
    const condition = accepts(schema, member.key, "key", context);
    if (condition.text === "true") return [];
    const expected = `a key that is ${describe(conjoin([schema], context.declarations.isDeclared))}`;
    return [when(code`!${condition}`, [noteAt(context.scope, member, "property_names", expected)])];
  });
}
