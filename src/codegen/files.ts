import { isUtf8 } from "node:buffer";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { jsonPointer } from "../runtime/json-pointer.js";
import { CodegenError } from "./codegen-error.js";
import { generatedMark } from "./emit/header.js";
import type { GeneratedFile } from "./generate.js";
import type { SchemaFile } from "./schema/documents.js";
import type { Json } from "./schema/schema.js";
import { namesFile } from "./shape/names.js";
import { findDuplicateKey } from "./text/duplicate-key.js";

/** What a folder of schemas holds. */
export interface SchemaFolder {
  readonly schemas: readonly SchemaFile[];
  readonly names: Json;
}

/** Reads all `*.schema.json` files of a folder, sorted by name, and its names file, if there is one. */
export async function readSchemaFolder(folder: string): Promise<SchemaFolder> {
  const entries = (await readdir(folder)).sort();
  const files = entries.filter((entry) => entry.endsWith(".schema.json"));
  const schemas = await Promise.all(files.map(async (file) => ({ file, root: await readJson(folder, file) })));
  const names = entries.includes(namesFile) ? await readJson(folder, namesFile) : {};
  return { schemas, names };
}

/** How a folder of generated files differs from what it should hold. */
export interface Difference {
  readonly file: string;
  readonly problem: "missing" | "changed" | "orphaned";
}

/** Compares a folder with the files that it should hold, byte by byte, orphans included. */
export async function compareFolder(folder: string, files: readonly GeneratedFile[]): Promise<readonly Difference[]> {
  const present = new Set(await listFolder(folder));
  const differences: Difference[] = [];
  for (const { file, text } of files) {
    if (!present.has(file)) differences.push({ file, problem: "missing" });
    else if ((await readFile(join(folder, file), "utf8")) !== text) differences.push({ file, problem: "changed" });
    present.delete(file);
  }
  for (const file of present) differences.push({ file, problem: "orphaned" });
  return differences;
}

/**
 * Makes a folder hold what it should, and returns what had to be changed. Nothing is overwritten or removed that was not
 * generated: a file of another origin throws `CodegenError` before anything is written.
 */
export async function writeFolder(
  folder: string,
  files: readonly GeneratedFile[],
  differences: readonly Difference[],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, problem } of differences) if (problem !== "missing") await assertGenerated(folder, file);
  for (const { file, problem } of differences) {
    const text = files.find((each) => each.file === file)?.text;
    if (problem === "orphaned" || text === undefined) await rm(join(folder, file));
    else await writeFile(join(folder, file), text);
  }
}

async function assertGenerated(folder: string, file: string): Promise<void> {
  if ((await readStart(join(folder, file))).startsWith(generatedMark)) return;
  const problem = "is in a folder for generated files, but was not generated";
  throw new CodegenError({ file, pointer: "", problem, remedy: "Move it, or generate into another folder" });
}

async function readStart(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).slice(0, generatedMark.length);
  } catch {
    // A folder, most likely.
    return "";
  }
}

async function listFolder(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => !file.startsWith(".")).sort();
  } catch {
    return [];
  }
}

async function readJson(folder: string, file: string): Promise<Json> {
  const text = await readText(folder, file);
  const json = parseJson(file, text);
  const twice = findDuplicateKey(text);
  if (twice === undefined) return json;
  const problem = "stands there twice, so that the first of the two would be lost";
  throw new CodegenError({ file, pointer: jsonPointer(twice), problem, remedy: "Leave one of them out" });
}

async function readText(folder: string, file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(join(folder, file));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    const problem = `cannot be read${code}`;
    throw new CodegenError({ file, pointer: "", problem, remedy: "Make it a file that can be" });
  }
  // Otherwise each byte that is not UTF-8 would become another character without a word.
  if (isUtf8(bytes)) return bytes.toString("utf8").replace(/^\uFEFF/, "");
  throw new CodegenError({ file, pointer: "", problem: "is not UTF-8", remedy: "Save it as UTF-8" });
}

function parseJson(file: string, text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const problem = `is not JSON${error instanceof Error ? ` (${error.message.slice(0, 80)})` : ""}`;
    throw new CodegenError({ file, pointer: "", problem, remedy: "Correct its syntax" });
  }
}
