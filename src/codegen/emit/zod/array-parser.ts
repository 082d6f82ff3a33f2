import type { Contains } from "../../schema/schema.js";
import { readTests } from "../../schema/tests.js";
import type { ArrayShape } from "../../shape/shape.js";
import { type Code, code, join, literal } from "../../text/code.js";
import { longestTuple } from "../types.js";
import { call } from "./layout.js";
import type { ZodScope } from "./zod-scope.js";

/** Returns the parser of an array whose items `item` parses. Its length is that of the declared type. */
export function printArray(shape: ArrayShape, item: Code, scope: ZodScope): Code {
  const rules = [
    ...(shape.uniqueItems ? [scope.runtime("uniqueItems")] : []),
    ...shape.contains.filter(asksSomething).map((contains) => printContains(contains, scope)),
  ];
  const parser = printLength(shape, item, scope);
  return rules.length === 0 ? parser : call(scope.runtime("withRules"), [parser, ...rules]);
}

function printLength({ minItems, maxItems }: ArrayShape, item: Code, scope: ZodScope): Code {
  if (minItems === 0 || minItems > longestTuple) {
    const minimum = minItems === 0 ? [] : [code`.min(${minItems})`];
    const maximum = maxItems === undefined ? [] : [code`.max(${maxItems})`];
    return code`z.array(${item})${join([...minimum, ...maximum], "")}`;
  }
  if (minItems === maxItems) return code`${scope.runtime("exactly")}(${minItems}, ${item})`;
  const maximum = maxItems === undefined ? code`` : code`.check(z.maxLength(${maxItems}))`;
  return code`${scope.runtime("atLeast")}(${minItems}, ${item})${maximum}`;
}

function asksSomething({ minimum, maximum }: Contains): boolean {
  return minimum > 0 || maximum !== undefined;
}

function printContains({ schema, minimum, maximum }: Contains, scope: ZodScope): Code {
  const tests = (readTests(schema) ?? []).map(({ key, present, values }) =>
    literal({ key, present, ...(values && { values }) }),
  );
  const bounds = maximum === undefined ? [code`${minimum}`] : [code`${minimum}`, code`${maximum}`];
  return code`${scope.runtime("contains")}(${join([code`[${join(tests, ", ")}]`, ...bounds], ", ")})`;
}
