import { transformSync } from "esbuild";
import * as z from "zod";
import { analyse } from "../../../src/codegen/analyse.js";
import { loadLeafParsers } from "../../../src/codegen/emit/zod/leaf-parsers.js";
import { emitZodFile } from "../../../src/codegen/emit/zod.js";
import type { Json } from "../../../src/codegen/schema/schema.js";
import { Names } from "../../../src/codegen/shape/names.js";
import * as formats from "../../../src/runtime/formats/index.js";
import * as runtime from "../../../src/runtime/zod.js";

export type ParserOf = { readonly [name: string]: z.ZodType };

const printThrough = await loadLeafParsers();

/** Prints the file of Zod parsers for a schema that becomes the contract `Probe`. */
export function printZod(schema: { readonly [keyword: string]: Json }, draft = "2020-12"): string {
  const uri =
    draft === "2020-12" ? "https://json-schema.org/draft/2020-12/schema" : `http://json-schema.org/${draft}/schema#`;
  const file = "probe.schema.json";
  const { shaped, structural, find } = analyse([{ file, root: { $schema: uri, ...schema } }], new Names({}), {});
  const module = { name: "probe", schemaFile: file, declarations: shaped };
  const specifiers = { runtime: "core", zodRuntime: "runtime", format: () => "formats", moduleOf: () => "probe" };
  return emitZodFile(module, { printThrough, find, structural, specifiers }).text;
}

/** Evaluates the text of a file of Zod parsers. Nothing but Zod and the runtime is within its reach. */
export function evaluateZod(text: string): ParserOf {
  const { code } = transformSync(text, { loader: "ts", format: "cjs" });
  const module = { exports: {} as ParserOf };
  const modules: { readonly [specifier: string]: unknown } = { zod: z, runtime, formats };
  const require = (specifier: string) => modules[specifier];
  new Function("require", "module", "exports", code)(require, module, module.exports);
  return module.exports;
}

/** Prints, evaluates and returns the parser of the contract `Probe`. */
export function zodFrom(schema: { readonly [keyword: string]: Json }, draft?: string): z.ZodType {
  const parser = evaluateZod(printZod(schema, draft))["ProbeSchema"];
  if (parser === undefined) throw new Error("the text exports no ProbeSchema");
  return parser;
}
