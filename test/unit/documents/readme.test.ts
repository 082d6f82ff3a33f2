import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { generateFiles } from "../../../src/codegen/index.js";
import type { SchemaFile } from "../../../src/codegen/schema/documents.js";
import { compile, compilers } from "../../helpers/compile.js";
import { importingSource, runModules } from "../../helpers/documented-code.js";
import { readme, readmeBlocks } from "../../helpers/readme-blocks.js";

const blocks = readmeBlocks();

/** The test file is compiled, but it runs as `examples/orchestrator.test.ts`. */
const [testFile] = blocks.filter(({ code }) => code.includes('from "vitest"'));

const correct = Object.fromEntries(
  blocks
    .filter(({ error }) => error === undefined)
    .map(({ file, given, code }) => [file, importingSource(`${given}${code}export {};\n`)]),
);
const faulty = blocks.filter(({ error }) => error !== undefined);

/** What the command generates from the schema that the README shows, as files beside the blocks. */
async function generatedFiles(): Promise<Readonly<Record<string, string>>> {
  const [, file = "", text = ""] = /`schemas\/([\w.-]+)`:\n\n```json\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const files = await generateFiles({ schemas: [{ file, root: JSON.parse(text) }], documents: [handover()] });
  return Object.fromEntries(files.map(({ file: name, text: code }) => [`generated/${name}`, importingSource(code)]));
}

function handover(): SchemaFile {
  const file = "handover.schema.json";
  return { file, root: JSON.parse(readFileSync(new URL(`../../../schemas/${file}`, import.meta.url), "utf8")) };
}

describe("the TypeScript in the README", () => {
  let generated: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    generated = await generatedFiles();
  });

  it("compiles", async () => {
    // What a block shows and does not use is for its reader.
    const { errors } = await compile("7.0", { ...generated, ...correct }, { noUnusedLocals: false });
    expect(errors).toEqual([]);
    expect(Object.keys(correct).length).toBeGreaterThan(15);
  });

  it("runs, and gives and prints what it says", async () => {
    const running = Object.entries(correct).filter(([file]) => file !== testFile?.file);
    expect(await runModules(Object.fromEntries(running), generated)).toEqual([]);
  });

  it("is all looked at, and makes promises", () => {
    expect(blocks.length).toBe(readme.split("\n```ts\n").length - 1);
    expect(readme).toContain("; // => ");
    expect(readme).toContain("console.log(issue.message);\n// /evidence: ");
  });

  it("is, where it is a test file, the one that our tests run", () => {
    const example = readFileSync(new URL("../../../examples/orchestrator.test.ts", import.meta.url), "utf8");
    const inExample = importingSource(testFile?.code ?? "").replaceAll('"../../src/', '"../src/');
    expect(example.endsWith(` */\n${inExample}`)).toBe(true);
  });

  it.each(Object.keys(compilers) as (keyof typeof compilers)[])(
    "does not compile, in the words of TypeScript %s, where it says so",
    async (version) => {
      const texts = faulty.map(({ file, given, code }) => [file, importingSource(`${given}${code}export {};\n`)]);
      const { errors } = await compile(version, Object.fromEntries(texts), { noUnusedLocals: false });
      const said = faulty.map(({ file, error }) => ({ file, text: error }));
      expect(errors.map(({ file, text }) => ({ file, text }))).toEqual(said);
      expect(said.length).toBe(readme.split("Does not compile:").length - 1);
    },
  );
});
