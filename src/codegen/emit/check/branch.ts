import { conjoin } from "../../schema/conjunction.js";
import type { Schema } from "../../schema/schema.js";
import { type Code, code, list, propertyKey } from "../../text/code.js";
import { checkOf } from "./accepts.js";
import type { CheckContext } from "./check-context.js";

/** Prints what a member of a union is told by, for the runtime to find the one that a value comes closest to. */
export function printBranch(schema: Schema, hint: string, context: CheckContext): Code {
  const { isDeclared } = context.declarations;
  const shallow = conjoin([schema], isDeclared);
  const { types, properties, required } = shallow.references.length > 0 ? conjoin([schema], () => false) : shallow;
  const optional = [...properties.keys()].filter((key) => !required.includes(key));
  const scalars = [...properties].flatMap(([key, schemas]) => {
    const { literals } = conjoin(schemas, isDeclared);
    const isScalars = literals?.every((value) => typeof value !== "object" || value === null);
    return literals !== undefined && isScalars === true ? [code`${propertyKey(key)}: ${printList(literals)},`] : [];
  });
  const kinds =
    types === undefined
      ? []
      : [code`types: ${printList(types.map((type) => (type === "integer" ? "number" : type)))},`];
  return code`
    {
      check: ${checkOf(schema, hint, context)},
      ${kinds}
      required: ${printList(required)},
      optional: ${printList(optional)},
      literals: {
        ${scalars}
      },
    }
  `;
}

function printList(values: readonly unknown[]): Code {
  // The values are scalars: keys, names of types, or literals that were tested above.
  return list(values.map((value) => code`${value as string | number | boolean | null}`));
}
