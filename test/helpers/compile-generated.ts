import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { GeneratedFile } from "../../src/codegen/generate.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Type-checks generated files as strictly as this repository, and returns what the compiler says, one line for each
 * error. They are written inside it, so that they find what they import.
 */
export async function compile(files: readonly GeneratedFile[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(root, "node_modules/.typed-handoff-"));
  try {
    for (const { file, text } of files) await writeFile(join(folder, file), text);
    const options = { noEmit: true, rootDir: root, types: [] };
    const config = { extends: join(root, "tsconfig.json"), compilerOptions: options, include: ["*.ts"], exclude: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
    await promisify(execFile)(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder]);
    return [];
  } catch (error) {
    // The cast holds for the error of a process that ended with another code than 0; any other is thrown on.
    const { stdout } = error as { readonly stdout?: string };
    if (stdout === undefined) throw error;
    return stdout.trim().split("\n");
  } finally {
    await rm(folder, { recursive: true });
  }
}
