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

/**
 * Decides each condition both ways: the test holds and so does the consequence, or one of the test's parts fails and the
 * alternative holds. What a failed test rules out is known where it tests keys only; otherwise nothing is ruled out.
 * Each value that the conjunction allows is allowed by an alternative; some alternatives may be impossible.
 */
export function expandConditions(conjunction: Conjunction, isDeclared: IsDeclared): readonly Alternative[] {
  const start: Alternative = {
    schemas: conjunction.sources,
    required: new Set(),
    forbidden: new Set(),
    excluded: new Map(),
  };
  const excluding = conjunction.negations.map((test): Decision => ({ test, holds: undefined, fails: undefined }));
  return decide([start], [...conjunction.conditions.map(decisionOf), ...excluding], isDeclared);
}

/** A test, what else holds where it does, and what holds where it fails. `undefined` is impossible. */
interface Decision {
  readonly test: Schema;
  readonly holds: readonly Schema[] | undefined;
  readonly fails: readonly Schema[] | undefined;
}

function decisionOf({ test, consequence, alternative }: Condition): Decision {
  return {
    test,
    holds: consequence === undefined ? [] : [consequence],
    fails: alternative === undefined ? [] : [alternative],
  };
}

function decide(
  alternatives: readonly Alternative[],
  decisions: readonly Decision[],
  isDeclared: IsDeclared,
): readonly Alternative[] {
  const [decision, ...others] = decisions;
  if (decision === undefined || alternatives.length > maximumAlternatives) return alternatives;
  const { test, holds, fails = [] } = decision;
  const holding = holds === undefined ? [] : alternatives.map((alternative) => add(alternative, [test]));
  const tests = readTests(test);
  const failing =
    tests === undefined
      ? alternatives
      : alternatives.flatMap((alternative) => tests.flatMap((part) => fail(alternative, part)));
  return decide(
    [...extend(holding, holds ?? [], isDeclared), ...extend(failing, fails, isDeclared)],
    others,
    isDeclared,
  );
}

/** Adds schemas to alternatives, and decides the conditions that come with them. */
function extend(
  alternatives: readonly Alternative[],
  schemas: readonly Schema[],
  isDeclared: IsDeclared,
): readonly Alternative[] {
  if (schemas.length === 0) return alternatives;
  const { sources, references, conditions } = conjoin(schemas, isDeclared);
  const extended = alternatives.map((alternative) => add(alternative, [...sources, ...references]));
  return decide(extended, conditions.map(decisionOf), isDeclared);
}

/** How many ways are looked at. Beyond, conditions are left to the checks, and the type is wider than the schema. */
export const maximumAlternatives = 64;

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
