import { type Conjunction, conjoin } from "../../schema/conjunction.js";
import { describeCount } from "../../schema/describe.js";
import { isScalar } from "../../schema/has-type.js";
import type { Declarations } from "../../shape/declaration.js";
import { code, identifier } from "../../text/code.js";
import type { CheckContext } from "./check-context.js";
import { checkContains, findKinds, isAllAskedOf, noteEachOnce, readEachOnce } from "./contains.js";
import { hintOf, noteAt, type Place } from "./place.js";
import { printBound, type Statement, text, when } from "./statement.js";

/** Checks what a conjunction asks of arrays, once the value at `place` is known to be one. */
export function checkArray(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  const length = checkLength(conjunction, place, context);
  const loop = checkItems(conjunction, place, context);
  const unique = checkUnique(conjunction, place, context);
  const eachOnce = readEachOnce(conjunction);
  if (eachOnce === undefined) {
    return [...length, ...loop, ...unique, ...checkContains(conjunction, place, context)];
  }
  const { found, search, failed } = findKinds(eachOnce, place, context);
  // Each item is of another kind, so no two are equal: duplicates need a look only where that fails.
  const others = [noteEachOnce(eachOnce, place, context), ...unique];
  // Where nothing more is asked of the items, they too need a look only to say what is wrong.
  const leave = text(code`if (issues === undefined) return false;`);
  return isAllAskedOf(conjunction.items, eachOnce)
    ? [...length, found, search, when(failed, [leave, ...loop, ...others])]
    : [...length, ...loop, found, search, when(failed, [leave, ...others])];
}

function checkLength({ minItems, maxItems }: Conjunction, place: Place, { scope }: CheckContext): readonly Statement[] {
  const statements: Statement[] = [];
  if (minItems !== undefined && minItems > 0) {
    const record = noteAt(scope, place, "min_items", describeCount("at least", minItems, "item"));
    statements.push(when(code`${place.variable}.length < ${minItems}`, [record]));
  }
  if (maxItems !== undefined) {
    const record = noteAt(scope, place, "max_items", describeCount("at most", maxItems, "item"));
    statements.push(when(code`${place.variable}.length > ${maxItems}`, [record]));
  }
  return statements;
}

function checkUnique(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  if (!conjunction.uniqueItems) return [];
  const { scope } = context;
  const search = scope.runtime(hasOnlyScalars(conjunction, context.declarations) ? "firstRepeated" : "firstDuplicate");
  const note = noteAt(scope, place, "unique_items", "no two items that are equal");
  return [when(code`${search}(${place.variable}) >= 0`, [note])];
}

/** Tells whether an item that is an object or an array is wrong in any case: only scalars need to be compared then. */
function hasOnlyScalars({ prefix, items }: Conjunction, { isDeclared }: Declarations): boolean {
  return [...prefix, items].every((schemas) => {
    const { never, types, literals } = conjoin(schemas, isDeclared);
    if (never) return true;
    if (literals !== undefined) return literals.every(isScalar);
    return types?.every((type) => type !== "object" && type !== "array") ?? false;
  });
}

function checkItems(conjunction: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  return [...checkPrefix(conjunction, place, context), ...checkRest(conjunction, place, context)];
}

function checkPrefix({ prefix }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  return prefix.flatMap((schemas, position) => {
    const variables = context.variables.inner();
    const item = identifier(variables.name("element"));
    const at: Place = { variable: item, path: [...place.path, code`${position}`], hint: `${hintOf(place)} item` };
    const body = context.checkValue(schemas, at, { ...context, variables });
    if (body.length === 0) return [];
    const declared = code`const ${item}${context.scope.annotation(code`: unknown`)} = ${place.variable}[${position}];`;
    return [
      text(code`
        if (${place.variable}.length > ${position}) {
          ${printBound(declared, item, body)}
        }
      `),
    ];
  });
}

function checkRest({ prefix, items }: Conjunction, place: Place, context: CheckContext): readonly Statement[] {
  if (items.length === 0) return [];
  const variables = context.variables.inner();
  const [index, item] = [identifier(variables.name("index")), identifier(variables.name("element"))];
  const at: Place = { variable: item, path: [...place.path, index], hint: `${hintOf(place)} item` };
  const body = context.checkValue(items, at, { ...context, variables });
  if (body.length === 0) return [];
  const declared = code`const ${item}${context.scope.annotation(code`: unknown`)} = ${place.variable}[${index}];`;
  return [
    text(code`
      for (let ${index} = ${prefix.length}; ${index} < ${place.variable}.length; ${index}++) {
        ${printBound(declared, item, body)}
      }
    `),
  ];
}
