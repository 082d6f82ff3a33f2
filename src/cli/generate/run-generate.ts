import { basename, relative, resolve } from "node:path";
import { CodegenError } from "../../codegen/codegen-error.js";
import type { Difference } from "../../codegen/files.js";
import { type GenerateFolderOptions, type Generation, generate } from "../../codegen/generate-folder.js";
import type { CodegenWarning } from "../../codegen/warnings/find-warnings.js";
import { count } from "../../parsing/feedback/count.js";
import { exitCodes } from "../exit-codes.js";
import { harmlessLine } from "../terminal/harmless.js";
import { complain, print, printJson } from "../terminal/write.js";

/** What is generated, and how it is told. */
export interface RunGenerateOptions extends GenerateFolderOptions {
  readonly json?: boolean;
}

/** Generates, or checks what was generated, and says what was done. Returns the exit code. */
export async function runGenerate(options: RunGenerateOptions): Promise<number> {
  const { out, check = false, json = false } = options;
  const folder = nameOf(out);
  try {
    const generation = await generate(options);
    for (const warning of json ? [] : generation.warnings) await complain(describeWarning(warning));
    const isStale = check && generation.differences.length > 0;
    if (json) await printJson(summarize(generation, check));
    else if (isStale) await complainOfDifferences(generation, folder, options.origin?.command);
    else await printChanges(generation, folder, check);
    return isStale ? exitCodes.failure : exitCodes.success;
  } catch (error) {
    if (!(error instanceof CodegenError)) throw error;
    const { file, pointer, keyword, problem, remedy } = error;
    if (json) await printJson({ ok: false, error: { file, pointer, keyword, problem, remedy } });
    else await complain(harmlessLine(error.message));
    return exitCodes.failure;
  }
}

/** What a folder is called: from here if it is below, else by its last name. */
function nameOf(folder: string): string {
  const path = relative(process.cwd(), resolve(folder)).replaceAll("\\", "/");
  return path === "" || path.startsWith("..") ? basename(resolve(folder)) : path;
}

function describeWarning({ file, pointer, keyword, problem, remedy }: CodegenWarning): string {
  const what = keyword === undefined ? "" : `"${keyword}" `;
  return harmlessLine(`warning: ${file}#${pointer}: ${what}${problem}. ${remedy}.`);
}

function summarize({ files, differences, warnings }: Generation, check: boolean): unknown {
  return { ok: !check || differences.length === 0, files: files.map(({ file }) => file), differences, warnings };
}

/** What was done about a difference. */
const changes: Readonly<Record<Difference["problem"], string>> = {
  missing: "written",
  changed: "written anew",
  orphaned: "removed: there is no schema of that name",
};

async function printChanges({ files, differences }: Generation, folder: string, check: boolean): Promise<void> {
  for (const { file, problem } of differences) await print(`${folder}/${file}: ${changes[problem]}`);
  const what = check ? "all as the schemas give them" : `${differences.length} written or removed`;
  await print(`${folder}/: ${count(files.length, "file")}, ${what}`);
}

async function complainOfDifferences(
  { differences }: Generation,
  folder: string,
  command: string | undefined,
): Promise<void> {
  for (const { file, problem } of differences) await complain(`${folder}/${file}: ${problem}`);
  const what = command === undefined ? "the same without --check" : `\`${command}\``;
  await complain(`Run ${what}, and commit what it writes.`);
}
