import type { JsonSchema, JsonSchemaObject, Options } from "json-schema-to-zod";
import { importOptional } from "../../import-optional.js";
import type { Shape } from "../../shape/shape.js";
import type { Code } from "../../text/code.js";
import { reprintCallChain } from "./call-chain.js";

/** Prints a shape: by `takeOver` where that gives code, and otherwise by json-schema-to-zod. */
export type PrintParser = (shape: Shape, takeOver: (shape: Shape) => Code | undefined) => Code;

type Convert = (schema: JsonSchema, options: Options) => string;

/**
 * Lets json-schema-to-zod write the parsers of leaves: text with its lengths, numbers with their bounds, booleans, null,
 * single constants, and lists of texts. That is what it does right.
 *
 * Every shape is offered to it, and its `parserOverride` hook takes over what it would lose: references (it writes
 * `z.any()`), objects beside conditions, arrays (`uniqueItems` by identity, no `contains`), unions (nested errors, and
 * intersections that accept unknown keys), mixed enums, integers beyond 2^53, formats, and patterns (no flag `u`). Its
 * defaults, which make the output differ from the input, are off. What it writes is built from text of the schema, so it
 * is never used as it is, but read as a chain of calls with JSON arguments and printed anew.
 */
export async function loadLeafParsers(): Promise<PrintParser> {
  const { jsonSchemaToZod } = await importOptional<{ jsonSchemaToZod: Convert }>("json-schema-to-zod");
  return (shape, takeOver) => {
    let ours: Code | undefined;
    const parserOverride = () => {
      ours = takeOver(shape);
      return ours?.text;
    };
    const text = jsonSchemaToZod(schemaOf(shape), { parserOverride, withoutDefaults: true, withoutDescribes: true });
    return ours ?? reprintCallChain(text);
  };
}

/** Returns what a leaf asks for as JSON Schema, without what the hook's owner adds itself. */
function schemaOf(shape: Shape): JsonSchemaObject {
  switch (shape.kind) {
    case "literal":
      return { enum: [...shape.values] };
    case "string":
      return { type: "string", ...given("minLength", shape.minLength), ...given("maxLength", shape.maxLength) };
    case "number":
      return { type: "number", ...given("minimum", shape.minimum), ...given("maximum", shape.maximum) };
    case "null":
    case "boolean":
    case "array":
    case "object":
      return { type: shape.kind };
    default:
      return {};
  }
}

function given(keyword: string, value: number | undefined): JsonSchemaObject {
  return value === undefined ? {} : { [keyword]: value };
}
