import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Format } from "typebox/format";
import { Compile } from "typebox/schema";
import type { JsonSchema } from "../../src/runtime/index.js";
import { isRfc3339 } from "./date-time.js";

/** Tells whether a value satisfies a JSON Schema; `undefined` where it broke over the value. */
export type Oracle = (value: unknown) => boolean | undefined;

Format.Set("date-time", isRfc3339);

/** Compiles a JSON Schema with Ajv, in the draft that it names. */
export function compileAjv(schema: JsonSchema): Oracle {
  const validate = createAjv(schema).compile(schema);
  return (value) => {
    try {
      return validate(value) === true;
    } catch {
      return undefined;
    }
  };
}

/** Returns an Ajv for the draft of `schema`, set to what the specification says where its own settings differ. */
export function createAjv(schema: JsonSchema, allErrors = false): Ajv {
  const isDraft7 = String(schema["$schema"]).includes("draft-07");
  const options = {
    strict: false,
    allErrors,
    // Otherwise an inherited `constructor` counts as a key that is there.
    ownProperties: true,
    // ajv-formats refuses leap seconds with an offset.
    formats: { "date-time": isRfc3339 },
  };
  return isDraft7 ? new Ajv(options) : new Ajv2020(options);
}

/** Compiles a JSON Schema with TypeBox. */
export function compileTypeBox(schema: JsonSchema): Oracle {
  const validator = Compile(schema);
  return (value) => validator.Check(value);
}
