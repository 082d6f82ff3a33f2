import { CodegenError } from "../codegen-error.js";
import { type Conjunction, conjoin, type IsDeclared } from "../schema/conjunction.js";
import type { Condition, Json, Schema } from "../schema/schema.js";
import { type KeyTest, readTests } from "../schema/tests.js";

/** One way to satisfy a conjunction whose conditions are decided: schemas, plus what a failed test rules out. */
export interface Alternative {
  readonly schemas: readonly Schema[];
  readonly required: ReadonlySet<string>;
  readonly forbidden: ReadonlySet<string>;
  /** Values that a key must not have. */
  readonly excluded: ReadonlyMap<string, readonly Json[]>;
}

/** How many combinations of decided conditions are looked at before the generator gives up. */
const maximumAlternatives = 512;

/**
 * Decides each condition both ways: the test holds and so does the consequence, or one of the test's parts fails.
 * Together the alternatives allow just what the conjunction allows; some may be impossible.
 */
export function expandConditions(conjunction: Conjunction, isDeclared: IsDeclared): readonly Alternative[] {
  const start: Alternative = {
    schemas: conjunction.sources,
    required: new Set(),
    forbidden: new Set(),
    excluded: new Map(),
  };
  return decide([start], conjunction.conditions, isDeclared);
}

function decide(
  alternatives: readonly Alternative[],
  conditions: readonly Condition[],
  isDeclared: IsDeclared,
): readonly Alternative[] {
  const [condition, ...others] = conditions;
  if (condition === undefined) return alternatives;
  const { test, consequence } = condition;
  const inner = consequence === undefined ? undefined : conjoin([consequence], isDeclared);
  const holding = alternatives.map((alternative) => add(alternative, [test, ...(inner?.sources ?? [])]));
  const failing = alternatives.flatMap((alternative) => readTests(test).flatMap((part) => fail(alternative, part)));
  const decided = [...decide(holding, inner?.conditions ?? [], isDeclared), ...failing];
  if (decided.length > maximumAlternatives) throw tooMany(test);
  return decide(decided, others, isDeclared);
}

function add(alternative: Alternative, schemas: readonly Schema[]): Alternative {
  return { ...alternative, schemas: [...alternative.schemas, ...schemas] };
}

function fail(alternative: Alternative, { key, present, values }: KeyTest): readonly Alternative[] {
  if (values === undefined) {
    return present ? [{ ...alternative, forbidden: new Set([...alternative.forbidden, key]) }] : [];
  }
  const excluded = new Map(alternative.excluded).set(key, [...(alternative.excluded.get(key) ?? []), ...values]);
  if (present) return [{ ...alternative, excluded }];
  return [{ ...alternative, excluded, required: new Set([...alternative.required, key]) }];
}

function tooMany({ at }: Schema): CodegenError {
  return new CodegenError({
    ...at,
    problem: `is one condition too many: they have more than ${maximumAlternatives} combinations`,
    remedy: "Split the schema into definitions, each with conditions of its own",
  });
}
