import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
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

/** What the index of generated files exports. */
export interface GeneratedIndex {
  readonly contracts: { readonly [name: string]: Contract };
}

/** Generates the files of schemas, bundles and imports them. */
export async function evaluate(schemas: readonly SchemaFile[], names: Json = {}): Promise<GeneratedIndex> {
  const folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
  try {
    for (const { file, text } of await generate(schemas, names)) await writeFile(join(folder, file), text);
    const outfile = join(folder, "index.mjs");
    await build({ entryPoints: [join(folder, "index.ts")], outfile, bundle: true, format: "esm", logLevel: "silent" });
    return await import(/* @vite-ignore */ pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Generates, bundles and imports the contract of one schema. */
export async function contractOf(schema: SchemaObject, draft = draft2020): Promise<Contract> {
  const { contracts } = await evaluate([schemaFile("probe.schema.json", schema, draft)]);
  const contract = contracts["probe"];
  if (contract === undefined) throw new Error("the schema gave no contract");
  return contract;
}
