import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe, describeLiterals } from "../../schema/describe.js";
import { hasType, isScalar } from "../../schema/has-type.js";
import type { Schema, TypeName } from "../../schema/schema.js";
import type { Declaration } from "../../shape/declaration.js";
import { code, join, literal } from "../../text/code.js";
import { checkName, hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import { checkArray } from "./arrays.js";
import type { CheckContext, Known } from "./check-context.js";
import { checkWholeConditions } from "./conditions.js";
import { isNoneOf, isNoneOfValues, isType } from "./kinds.js";
import { checkObject } from "./objects.js";
import { noteAt, type Place } from "./place.js";
import { checkNumber, checkString } from "./scalars.js";
import { type Statement, when } from "./statement.js";
import { checkUnevaluated } from "./unevaluated.js";
import { checkUnions } from "./unions.js";

/** Checks that the value at `place` satisfies all of `schemas`. A declared one is left to its own check. */
export function checkValue(
  schemas: readonly Schema[],
  place: Place,
  context: CheckContext,
  known: Known = {},
): readonly Statement[] {
  const declaration = context.declarations.find(schemas);
  if (declaration !== undefined) return [callCheck(declaration, place, context)];
  const conjunction = conjoin(schemas, context.declarations.isDeclared);
  return [...checkReferences(conjunction, place, context), ...checkConjunction(conjunction, place, context, known)];
}

/** Checks that the value at `place` satisfies the declared schemas that a conjunction refers to. */
export function checkReferences(
  { references }: Conjunction,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const declared = references.flatMap((schema) => context.declarations.find([schema]) ?? []);
  return declared.map((reference) => callCheck(reference, place, context));
}

/** Checks that the value at `place` satisfies a conjunction, its declared references aside. */
export function checkConjunction(
  conjunction: Conjunction,
  place: Place,
  context: CheckContext,
  known: Known = {},
): readonly Statement[] {
  if (conjunction.never || conjunction.types?.length === 0) return [refuseAlways(conjunction, place, context)];
  return [
    ...checkOwnKeywords(conjunction, place, context, known),
    ...checkUnions(conjunction, place, context),
    ...checkNegations(conjunction, place, context),
    ...checkWholeConditions(conjunction, place, context),
    ...checkUnevaluated(conjunction, place, context),
  ];
}

/** A schema that is `false`: where it stands for keys that have no name, the key is what is wrong. */
function refuseAlways({ sources }: Conjunction, place: Place, { scope }: CheckContext): Statement {
  const aboutKey = sources.some(({ never, at }) => never && /\/(?:additional|unevaluated)Properties$/.test(at.pointer));
  return noteAt(scope, place, aboutKey ? "unknown_key" : "never", aboutKey ? "no such key" : "nothing here");
}

/** Checks types, literals, and the keywords of each kind of value. */
function checkOwnKeywords(
  conjunction: Conjunction,
  place: Place,
  context: CheckContext,
  known: Known,
): readonly Statement[] {
  const { scope } = context;
  const groups = checkKinds(conjunction, place, context);
  const literals = checkLiterals(conjunction, place, context);
  if (literals !== undefined)
    return [literals, ...groups.map(({ type, body }) => when(isType(type, place.variable, scope), body))];
  const { types } = conjunction;
  const settled = types === undefined || known.types?.every((type) => types.includes(type));
  if (settled) return groups.map(({ type, body }) => when(isType(type, place.variable, scope), body));
  const wrong = noteAt(scope, place, "type", describe(conjunction));
  return [when(isNoneOf(types, place.variable, scope), [wrong], chooseKind(types, groups, place, context))];
}

function checkNegations({ negations }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  return negations.flatMap((schema) => {
    const condition = accepts(schema, place.variable, "refused", context);
    if (condition.text === "false") return [];
    const expected = 'a value that does not match the schema of "not"';
    return [when(condition, [noteAt(context.scope, place, "not", expected)])];
  });
}

interface KindGroup {
  readonly type: TypeName;
  readonly body: readonly Statement[];
}

/** Says what the keywords for each kind of value ask, for those kinds that the types allow. */
function checkKinds(conjunction: Conjunction, place: Place, context: CheckContext): readonly KindGroup[] {
  const { types } = conjunction;
  const number = types?.includes("integer") ? "integer" : "number";
  const kinds = [
    { type: "string", check: checkString },
    { type: number, check: checkNumber },
    { type: "array", check: checkArray },
    { type: "object", check: checkObject },
  ] as const;
  return kinds
    .filter(({ type }) => types === undefined || types.includes(type))
    .map(({ type, check }) => ({ type, body: check(conjunction, place, context) }))
    .filter(({ body }) => body.length > 0);
}

function chooseKind(
  types: readonly TypeName[],
  groups: readonly KindGroup[],
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const [group] = groups;
  if (types.length === 1 && group !== undefined) return group.body;
  return groups.map(({ type, body }) => when(isType(type, place.variable, context.scope), body));
}

/** Checks `const` and `enum`. A value of a wrong type is said to be that, if the schema names types. */
function checkLiterals(conjunction: Conjunction, place: Place, context: CheckContext): Statement | undefined {
  const { literals, types } = conjunction;
  if (literals === undefined) return undefined;
  const { scope } = context;
  const keyword = conjunction.sources.some((source) => source.const !== undefined) ? "const" : "enum";
  const issueCode =
    types === undefined ? code`${keyword}` : code`${isNoneOf(types, place.variable, scope)} ? "type" : ${keyword}`;
  const fits = types === undefined ? literals : literals.filter((value) => types.some((type) => hasType(value, type)));
  const differs = fits.map((value) =>
    isScalar(value)
      ? isNoneOfValues([value], place.variable)
      : code`!${scope.runtime("isEqual")}(${place.variable}, ${scope.constant(literal(value), hintFor(context.owner, "constant"))})`,
  );
  const scalars = fits.filter(isScalar);
  const condition =
    fits.length === 0
      ? code`true`
      : scalars.length === fits.length
        ? isNoneOfValues(scalars, place.variable)
        : join(differs, " && ");
  return when(condition, [noteAt(scope, place, issueCode, describeLiterals(fits))]);
}

function callCheck(declaration: Declaration, place: Place, { scope }: CheckContext): Statement {
  const check = scope.of(declaration, checkName(declaration));
  const call = code`${check}(${place.variable}, issues)`;
  const failed =
    place.path.length === 0
      ? code`!${call} && issues === undefined`
      : code`!${call} && !issues?.under(${join(place.path, ", ")})`;
  return { kind: "text", text: code`if (${failed}) return false;` };
}
