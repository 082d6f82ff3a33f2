import type { Schema } from "../../schema/schema.js";
import { type Code, code } from "../../text/code.js";
import { checkName, hintFor } from "../module-scope.js";
import type { CheckContext } from "./check-context.js";

/** Returns the name of the check of a schema: its own, where it is declared, or that of a function made for it. */
export function checkOf(schema: Schema, hint: string, { declarations, scope, owner }: CheckContext): Code {
  const declaration = declarations.find([schema]);
  if (declaration !== undefined) return scope.of(declaration, checkName(declaration));
  return scope.subcheck([schema], hintFor(owner, hint));
}

/** Returns a condition that holds where a schema accepts the value of a variable. */
export function accepts(schema: Schema, variable: Code, hint: string, context: CheckContext): Code {
  if (schema.never) return code`false`;
  if (schema.assertions.length === 0) return code`true`;
  return code`${checkOf(schema, hint, context)}(${variable})`;
}
