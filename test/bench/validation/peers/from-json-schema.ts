import { createRequire } from "node:module";
import { validator as createSchemasafe } from "@exodus/schemasafe";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import { Compile } from "typebox/schema";
import * as z from "zod";
import type { JsonSchema } from "../../../../src/runtime/index.js";

/** Decides whether a value is valid, by the JSON Schema of its contract. */
export type Decide = (value: unknown) => boolean;

/** What makes a validator from a JSON Schema, each set up as its own documentation begins. */
export const fromJsonSchema: Readonly<Record<string, (schema: JsonSchema) => Decide>> = {
  Ajv: (schema) => {
    const validate = createAjv(schema).compile(schema);
    return (value) => validate(value) as boolean;
  },
  "Ajv, standalone": (schema) => {
    const ajv = createAjv(schema, { source: true });
    const text = standaloneCode.default(ajv, ajv.compile(schema));
    const module: { exports: { default?: Decide } } = { exports: {} };
    new Function("module", "exports", "require", text)(module, module.exports, createRequire(import.meta.url));
    const validate = module.exports.default;
    if (validate === undefined) throw new Error("Ajv exported no function");
    return validate;
  },
  TypeBox: (schema) => {
    const compiled = Compile(schema);
    return (value) => compiled.Check(value);
  },
  schemasafe: (schema) => {
    // The cast holds for what it does not know by its own types: any JSON.
    const validate = createSchemasafe(schema as Parameters<typeof createSchemasafe>[0], { isJSON: true, mode: "lax" });
    return (value) => validate(value as Parameters<typeof validate>[0]);
  },
  "z.fromJSONSchema": (schema) => {
    const parser = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    return (value) => parser.safeParse(value).success;
  },
};

function createAjv(schema: JsonSchema, code: { readonly source?: boolean } = {}): Ajv {
  const isDraft7 = String(schema["$schema"]).includes("draft-07");
  const ajv = isDraft7 ? new Ajv({ strict: false, code }) : new Ajv2020({ strict: false, code });
  addFormats.default(ajv);
  return ajv;
}
