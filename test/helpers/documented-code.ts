import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { vi } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The source module of each entry of the package, such as `../../src/zod.js` of `typed-handoff/zod`. */
const sources = new Map(readEntries());

function readEntries(): readonly (readonly [string, string])[] {
  const { name, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.entries<{ readonly default?: string }>(exports).flatMap(([entry, target]) =>
    target.default === undefined ? [] : [[name + entry.slice(1), target.default.replace("./dist/", "../../")]],
  );
}

/** Makes what a text imports from the package, by its name, an import of the source of this repository. */
export function importingSource(text: string): string {
  return text.replaceAll(/"(typed-handoff(?:\/[\w/-]+)?)"/g, (quoted, specifier: string) => {
    const source = sources.get(specifier) ?? sources.get(specifier.replace(/[\w-]+$/, "*"));
    return source === undefined ? quoted : `"${source.replace("*", specifier.replace(/^.*\//, ""))}"`;
  });
}

/** Makes what a text promises with `// =>` behind an expression, or behind what gives a name to one, a claim. */
function withClaims(text: string): string {
  const claims = text
    .replaceAll(/^(?<named>\s*const (?<name>\w+)\b.*;) *\/\/ => (?<right>.+)$/gm, "$<named> claim($<name>, $<right>);")
    .replaceAll(/^(?<left>\s*\S.*); *\/\/ => (?<right>.+)$/gm, "claim($<left>, $<right>);");
  return claims === text ? text : `${claims}\nimport { deepStrictEqual as claim } from "node:assert";\n`;
}

/** Returns the lines that a text promises to print: the comments right below a line with `console.log`. */
function promisedLines(text: string): readonly string[] {
  const blocks = text.matchAll(/^.*console\.log\(.*\n(?<comments>(?:\/\/ .*\n)+)/gm);
  return Array.from(blocks, ({ groups }) => (groups?.["comments"] ?? "").replaceAll(/^\/\/ /gm, "").trimEnd()).flatMap(
    (comments) => comments.split("\n"),
  );
}

/** What went wrong where a documented module ran. */
export interface Broken {
  readonly module: string;
  readonly problem: string;
}

/**
 * Runs modules, by file name, and returns those that throw, break a claim, or print other lines than they promise.
 * What `helpers` holds is only there to be imported.
 */
export async function runModules(
  modules: Readonly<Record<string, string>>,
  helpers: Readonly<Record<string, string>> = {},
): Promise<readonly Broken[]> {
  const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    for (const [name, text] of Object.entries({ ...helpers, ...modules })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), withClaims(text).replaceAll(/"(?:\.\.\/)+src\//g, `"${root}src/`));
    }
    const broken: Broken[] = [];
    for (const [module, text] of Object.entries(modules)) {
      const problem = await run(join(folder, module), promisedLines(text));
      if (problem !== undefined) broken.push({ module, problem });
    }
    return broken;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(path: string, promised: readonly string[]): Promise<string | undefined> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await import(path);
    const printed = log.mock.calls.map((words) => words.join(" ")).join("\n");
    return printed === promised.join("\n") ? undefined : `prints ${JSON.stringify(printed)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    log.mockRestore();
  }
}
