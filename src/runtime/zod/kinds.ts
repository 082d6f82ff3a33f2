import type * as z from "zod";

/** The kinds of value that JSON Schema tells apart. */
export type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";

/** Returns the kind of a value, or `undefined` for what JSON has no word for. */
export function kindOf(value: unknown): Kind | undefined {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "boolean" || type === "number" || type === "string" || type === "object" ? type : undefined;
}

/** Returns the kinds of value that a parser may accept, or `undefined` where that is any. */
export function kindsOf(schema: z.core.$ZodType): ReadonlySet<Kind> | undefined {
  const { values } = schema._zod;
  if (values !== undefined) return new Set([...values].flatMap((value) => kindOf(value) ?? []));
  // The cast holds: a parser's definition has one of the forms that Zod defines.
  const definition = schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
  switch (definition.type) {
    case "null":
    case "boolean":
    case "number":
    case "string":
    case "array":
    case "object":
      return new Set([definition.type]);
    case "tuple":
      return new Set(["array"]);
    case "lazy":
      return kindsOf(definition.getter());
    case "union": {
      const members = definition.options.map((option) => kindsOf(option));
      return members.includes(undefined) ? undefined : new Set(members.flatMap((kinds) => [...(kinds ?? [])]));
    }
    default:
      return undefined;
  }
}
