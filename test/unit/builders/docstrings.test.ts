import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import * as publicValues from "../../../src/index.js";
import { compile } from "../../helpers/compile.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const publicTypes = ["GoalAgentHandoff", "TaskDelegationContext"];

/** The examples in the docstrings of a source file. */
function examplesIn(path: string): readonly string[] {
  const blocks = readFileSync(join(root, path), "utf8").matchAll(/^ *\* ```ts\n(?<body>[\s\S]*?)^ *\* ```$/gm);
  return Array.from(blocks, ({ groups }) => (groups?.["body"] ?? "").replaceAll(/^ *\* ?/gm, ""));
}

/** What an example shows behind `//` becomes a claim that the run checks. */
function withClaims(example: string): string {
  return example.replaceAll(/^(?!const )(?<left>\S.*); \/\/ (?<right>.+)$/gm, "deepStrictEqual($<left>, $<right>);");
}

/** A module of an example, which imports what it uses and nothing else. */
function moduleOf(example: string): string {
  const body = withClaims(example);
  const declared = new Set(Array.from(body.matchAll(/(?:const|function) (\w+)/g), ([, name]) => name));
  const used = (name: string) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(body);
  const names = [...Object.keys(publicValues).filter(used), ...publicTypes.filter(used).map((name) => `type ${name}`)];
  const claims = body.includes("deepStrictEqual") ? 'import { deepStrictEqual } from "node:assert";\n' : "";
  return `${claims}import { ${names.join(", ")} } from "../../src/index.js";\n${body}`;
}

const folders = ["src/builders", "src/relay", "src/semantics"];
const modules = Object.fromEntries(
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => path.endsWith(".ts"))
    .flatMap((path) => examplesIn(path).map((example, index) => [path, index, moduleOf(example)] as const))
    .map(([path, index, text]) => [`${path.replaceAll(/\W/g, "-")}-${index}.ts`, text]),
);

describe("the examples in the docstrings", () => {
  it("compile", async () => {
    const { errors } = await compile("7.0", modules);
    // An example may end in a value that it only shows the name of.
    expect(errors.filter(({ text }) => !text.includes("TS6133"))).toEqual([]);
    expect(Object.keys(modules).length).toBeGreaterThan(20);
  });

  it("run, and give what they say", async () => {
    const folder = mkdtempSync(join(tmpdir(), "typed-handoff-"));
    try {
      writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
      for (const [name, text] of Object.entries(modules)) {
        writeFileSync(join(folder, name), text.replace("../../src/", `${root}src/`));
      }
      const all = Object.keys(modules).map((name) => `import "./${name}";`);
      writeFileSync(join(folder, "all.ts"), all.join("\n"));
      await promisify(execFile)(process.execPath, ["--import", "tsx", join(folder, "all.ts")], { cwd: root });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
