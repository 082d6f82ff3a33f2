import { conjoin } from "../../schema/conjunction.js";
import { isScalar } from "../../schema/has-type.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, code, list, propertyKey } from "../../text/code.js";
import { checkOf } from "./accepts.js";
import type { CheckContext } from "./check-context.js";
import { knownKeys } from "./known-keys.js";

/** Prints what a member of a union is told by, for the runtime to find the one that a value comes closest to. */
export function printBranch(schema: Schema, hint: string, context: CheckContext): Code {
  const { isDeclared } = context.declarations;
  const shallow = conjoin([schema], isDeclared);
  const whole = shallow.references.length > 0 ? conjoin([schema], () => false) : shallow;
  const { types, properties } = whole;
  const scalars = [...properties].flatMap(([key, schemas]) => {
    const { literals } = conjoin(schemas, isDeclared);
    return literals?.every(isScalar) ? [code`${propertyKey(key)}: ${printList(literals)},`] : [];
  });
  const kinds =
    types === undefined
      ? []
      : [code`types: ${printList(types.map((type) => (type === "integer" ? "number" : type)))},`];
  return code`
    {
      check: ${checkOf(schema, hint, context)},
      ${kinds}
      keys: ${knownKeys(whole, context)},
      literals: {
        ${scalars}
      },
    }
  `;
}

function printList(values: readonly unknown[]): Code {
  // The values are scalars: names of types, or literals that were tested above.
  return list(values.map((value) => code`${value as string | number | boolean | null}`));
}
