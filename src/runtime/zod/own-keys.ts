import * as z from "zod";
import { $ZodAsyncError } from "zod/v4/core";
import { readOwn } from "../object.js";
import { extend } from "./extend.js";

type Definition = z.core.$ZodObjectDef & { readonly others?: z.core.$ZodType };

/** An object's parser, as far as the compiler must look at it. */
interface ObjectSchema {
  readonly _zod: { readonly def: z.core.$ZodObjectDef };
}

/**
 * Returns `schema` so that it reads keys as JSON has them, where Zod would not: one called `constructor` is there only
 * if it is the object's own, and one called `__proto__` is a key like others. Keys that `schema` does not name must
 * satisfy `others`, if that is given.
 */
export function ownKeys<Schema extends ObjectSchema>(schema: Schema, others?: z.core.$ZodType): Schema {
  const definition = { ...schema._zod.def, shape: schema._zod.def.shape, ...(others === undefined ? {} : { others }) };
  // The cast holds: the copy has the same keys and the same output.
  return new ZodOwnKeys(definition) as unknown as Schema;
}

const ZodOwnKeys = /*@__PURE__*/ extend<z.ZodObject, Definition>(z.ZodObject, "OwnKeys", (object, definition) => {
  const { shape, catchall } = definition;
  const others = definition.others ?? catchall;
  object._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    if (typeof input !== "object" || input === null || Array.isArray(input)) {
      payload.issues.push({ code: "invalid_type", expected: "object", input, inst: object });
      return payload;
    }
    // The cast holds: any object can be read by key.
    const source = input as { readonly [key: string]: unknown };
    const output = {};
    payload.value = output;
    const parseKey = (key: string, schema: z.core.$ZodType) => {
      const result = schema._zod.run({ value: read(source, key), issues: [] }, context);
      if (result instanceof Promise) throw new $ZodAsyncError();
      for (const issue of result.issues) payload.issues.push({ ...issue, path: [key, ...(issue.path ?? [])] });
      Object.defineProperty(output, key, {
        value: result.value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    };
    for (const key of Object.keys(shape)) {
      const schema = shape[key];
      if (schema !== undefined && (has(source, key) || schema._zod.optin === undefined)) parseKey(key, schema);
    }
    const unknown: string[] = [];
    for (const key in source) {
      if (Object.hasOwn(shape, key) || others === undefined) continue;
      if (others._zod.def.type === "never") unknown.push(key);
      else parseKey(key, others);
    }
    if (unknown.length > 0) {
      payload.issues.push({ code: "unrecognized_keys", keys: unknown, input: source, inst: object, continue: true });
    }
    return payload;
  };
});

function has(source: object, key: string): boolean {
  return key in Object.prototype ? Object.hasOwn(source, key) : key in source;
}

function read(source: { readonly [key: string]: unknown }, key: string): unknown {
  return key in Object.prototype ? readOwn(source, key) : source[key];
}
