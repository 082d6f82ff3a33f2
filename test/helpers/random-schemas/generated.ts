import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import type * as z from "zod";
import { CodegenError } from "../../../src/codegen/codegen-error.js";
import { type GeneratedFile, generateFiles } from "../../../src/codegen/generate.js";
import type { Json } from "../../../src/codegen/schema/schema.js";
import type { Contract } from "../../../src/runtime/index.js";
import type { RandomSchema } from "./schemas.js";

/** The files of one schema. */
export interface GeneratedSchema {
  readonly index: number;
  readonly files: readonly GeneratedFile[];
}

/** Imports of generated files, as they stand in a folder beside the sources. */
const specifiers = {
  runtime: "../src/runtime/index.js",
  zodRuntime: "../src/runtime/zod.js",
  format: (name: string) => `../src/runtime/formats/${name}.js`,
};

/** Generates files of schemas as a project would, each schema by itself. Those without names of their own are refused. */
export async function generateAll(schemas: readonly RandomSchema[]): Promise<readonly GeneratedSchema[]> {
  const generated: GeneratedSchema[] = [];
  for (const [index, { schema }] of schemas.entries()) {
    // The cast holds: schemas are drawn as JSON.
    const schemaFile = { file: `${moduleName(index)}.schema.json`, root: schema as Json };
    try {
      const files = await generateFiles({ schemas: [schemaFile], specifiers });
      generated.push({ index, files: files.filter(({ file }) => file !== "index.ts") });
    } catch (error) {
      if (!(error instanceof CodegenError)) throw error;
    }
  }
  return generated;
}

/** What the files of one schema export for its root. */
export interface Loaded {
  readonly index: number;
  readonly contract: Contract;
  readonly parser: z.ZodType;
}

/** Transforms, bundles and imports generated files, all in one go. */
export async function loadAll(generated: readonly GeneratedSchema[]): Promise<readonly Loaded[]> {
  const folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
  try {
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    for (const { file, text } of generated.flatMap(({ files }) => files)) {
      await writeFile(join(folder, file), text.replaceAll('"../src/', `"${root}src/`));
    }
    const lines = generated.map(({ index }) => {
      const name = moduleName(index);
      return `export { probe${index}Contract } from "./${name}.js";\nexport { Probe${index}Schema } from "./${name}.zod.js";\n`;
    });
    await writeFile(join(folder, "all.ts"), lines.join(""));
    const outfile = join(folder, "all.mjs");
    await build({
      entryPoints: [join(folder, "all.ts")],
      outfile,
      bundle: true,
      format: "esm",
      nodePaths: [join(root, "node_modules")],
      logLevel: "silent",
    });
    const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    return generated.map(({ index }) => ({
      index,
      // The casts hold: this is what generated files export under these names.
      contract: exported[`probe${index}Contract`] as Contract,
      parser: exported[`Probe${index}Schema`] as z.ZodType,
    }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function moduleName(index: number): string {
  return `probe-${index}`;
}
