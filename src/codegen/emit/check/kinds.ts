import type { Json, TypeName } from "../../schema/schema.js";
import { type Code, code, join } from "../../text/code.js";
import type { ModuleScope } from "../module-scope.js";

/** Returns a condition that holds where a value is of a type, and narrows its variable. */
export function isType(type: TypeName, variable: Code, scope: ModuleScope): Code {
  switch (type) {
    case "null":
      return code`${variable} === null`;
    case "array":
      return code`Array.isArray(${variable})`;
    case "object":
      return code`${scope.runtime("isObject")}(${variable})`;
    case "integer":
      return code`typeof ${variable} === "number" && Number.isInteger(${variable})`;
    case "number":
      return code`typeof ${variable} === "number" && Number.isFinite(${variable})`;
    default:
      return code`typeof ${variable} === ${type}`;
  }
}

/** Returns a condition that holds where a value is of none of the types. */
export function isNoneOf(types: readonly TypeName[], variable: Code, scope: ModuleScope): Code {
  if (types.length === 0) return code`true`;
  const conditions = types.map((type) => isNot(type, variable, scope));
  if (conditions.length === 1) return conditions[0] ?? code`false`;
  return join(
    conditions.map((condition) => (condition.text.includes(" || ") ? code`(${condition})` : condition)),
    " && ",
  );
}

/** Returns a condition that holds where a value is one of the scalars. */
export function isOneOf(values: readonly Json[], variable: Code): Code {
  return join(
    values.map((value) => code`${variable} === ${value as string | number | boolean | null}`),
    " || ",
  );
}

/** Returns a condition that holds where a value is none of the scalars, on lines of its own where it is long. */
export function isNoneOfValues(values: readonly Json[], variable: Code): Code {
  const parts = values.map((value) => code`${variable} !== ${value as string | number | boolean | null}`);
  const line = join(parts, " && ");
  return line.text.length <= 96 ? line : join(parts, " &&\n");
}

function isNot(type: TypeName, variable: Code, scope: ModuleScope): Code {
  switch (type) {
    case "null":
      return code`${variable} !== null`;
    case "array":
      return code`!Array.isArray(${variable})`;
    case "object":
      return code`!${scope.runtime("isObject")}(${variable})`;
    case "integer":
      return code`typeof ${variable} !== "number" || !Number.isInteger(${variable})`;
    case "number":
      return code`typeof ${variable} !== "number" || !Number.isFinite(${variable})`;
    default:
      return code`typeof ${variable} !== ${type}`;
  }
}
