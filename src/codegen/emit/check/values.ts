import { CodegenError } from "../../codegen-error.js";
import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describe, describeLiterals } from "../../schema/describe.js";
import type { Json, Schema, TypeName } from "../../schema/schema.js";
import type { Declaration } from "../../shape/declaration.js";
import { code, join } from "../../text/code.js";
import { checkName } from "../module-scope.js";
import { checkArray } from "./arrays.js";
import type { CheckContext, Known } from "./check-context.js";
import { isNoneOf, isNoneOfValues, isType } from "./kinds.js";
import { checkObject } from "./objects.js";
import { noteAt, noteWrongAt, type Place } from "./place.js";
import { checkNumber, checkString } from "./scalars.js";
import { type Statement, when } from "./statement.js";

/** Checks that the value at `place` satisfies all of `schemas`. A declared one is left to its own check. */
export function checkValue(
  schemas: readonly Schema[],
  place: Place,
  context: CheckContext,
  known: Known = {},
): readonly Statement[] {
  const declaration = context.declarations.find(schemas);
  if (declaration !== undefined) return checkDeclared([declaration], [], place, context);
  const conjunction = conjoin(schemas, context.declarations.isDeclared);
  const references = conjunction.references.flatMap((schema) => context.declarations.find([schema]) ?? []);
  if (references.length === 0) return checkConjunction(conjunction, place, context, known);
  const { variable, path } = place;
  return checkDeclared(references, checkConjunction(conjunction, { variable, path }, context, known), place, context);
}

/** Checks that the value at `place` satisfies declarations, and `others`. That it is absent is recorded once. */
function checkDeclared(
  references: readonly Declaration[],
  others: readonly Statement[],
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const checks = [...references.map((reference) => callCheck(reference, place, context)), ...others];
  if (place.holder === undefined) return checks;
  const { scope, declarations } = context;
  const schemas = references.flatMap((reference) => reference.schemas);
  const missing = noteWrongAt(scope, place, "required", describe(conjoin(schemas, declarations.isDeclared)));
  return [when(code`${place.variable} === undefined`, [missing], checks)];
}

/** Checks that the value at `place` satisfies a conjunction, its declared references aside. */
export function checkConjunction(
  conjunction: Conjunction,
  place: Place,
  context: CheckContext,
  known: Known = {},
): readonly Statement[] {
  const { scope } = context;
  if (conjunction.never || conjunction.types?.length === 0) return [noteAt(scope, place, "never", "nothing here")];
  if (conjunction.choices.length > 0) throw choiceNotDeclared(conjunction);
  const groups = checkKinds(conjunction, place, context);
  const literals = checkLiterals(conjunction, place, context);
  if (literals !== undefined)
    return [literals, ...groups.map(({ type, body }) => when(isType(type, place.variable, scope), body))];
  const { types } = conjunction;
  const settled = types === undefined || known.types?.every((type) => types.includes(type));
  if (settled) return groups.map(({ type, body }) => when(isType(type, place.variable, scope), body));
  const wrong = noteWrongAt(scope, place, "type", describe(conjunction));
  return [when(isNoneOf(types, place.variable, scope), [wrong], chooseKind(types, groups, place, context))];
}

interface KindGroup {
  readonly type: TypeName;
  readonly body: readonly Statement[];
}

/** Says what the keywords for each kind of value ask, for those kinds that the types allow. */
function checkKinds(conjunction: Conjunction, place: Place, context: CheckContext): readonly KindGroup[] {
  const { types } = conjunction;
  const number = types?.includes("integer") ? "integer" : "number";
  const groups: readonly KindGroup[] = [
    { type: "string", body: checkString(conjunction, place, context) },
    { type: number, body: checkNumber(conjunction, place, context) },
    { type: "array", body: checkArray(conjunction, place, context) },
    { type: "object", body: checkObject(conjunction, place, context) },
  ];
  return groups.filter(({ type, body }) => body.length > 0 && (types === undefined || types.includes(type)));
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
  const allowed = literals.filter(isScalar);
  if (allowed.length < literals.length) throw literalNotScalar(conjunction);
  const keyword = conjunction.sources.some((source) => source.const !== undefined) ? "const" : "enum";
  const issueCode =
    types === undefined
      ? code`${keyword}`
      : code`${isNoneOf(types, place.variable, context.scope)} ? "type" : ${keyword}`;
  const fits = types === undefined ? allowed : allowed.filter((value) => types.some((type) => hasType(value, type)));
  const condition = fits.length === 0 ? code`true` : isNoneOfValues(fits, place.variable);
  return when(condition, [noteWrongAt(context.scope, place, issueCode, describeLiterals(fits))]);
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

function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

function hasType(value: Json, type: TypeName): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function choiceNotDeclared({ sources }: Conjunction): CodegenError {
  return new CodegenError({
    ...(sources[0]?.at ?? { file: "", pointer: "" }),
    keyword: "oneOf",
    problem: "is supported at the root of a schema or definition only",
    remedy: "Move it to a definition and refer to that",
  });
}

function literalNotScalar({ sources }: Conjunction): CodegenError {
  return new CodegenError({
    ...(sources[0]?.at ?? { file: "", pointer: "" }),
    problem: 'has a "const" or "enum" with an object or an array, which is not supported',
    remedy: 'Describe it with "properties" or "items"',
  });
}
