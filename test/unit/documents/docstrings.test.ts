import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import * as codegen from "../../../src/codegen/index.js";
import * as main from "../../../src/index.js";
import * as read from "../../../src/read.js";
import * as testing from "../../../src/testing.js";
import { compile } from "../../helpers/compile.js";
import { importingSource, runModules } from "../../helpers/documented-code.js";
import { given, notRun } from "./given.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** What an example may use without importing it, by where it comes from. */
const importable: Readonly<Record<string, readonly string[]>> = {
  "typed-handoff": [...Object.keys(main), "type GoalAgentHandoff", "type ReturnPacket", "type TaskDelegationContext"],
  "typed-handoff/read": [...Object.keys(read), "type Message"],
  "typed-handoff/testing": Object.keys(testing),
  "typed-handoff/codegen": Object.keys(codegen),
  vitest: ["expect"],
};

/** The examples in the docstrings of a source file: what stands under `@example`, in fences or not. */
function examplesIn(path: string): readonly string[] {
  const text = readFileSync(join(root, path), "utf8");
  const blocks = text.matchAll(/^ *\* @example\n(?<body>(?: *\*(?! @|\/).*\n)*)/gm);
  return Array.from(blocks, ({ groups }) => (groups?.["body"] ?? "").replaceAll(/^ *\* ?/gm, "").trim());
}

const fence = /^```ts\n(?<code>[\s\S]*)^```$/m;

/** A module of an example, which imports what it uses and nothing else. */
function moduleOf(path: string, example: string): string {
  const body = `${fence.exec(example)?.groups?.["code"] ?? ""}${given[path] ?? ""}`;
  const declared = new Set(Array.from(body.matchAll(/(?:const|function\*?|type) (\w+)/g), ([, name]) => name));
  const used = (name: string) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(body);
  const imports = Object.entries(importable).flatMap(([from, names]) => {
    const imported = names.filter((name) => used(name.replace("type ", "")));
    return imported.length === 0 ? [] : [`import { ${imported.join(", ")} } from "${from}";`];
  });
  return importingSource(`${imports.join("\n")}\n${given[path] ?? ""}\n${fence.exec(example)?.groups?.["code"]}`);
}

const examples = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .sort()
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .flatMap((path) => examplesIn(path).map((example, index) => ({ path, index, example })));

const modules = examples.map(
  ({ path, index, example }) => [path, `${path.replaceAll(/\W/g, "-")}-${index}.ts`, moduleOf(path, example)] as const,
);

describe("the examples in the docstrings", () => {
  it("stand in fences, which editors show as code", () => {
    expect(examples.filter(({ example }) => fence.exec(example)?.[0] !== example)).toEqual([]);
    expect(examples.length).toBeGreaterThan(30);
  });

  it("compile", async () => {
    const texts = Object.fromEntries(modules.map(([, name, text]) => [name, text]));
    // An example may end in a value that it only shows the name of.
    expect((await compile("7.0", texts, { noUnusedLocals: false })).errors).toEqual([]);
  });

  it("run, and give what they say", async () => {
    const running = modules.filter(([path]) => notRun[path] === undefined).map(([, name, text]) => [name, text]);
    expect(await runModules(Object.fromEntries(running))).toEqual([]);
  });

  it("take nothing as given, and leave nothing out, that is not there", () => {
    const paths = examples.map(({ path }) => path);
    expect([...Object.keys(given), ...Object.keys(notRun)].filter((path) => !paths.includes(path))).toEqual([]);
  });
});
