import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describeLiterals } from "../../schema/describe.js";
import type { Contains, Schema } from "../../schema/schema.js";
import { assertsOnly, type KeyTest, readTests } from "../../schema/tests.js";
import { type Code, call, code, identifier, join, list, mentions, nothing } from "../../text/code.js";
import { accepts } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { hintOf, type Place } from "./place.js";
import { record, type Statement, text } from "./statement.js";
import { keyHint, readKey, testKeys } from "./tests.js";

/** "One item of each kind": `contains` with bounds of one for every value of a key, in an array of just so many. */
export interface EachOnce {
  readonly key: string;
  readonly values: readonly (string | number)[];
}

/** Recognises {@link EachOnce}, which one loop decides that sets a bit for each kind. */
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

/** Tells whether items of which each has another of the values have all that `items` asks of them. */
export function isAllAskedOf(items: readonly Schema[], { key, values }: EachOnce): boolean {
  const { sources, types, required, properties } = conjoin(items, () => false);
  const known = ["$ref", "allOf", "type", "required", "properties"];
  if (!sources.every((source) => !source.never && assertsOnly(source, known))) return false;
  if (types !== undefined && !types.includes("object")) return false;
  if ([...required, ...properties.keys()].some((name) => name !== key)) return false;
  const asked = conjoin(properties.get(key) ?? [], () => false);
  if (!asked.sources.every((source) => !source.never && assertsOnly(source, ["const", "enum"]))) return false;
  return values.every((value) => asked.literals?.includes(value) ?? true);
}

/** Looks which kinds of item an array has. Gives the statements, and a condition that holds unless it has each kind once. */
export function findKinds(
  { key, values }: EachOnce,
  { variable }: Place,
  { scope, variables }: CheckContext,
): { readonly search: Statement; readonly failed: Code; readonly found: Statement } {
  const seen = identifier(variables.name("seen"));
  const inside = variables.inner();
  const name = (hint: string) => identifier(inside.name(hint));
  const [index, element, kind] = [name("index"), name("element"), name(keyHint(key))] as const;
  const choices = values.map((value, position) => code`if (${kind} === ${value}) ${seen} |= ${1 << position};`);
  const search = text(code`
    for (let ${index} = 0; ${index} < ${variable}.length; ${index}++) {
      const ${element}${scope.annotation(code`: unknown`)} = ${variable}[${index}];
      if (!${scope.runtime("isObject")}(${element})) continue;
      const ${kind} = ${readKey(element, key, scope)};
      ${join(choices, "\nelse ")}
    }
  `);
  const all = code`${2 ** values.length - 1}`;
  return {
    found: text(code`let ${seen} = 0;`),
    search,
    failed: code`${seen} !== ${all} || ${variable}.length !== ${values.length}`,
  };
}

/** Records which kinds of item an array lacks, and which it has more than once. */
export function noteEachOnce({ key, values }: EachOnce, place: Place, { scope }: CheckContext): Statement {
  const all = scope.constant(list(values.map((value) => code`${value}`)), `${hintOf(place)} ${keyHint(key)}s`);
  const parts = [code`issues`, place.variable, code`${key}`, all, ...place.path];
  return record(call(scope.runtime("noteEachOnce"), parts));
}

/** Checks the `contains` of a conjunction. */
export function checkContains({ contains }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  return contains.map((each) => countContains(each, place, context));
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
