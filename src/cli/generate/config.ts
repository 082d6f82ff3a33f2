import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseJson } from "../input/parse-json.js";
import { UsageError } from "../usage-error.js";

/** The name of the file that is read where none is named. */
export const configFile = "typed-handoff.config.json";

/** What a project says once, so that its command lines need not. */
export interface GenerateConfig {
  readonly schemas?: string;
  readonly out?: string;
  readonly formats?: "assert" | "annotate";
  readonly draft?: "draft-07" | "draft-2020-12";
  /** Keywords that no draft has, and that are ignored in the schemas. */
  readonly allowedKeywords?: readonly string[];
}

const isText = (value: unknown) => typeof value === "string" && value !== "";

const tests: Readonly<Record<keyof GenerateConfig, readonly [test: (value: unknown) => boolean, expected: string]>> = {
  schemas: [isText, "the path of a folder"],
  out: [isText, "the path of a folder"],
  formats: [(value) => value === "assert" || value === "annotate", '"assert" or "annotate"'],
  draft: [(value) => value === "draft-07" || value === "draft-2020-12", '"draft-07" or "draft-2020-12"'],
  allowedKeywords: [(value) => Array.isArray(value) && value.every(isText), "a list of keywords"],
};

/** Reads a config file. Paths in it are relative to it. Without a name, the usual file is read if it is there. */
export async function readConfig(file: string | undefined): Promise<GenerateConfig> {
  const path = resolve(file ?? configFile);
  const text = await readText(path, file === undefined);
  if (text === undefined) return {};
  const config = parse(path, text);
  const from = (folder: string | undefined) => (folder === undefined ? undefined : resolve(dirname(path), folder));
  const [schemas, out] = [from(config.schemas), from(config.out)];
  return { ...config, ...(schemas === undefined ? {} : { schemas }), ...(out === undefined ? {} : { out }) };
}

async function readText(path: string, isOptional: boolean): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    // The cast holds for the errors of the file system.
    if (isOptional && (error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new UsageError(`${path}: cannot be read`);
  }
}

function parse(path: string, text: string): GenerateConfig {
  const json = parseJson(path, text);
  if (typeof json !== "object" || json === null || Array.isArray(json))
    throw new UsageError(`${path}: must be an object`);
  for (const [key, value] of Object.entries(json)) {
    // The cast is what the look-up then proves.
    const test = Object.hasOwn(tests, key) ? tests[key as keyof GenerateConfig] : undefined;
    if (test === undefined)
      throw new UsageError(`${path}: unknown key "${key}"; known are ${Object.keys(tests).join(", ")}`);
    if (!test[0](value)) throw new UsageError(`${path}: "${key}" must be ${test[1]}`);
  }
  return json;
}
