import { basename, resolve } from "node:path";
import type { SchemaOptions } from "./analyse.js";
import { CodegenError } from "./codegen-error.js";
import { readPublishedSchemas, readReferredFiles } from "./documents-on-disk.js";
import type { Origin } from "./emit/header.js";
import type { Specifiers } from "./emit/specifiers.js";
import { compareFolder, type Difference, readSchemaFolder, writeFolder } from "./files.js";
import { type GeneratedFile, generateFiles, moduleOf } from "./generate.js";
import type { SchemaFile } from "./schema/documents.js";
import { nearest, nearestAre } from "./text/nearest.js";
import type { CodegenWarning } from "./warnings/find-warnings.js";

/** From which folder to which contracts are generated, and how. */
export interface GenerateFolderOptions extends SchemaOptions {
  /** The folder of schemas: its `*.schema.json` files, and `names.json` with the names that cannot be derived. */
  readonly schemas: string;
  /** The folder of generated files. It holds nothing else. */
  readonly out: string;
  /** Whether the folder is only compared with what it should hold, and nothing written. */
  readonly check?: boolean;
  /** The schemas whose files are written or compared, by base name: `"role"` for `role.schema.json`. All unless given. */
  readonly only?: readonly string[];
  readonly specifiers?: Specifiers;
  readonly origin?: Origin;
}

/** What generating a folder gave. */
export interface Generation {
  /** The files that the folder should hold, or those of `only`. */
  readonly files: readonly GeneratedFile[];
  /** Where the folder differed; without `check`, it no longer does. */
  readonly differences: readonly Difference[];
  /** What is no error in the schemas, and hardly what was meant. */
  readonly warnings: readonly CodegenWarning[];
}

/**
 * Generates the contracts of a folder of schemas into a folder of TypeScript: types, guards, checks, Zod parsers,
 * contract objects and an index. Same schemas, same bytes.
 *
 * A `$ref` may point to another schema of the folder, to a JSON file beside it, or to a contract of this package by its
 * `$id`; nothing is ever fetched. Throws `CodegenError` for a schema that cannot be turned into code without loss, and
 * where a file is in the way that was not generated.
 *
 * @example
 * ```ts
 * await generate({ schemas: "schemas", out: "src/generated" });
 * ```
 */
export async function generate(options: GenerateFolderOptions): Promise<Generation> {
  const { out, check = false } = options;
  const folder = await readFolder(options);
  const origin = options.origin ?? { folder: basename(resolve(options.schemas)), command: "typed-handoff generate" };
  const warnings: CodegenWarning[] = [];
  const onWarning = (warning: CodegenWarning) => warnings.push(warning);
  const all = await generateFiles({ ...options, ...folder, origin, onWarning });
  const files = select(all, folder.schemas, options.only);
  const found = await compareFolder(out, files);
  const differences = options.only === undefined ? found : found.filter(({ problem }) => problem !== "orphaned");
  if (!check) await writeFolder(out, files, differences);
  return { files, differences, warnings };
}

async function readFolder({ schemas: folder, documents = [] }: GenerateFolderOptions) {
  const { schemas, names } = await readSchemaFolder(folder);
  if (schemas.length === 0) {
    const [problem, remedy] = ["holds no *.schema.json file", "Put the schemas there, or name another folder"];
    throw new CodegenError({ file: basename(resolve(folder)), pointer: "", problem, remedy });
  }
  // The first that has an address keeps it: a copy of ours in the folder comes before ours.
  const referred = await readReferredFiles(folder, schemas);
  return { schemas, names, documents: [...documents, ...referred, ...(await readPublishedSchemas())] };
}

/** Picks the files of the schemas that are asked for; the index belongs to all of them. */
function select(
  files: readonly GeneratedFile[],
  schemas: readonly SchemaFile[],
  only: readonly string[] | undefined,
): readonly GeneratedFile[] {
  if (only === undefined) return files;
  const modules = schemas.map(({ file }) => moduleOf(file));
  const wanted = only.map((name) => moduleOf(name));
  for (const name of wanted) {
    if (modules.includes(name)) continue;
    const remedy = `The ${nearestAre(nearest(name, modules))}`;
    throw new CodegenError({ file: `${name}.schema.json`, pointer: "", problem: "is not in the folder", remedy });
  }
  return files.filter(({ file }) =>
    wanted.some((name) => [".ts", ".zod.ts", ".schema.ts"].some((end) => file === name + end)),
  );
}
