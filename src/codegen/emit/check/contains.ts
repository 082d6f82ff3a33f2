import type { Conjunction } from "../../schema/conjunction.js";
import { describeLiterals } from "../../schema/describe.js";
import type { Contains } from "../../schema/schema.js";
import { type KeyTest, readTests } from "../../schema/tests.js";
import { type Code, call, code, identifier, list, mentions, nothing } from "../../text/code.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import type { Place } from "./place.js";
import { record, type Statement, when } from "./statement.js";
import { readKey, testKeys } from "./tests.js";

/** "One item of each kind": `contains` with bounds of one for every value of a key, in an array of just so many. */
export interface EachOnce {
  readonly key: string;
  readonly values: readonly (string | number)[];
}

/** Recognises {@link EachOnce}, which one loop with a bit mask decides. */
export function readEachOnce({ contains, minItems, maxItems }: Conjunction): EachOnce | undefined {
  if (contains.length < 2 || contains.length > 30 || minItems !== contains.length || maxItems !== contains.length)
    return undefined;
  const pins = contains.map(readPin);
  const [first] = pins;
  const values = pins.flatMap((pin) => (pin !== undefined && pin.key === first?.key ? [pin.value] : []));
  if (first === undefined || new Set(values).size < contains.length) return undefined;
  return { key: first.key, values };
}

function readPin({
  schema,
  minimum,
  maximum,
}: Contains): { readonly key: string; readonly value: string | number } | undefined {
  const [test, ...others] = minimum === 1 && maximum === 1 ? (readTests(schema) ?? []) : [];
  const [value, ...more] = test?.present === true ? (test.values ?? []) : [];
  if (test === undefined || others.length > 0 || more.length > 0) return undefined;
  return typeof value === "string" || typeof value === "number" ? { key: test.key, value } : undefined;
}

/** Checks the `contains` of a conjunction. */
export function checkContains(
  { contains }: Conjunction,
  eachOnce: EachOnce | undefined,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  const counts = contains.map((each) => countContains(each, place, context));
  if (eachOnce === undefined) return counts;
  const { key, values } = eachOnce;
  const holds = context.scope.runtime("holdsEachOnce");
  const allowed = context.scope.constant(list(values.map((value) => code`${value}`)), `${place.variable.text} ${key}s`);
  return [when(code`!${holds}(${place.variable}, ${key}, ${allowed})`, counts)];
}

function countContains({ schema, minimum, maximum }: Contains, place: Place, context: CheckContext): Statement {
  const { scope } = context;
  const tests = readTests(schema);
  const item = identifier("item");
  const test = tests === undefined ? accepts(schema, item, "contained", context) : testItem(tests, item, scope);
  const matches = code`(${mentions(test, item) ? item : nothing}) => ${test}`;
  const count = code`${scope.runtime("countMatches")}(${place.variable}, ${matches})`;
  const most = maximum === undefined ? code`Number.POSITIVE_INFINITY` : code`${maximum}`;
  const expected = describeContains(tests, minimum, maximum);
  const parts = [code`issues`, count, code`${minimum}`, most, code`${expected}`, ...place.path];
  return record(call(scope.runtime("noteContains"), parts));
}

/** JSON Schema applies keywords about keys to objects only: whatever is none passes. */
function testItem(tests: readonly KeyTest[], item: Code, scope: CheckContext["scope"]): Code {
  if (tests.length === 0) return code`true`;
  const test = testKeys(tests, (key) => readKey(item, key, scope));
  return code`!${scope.runtime("isObject")}(${item}) || ${tests.length > 1 ? code`(${test})` : test}`;
}

function describeContains(tests: readonly KeyTest[] | undefined, minimum: number, maximum: number | undefined): string {
  const count =
    maximum === undefined
      ? `at least ${minimum}`
      : minimum === maximum
        ? `exactly ${minimum}`
        : `${minimum} to ${maximum}`;
  if (tests === undefined) return `${count} items that match the schema of "contains"`;
  const kind = tests.map(({ key, values }) =>
    values === undefined ? `a ${key}` : `${key} ${describeLiterals(values)}`,
  );
  const items = minimum === 1 && (maximum ?? 1) === 1 ? "item" : "items";
  return kind.length === 0 ? `${count} ${items}` : `${count} ${items} with ${kind.join(" and ")}`;
}
