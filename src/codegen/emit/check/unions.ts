import { asksNothing } from "../../schema/asks-nothing.js";
import type { Conjunction } from "../../schema/conjunction.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, call, code, identifier, join, list } from "../../text/code.js";
import { hintFor } from "../module-scope.js";
import { accepts } from "./accepts.js";
import { printBranch } from "./branch.js";
import type { CheckContext } from "./check-context.js";
import type { Place } from "./place.js";
import { record, type Statement, when } from "./statement.js";

/** Checks `anyOf` and `oneOf`. Where they fail, the issues are those of the member that the value comes closest to. */
export function checkUnions(
  { alternatives, choices }: Conjunction,
  place: Place,
  context: CheckContext,
): readonly Statement[] {
  return [
    ...alternatives.flatMap((members) => checkAny(members, place, context)),
    ...choices.flatMap((members) => checkOne(members, place, context)),
  ];
}

function checkAny(members: readonly Schema[], place: Place, context: CheckContext): readonly Statement[] {
  if (members.some(asksNothing)) return [];
  const conditions = members.map((member) => accepts(member, place.variable, "alternative", context));
  const possible = conditions.filter(({ text }) => text !== "false");
  const none =
    possible.length === 0
      ? code`true`
      : join(
          possible.map((each) => code`!${each}`),
          " && ",
        );
  return [when(none, [noteChoice(members, "any_of", place, context)])];
}

function checkOne(members: readonly Schema[], place: Place, context: CheckContext): readonly Statement[] {
  const branches = printBranches(members, context);
  const isOne = code`${context.scope.runtime("isExactlyOne")}(${place.variable}, ${branches})`;
  return [when(code`!${isOne}`, [noteChoice(members, "one_of", place, context)])];
}

function noteChoice(members: readonly Schema[], issueCode: string, place: Place, context: CheckContext): Statement {
  const branches = printBranches(members, context);
  const parameters = [identifier("issues"), place.variable, branches, code`${issueCode}`, ...place.path];
  return record(call(context.scope.runtime("noteChoice"), parameters));
}

function printBranches(members: readonly Schema[], context: CheckContext): Code {
  const printed = members.map((member) => printBranch(member, "alternative", context));
  return context.scope.constant(list(printed), hintFor(context.owner, "alternatives"));
}
