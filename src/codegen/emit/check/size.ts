import type { Conjunction } from "../../schema/conjunction.js";
import { describeCount } from "../../schema/describe.js";
import { code } from "../../text/code.js";
import type { CheckContext } from "./check-context.js";
import { noteAt, type Place } from "./place.js";
import { type Statement, when } from "./statement.js";

/** Checks how many keys an object has. */
export function checkSize(
  { minProperties, maxProperties }: Conjunction,
  place: Place,
  { scope }: CheckContext,
): readonly Statement[] {
  const count = () => code`${scope.runtime("countKeys")}(${place.variable})`;
  const statements: Statement[] = [];
  if (minProperties !== undefined && minProperties > 0) {
    const record = noteAt(scope, place, "min_properties", describeCount("at least", minProperties, "key"));
    statements.push(when(code`${count()} < ${minProperties}`, [record]));
  }
  if (maxProperties !== undefined) {
    const record = noteAt(scope, place, "max_properties", describeCount("at most", maxProperties, "key"));
    statements.push(when(code`${count()} > ${maxProperties}`, [record]));
  }
  return statements;
}
