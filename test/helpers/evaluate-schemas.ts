import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as z from "zod";
import type { Specifiers } from "../../src/codegen/emit/specifiers.js";
import { type GeneratedFile, generateFiles } from "../../src/codegen/generate.js";
import type { SchemaFile } from "../../src/codegen/schema/documents.js";
import type { Json } from "../../src/codegen/schema/schema.js";
import type { Contract } from "../../src/runtime/index.js";

/** A JSON object of a schema file. */
export type SchemaObject = { readonly [keyword: string]: Json };

export const draft7 = "http://json-schema.org/draft-07/schema#";
export const draft2020 = "https://json-schema.org/draft/2020-12/schema";

const runtimeFile = (file: string) => fileURLToPath(new URL(`../../src/runtime/${file}.js`, import.meta.url));
const specifiers: Specifiers = {
  runtime: runtimeFile("index"),
  zodRuntime: runtimeFile("zod"),
  format: (name) => runtimeFile(`formats/${name}`),
};

/** Makes a schema file of a draft; one that names its own draft keeps it. */
export function schemaFile(file: string, schema: SchemaObject, draft = draft2020): SchemaFile {
  return { file, root: { $schema: draft, ...schema } };
}

/** Generates the files of schemas, as `npm run generate` would. */
export function generate(schemas: readonly SchemaFile[], names: Json = {}): Promise<readonly GeneratedFile[]> {
  return generateFiles({ schemas, names, specifiers });
}

/** What generated files export: the contracts by name, and the Zod parsers by the names of their constants. */
export interface Generated {
  readonly contracts: { readonly [name: string]: Contract };
  readonly parsers: { readonly [name: string]: z.ZodType };
}

/** Generates the files of schemas, bundles and imports them. */
export async function evaluate(schemas: readonly SchemaFile[], names: Json = {}): Promise<Generated> {
  const folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
  try {
    const files = await generate(schemas, names);
    for (const { file, text } of files) await writeFile(join(folder, file), text);
    const parsers = files.filter(({ file }) => file.endsWith(".zod.ts"));
    const lines = parsers.map(({ file }) => `export * from ${JSON.stringify(`./${file}`)};`);
    await writeFile(join(folder, "parsers.ts"), lines.join("\n"));
    const [{ contracts }, parserModule] = await Promise.all([load(folder, "index"), load(folder, "parsers")]);
    // The casts hold: this is what generated files export.
    return { contracts: contracts as Generated["contracts"], parsers: parserModule as Generated["parsers"] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Bundles a module, so that it can be imported from where nothing is installed, and imports it. */
async function load(folder: string, name: string): Promise<{ readonly [name: string]: unknown }> {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(folder, `${name}.ts`)],
    outfile,
    bundle: true,
    format: "esm",
    nodePaths: [fileURLToPath(new URL("../../node_modules", import.meta.url))],
    logLevel: "silent",
  });
  return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
}

/** Generates, bundles and imports the contract of one schema. */
export async function contractOf(schema: SchemaObject, draft = draft2020): Promise<Contract> {
  const { contracts } = await evaluate([schemaFile("probe.schema.json", schema, draft)]);
  const contract = contracts["probe"];
  if (contract === undefined) throw new Error("the schema gave no contract");
  return contract;
}

/** Makes a schema with a condition. */
export function ifThen(test: Json, consequence: Json): SchemaObject {
  return { if: test, then: consequence };
}
