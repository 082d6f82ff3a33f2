import type * as z from "zod";
import { type Distance, isCloser } from "../distance.js";
import { isObject, type JsonObject, readOwn } from "../object.js";
import { kindOf, kindsOf } from "./kinds.js";

/**
 * Measures how far `value` is from what `schema` accepts: another kind of value; keys with a literal that contradicts;
 * keys that `schema` does not allow; keys that it requires and that are missing. So a member is chosen by what the
 * value says of itself (`reason: "pipeline_execution"`), then by the keys that it has.
 */
export function measure(value: unknown, schema: z.core.$ZodType): Distance {
  // The cast holds: a parser's definition has one of the forms that Zod defines.
  const definition = schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
  if (definition.type === "lazy") return measure(value, definition.getter());
  if (definition.type === "union") {
    const distances = definition.options.map((option) => measure(value, option));
    return distances.reduce((best, distance) => (isCloser(distance, best) ? distance : best), worst);
  }
  const kind = kindOf(value);
  const kinds = kindsOf(schema);
  if (kinds !== undefined && (kind === undefined || !kinds.has(kind))) return worst;
  if (definition.type !== "object" || !isObject(value)) return best;
  return measureKeys(value, definition);
}

const best: Distance = [0, 0, 0, 0];
const worst: Distance = [1, 0, 0, 0];

function measureKeys(value: JsonObject, { shape, catchall }: z.core.$ZodObjectDef): Distance {
  let [contradicted, unknown, missing] = [0, 0, 0];
  for (const [key, { _zod: property }] of Object.entries(shape)) {
    const member = key in Object.prototype ? readOwn(value, key) : value[key];
    if (member === undefined) missing += property.optin === undefined ? 1 : 0;
    // The cast holds: a set can be asked for anything.
    else if (property.values !== undefined) contradicted += property.values.has(member as never) ? 0 : 1;
    else if (isForbidden(property)) unknown++;
  }
  if (catchall?._zod.def.type === "never") for (const key in value) if (!Object.hasOwn(shape, key)) unknown++;
  return [0, contradicted, unknown, missing];
}

/** Tells whether a key may only be absent. */
function isForbidden(property: z.core.$ZodTypeInternals): boolean {
  // The cast holds: a parser's definition has one of the forms that Zod defines.
  const definition = property.def as z.core.$ZodTypes["_zod"]["def"];
  return definition.type === "optional" && definition.innerType._zod.def.type === "never";
}
