import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";
import { readSchemaFolder } from "./files.js";
import type { SchemaFile } from "./schema/documents.js";
import type { Json } from "./schema/schema.js";

const packageName = "typed-handoff";

/** Reads the schemas that this package ships, so that schemas of its users may refer to them by their `$id`. */
export async function readPublishedSchemas(): Promise<readonly SchemaFile[]> {
  const root = dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
  const { schemas } = await readSchemaFolder(join(root, "schemas"));
  return schemas.map(({ file, root: json }) => ({ file: `${packageName}/schemas/${file}`, root: json }));
}

/**
 * Reads the JSON files that schemas of a folder refer to by a relative path and that are not among them, and what those
 * refer to in turn. What is not there is left to the resolution of references, which says so; nothing is fetched.
 */
export async function readReferredFiles(
  folder: string,
  schemas: readonly SchemaFile[],
): Promise<readonly SchemaFile[]> {
  const found = new Map<string, SchemaFile | undefined>(schemas.map((schema) => [schema.file, schema]));
  const waiting = [...schemas];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const path of relativePathsIn(next.root)) {
      const file = posix.join(posix.dirname(next.file), path);
      if (found.has(file)) continue;
      const document = await readIfThere(folder, file);
      found.set(file, document);
      if (document !== undefined) waiting.push(document);
    }
  }
  const given = new Set(schemas.map(({ file }) => file));
  return [...found.values()].filter((each): each is SchemaFile => each !== undefined && !given.has(each.file));
}

async function readIfThere(folder: string, file: string): Promise<SchemaFile | undefined> {
  try {
    return { file, root: JSON.parse((await readFile(join(folder, file), "utf8")).replace(/^\uFEFF/, "")) as Json };
  } catch {
    return undefined;
  }
}

/** Lists the relative paths of JSON files that any `$ref` in a value has. */
function relativePathsIn(json: Json): readonly string[] {
  const paths: string[] = [];
  const waiting: Json[] = [json];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [key, value] of Object.entries(next)) {
      if (key === "$ref" && typeof value === "string") paths.push(value.replace(/#.*$/s, ""));
      else waiting.push(value);
    }
  }
  return paths.filter((path) => path.endsWith(".json") && !path.startsWith("/") && !/^[a-z][a-z0-9+.-]*:/i.test(path));
}
