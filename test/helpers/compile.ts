import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The compilers whose texts and budgets are tested, by their versions. */
export const compilers = {
  "7.0": compilerOf("typescript"),
  "5.9": compilerOf("typescript-5.9"),
} as const;

function compilerOf(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), "bin/tsc");
}

/** An error of the compiler, with all lines of its text. */
export interface CompilerError {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What a run of the compiler gave. */
export interface Compilation {
  readonly errors: readonly CompilerError[];
  /** How many types were made by putting arguments into generic ones: what checking costs, the same in each run. */
  readonly instantiations: number;
}

/**
 * Compiles source texts, by file name, in one program with the options of the project and, above them, `further` ones.
 * What they import as `../src/...`, at any depth, is the project's own source.
 */
export async function compile(
  version: keyof typeof compilers,
  files: Readonly<Record<string, string>>,
  further: Readonly<Record<string, boolean>> = {},
): Promise<Compilation> {
  const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text.replace(/"(?:\.\.\/)+src\//g, `"${root}src/`));
    }
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    const compilerOptions = { rootDir: "/", typeRoots: [join(root, "node_modules/@types")], ...further };
    const config = {
      extends: join(root, "tsconfig.json"),
      compilerOptions,
      include: ["**/*.ts"],
      exclude: ["node_modules"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    return await compileFolder(version, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Compiles what the `tsconfig.json` of a folder names. */
export async function compileFolder(version: keyof typeof compilers, folder: string): Promise<Compilation> {
  return parse(await run([compilers[version], "-p", folder, "--pretty", "false", "--extendedDiagnostics"]));
}

function run(commandLine: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    // The exit code is 2 where there are errors, which may be what the test is after.
    execFile(process.execPath, commandLine, { maxBuffer: 64 << 20 }, (_error, stdout) => resolve(stdout));
  });
}

function parse(output: string): Compilation {
  const errors: { file: string; line: number; text: string }[] = [];
  for (const outputLine of output.split("\n")) {
    const [, path, line, text] = /^(.+)\((\d+),\d+\): (error TS\d+: .*)$/.exec(outputLine) ?? [];
    const last = errors.at(-1);
    if (path !== undefined && text !== undefined) {
      errors.push({ file: path.slice(path.lastIndexOf("/") + 1), line: Number(line), text });
    } else if (outputLine.startsWith("  ") && last !== undefined) {
      last.text += `\n${outputLine}`;
    }
  }
  const [, instantiations] = /^Instantiations:\s+(\d+)/m.exec(output) ?? [];
  if (instantiations === undefined) throw new Error(`The compiler did not run:\n${output.slice(0, 2_000)}`);
  return { errors, instantiations: Number(instantiations) };
}
