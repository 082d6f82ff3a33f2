import * as z from "zod";
import { $ZodAsyncError } from "zod/v4/core";
import { isCloser } from "../distance.js";
import { measure } from "./distance.js";
import { extend } from "./extend.js";
import { kindOf, kindsOf } from "./kinds.js";

type Members = readonly z.core.SomeType[];

/**
 * Parses what any of `members` accepts. Where none does, the issues are those of the member that the value comes
 * closest to, in their places: Zod's own union nests the issues of all members in one that has no place.
 */
export function anyOf<const Options extends Members>(options: Options): z.ZodUnion<Options> {
  return createChoice(options, true);
}

/** Parses what exactly one of `members` accepts. Reports as {@link anyOf} does. */
export function oneOf<const Options extends Members>(options: Options): z.ZodUnion<Options> {
  return createChoice(options, false);
}

function createChoice<Options extends Members>(options: Options, inclusive: boolean): z.ZodUnion<Options> {
  // The casts hold: whatever can be an option is a parser, and the options are these.
  const members = options as readonly unknown[] as readonly z.core.$ZodType[];
  return new ZodChoice({ type: "union", options: members, inclusive }) as unknown as z.ZodUnion<Options>;
}

const ZodChoice = /*@__PURE__*/ extend(z.ZodUnion, "Choice", (choice, definition) => {
  choice._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    const results = definition.options.map((option) => {
      const result = option._zod.run({ value: input, issues: [] }, context);
      if (result instanceof Promise) throw new $ZodAsyncError();
      return result;
    });
    const accepted = results.filter(({ issues }) => issues.length === 0);
    const [first, ...others] = accepted;
    if (first !== undefined && (others.length === 0 || definition.inclusive !== false)) {
      payload.value = first.value;
    } else if (first !== undefined) {
      const message = "Invalid input: expected a value that only one of the alternatives allows";
      payload.issues.push({ code: "custom", message, input, inst: choice });
    } else {
      payload.issues.push(...explain(input, definition.options, results));
    }
    return payload;
  };
});

/** Returns the issues of the member that the value comes closest to. */
function explain(
  input: unknown,
  options: readonly z.core.$ZodType[],
  results: readonly z.core.ParsePayload[],
): readonly z.core.$ZodRawIssue[] {
  const kinds = [...new Set(options.flatMap((option) => [...(kindsOf(option) ?? [])]))];
  const kind = kindOf(input);
  // The cast holds: a set can be asked for anything.
  if (kinds.length > 1 && options.every((option) => kindsOf(option)?.has(kind as never) === false)) {
    return [{ code: "custom", message: `Invalid input: expected ${kinds.join(" or ")}`, input }];
  }
  const distances = options.map((option, index) => [...measure(input, option), results[index]?.issues.length ?? 0]);
  let closest = 0;
  for (let index = 1; index < options.length; index++) {
    if (isCloser(distances[index] ?? [], distances[closest] ?? [])) closest = index;
  }
  return results[closest]?.issues ?? [{ code: "invalid_type", expected: "never", input }];
}
