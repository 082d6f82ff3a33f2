import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generatedMark } from "../../../src/codegen/emit/header.js";
import { compareFolder, readSchemaFolder, writeFolder } from "../../../src/codegen/files.js";
import { complaintOf } from "../../helpers/codegen-errors.js";
import { generate } from "../../helpers/evaluate-schemas.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

describe("generateFiles", () => {
  it("gives the same bytes twice, whatever the order of the files", async () => {
    const { schemas, names } = await readSchemaFolder(join(root, "schemas"));
    const first = await generate(schemas, names);
    expect(await generate(schemas, names)).toEqual(first);
    const turned = await generate([...schemas].reverse(), names);
    const withoutIndex = (files: typeof first) =>
      Object.fromEntries(files.filter(({ file }) => file !== "index.ts").map(({ file, text }) => [file, text]));
    expect(withoutIndex(turned)).toEqual(withoutIndex(first));
  });

  it("writes text for people: no tab, no carriage return, no blank at the end of a line, one line break at the end", async () => {
    const { schemas, names } = await readSchemaFolder(join(root, "schemas"));
    for (const { file, text } of await generate(schemas, names)) {
      expect.soft(text, file).not.toMatch(/[\t\r]| $/m);
      expect.soft(text, file).toMatch(/^\/\/ @generated /);
      expect.soft(text, file).toMatch(/[^\n]\n$/);
      expect.soft(text, file).not.toContain("\n\n\n");
      expect.soft(text, file).not.toMatch(/: any\b|<any\b|as any\b/);
    }
  });
});

const generated = (text: string) => `${generatedMark} for a test\n${text}\n`;

describe("a folder of generated files", () => {
  let folder = "";
  const files = [
    { file: "a.ts", text: generated("export const a = 1;") },
    { file: "b.ts", text: generated("export const b = 'é';") },
  ];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
    await writeFolder(folder, files, await compareFolder(folder, files));
    expect(await compareFolder(folder, files)).toEqual([]);
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    ["edited", "a.ts", generated("export const a = 2;"), "changed"],
    ["edited by a byte", "a.ts", `${generated("export const a = 1;")}\n`, "changed"],
    ["missing", "b.ts", undefined, "missing"],
    ["orphaned", "c.ts", generated("export const c = 1;"), "orphaned"],
  ])("differs where a file is %s, and is put right", async (_, file, text, problem) => {
    if (text === undefined) await rm(join(folder, file));
    else await writeFile(join(folder, file), text);
    const differences = await compareFolder(folder, files);
    expect(differences).toEqual([{ file, problem }]);
    await writeFolder(folder, files, differences);
    expect((await readdir(folder)).sort()).toEqual(["a.ts", "b.ts"]);
    for (const each of files) expect(await readFile(join(folder, each.file), "utf8")).toBe(each.text);
  });

  it.each([
    ["changed", "a.ts", "export const a = 'by hand';\n", "changed"],
    ["emptied", "b.ts", "", "changed"],
    ["orphaned", "notes.txt", "to do: everything\n", "orphaned"],
  ])(
    "differs where a file that was not generated is %s, and the file is left alone",
    async (_, file, text, problem) => {
      await rm(join(folder, "b.ts"));
      await writeFile(join(folder, file), text);
      const differences = await compareFolder(folder, files);
      expect(differences).toContainEqual({ file, problem });
      expect(await complaintOf(() => writeFolder(folder, files, differences))).toMatchObject({ file });
      expect(await readFile(join(folder, file), "utf8")).toBe(text);
      expect(await compareFolder(folder, files)).toEqual(differences);
    },
  );

  it("differs in every file where there is no folder", async () => {
    const missing = files.map(({ file }) => ({ file, problem: "missing" }));
    expect(await compareFolder(join(folder, "nowhere"), files)).toEqual(missing);
  });
});

describe("npm run generate", { timeout: 60_000 }, () => {
  let folder = "";
  const [schemas, out] = ["schemas", "generated"];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "typed-handoff-"));
    await cp(join(root, schemas), join(folder, schemas), { recursive: true });
    expect(await run()).toMatchObject({ code: 0 });
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the script on the copies. */
  function run(...options: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
    const script = ["--import", "tsx", join(root, "scripts/generate.ts")];
    const folders = ["--schemas", join(folder, schemas), "--out", join(folder, out)];
    return new Promise((resolve) => {
      execFile(process.execPath, [...script, ...folders, ...options], { cwd: root }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, output: stdout + stderr });
      });
    });
  }

  /** Changes a file of the copies, looks what `--check` says, and puts it back. */
  async function checkWith(file: string, change: (text: string) => string | undefined) {
    const path = join(folder, file);
    const before = await readFile(path, "utf8").catch(() => undefined);
    const after = change(before ?? "");
    if (after === undefined) await rm(path);
    else await writeFile(path, after);
    const result = await run("--check");
    if (before === undefined) await rm(path);
    else await writeFile(path, before);
    return result;
  }

  it("writes three files for each schema and an index, and finds nothing to do the second time", async () => {
    const sources = (await readdir(join(folder, schemas))).filter((file) => file.endsWith(".schema.json"));
    expect(await readdir(join(folder, out))).toHaveLength(3 * sources.length + 1);
    expect(await run()).toEqual({ code: 0, output: expect.stringContaining(", 0 written or removed") });
    expect(await run("--check")).toEqual({ code: 0, output: expect.stringContaining("all as the schemas give them") });
  });

  it("--check fails for a schema that has changed, and names what would", async () => {
    const { code, output } = await checkWith("schemas/handover.schema.json", (text) =>
      text.replace('"minLength": 1', '"minLength": 2'),
    );
    expect(code).toBe(1);
    expect(output).toContain("generated/handover.ts: changed\n");
    expect(output).toContain("generated/handover.schema.ts: changed\n");
    expect(output).not.toContain("return-packet");
  });

  it("--check fails for generated files that are edited, missing and orphaned, and names each", async () => {
    const path = (file: string) => join(folder, out, file);
    await writeFile(path("handover.ts"), `${await readFile(path("handover.ts"), "utf8")}\n`);
    await rm(path("return-packet.zod.ts"));
    await writeFile(path("old-packet.ts"), generated("export {};"));
    const { code, output } = await run("--check");
    expect(code).toBe(1);
    expect(output.split("\n").slice(0, 3).sort()).toEqual([
      "generated/handover.ts: changed",
      "generated/old-packet.ts: orphaned",
      "generated/return-packet.zod.ts: missing",
    ]);
    expect(output).toContain("npm run generate");
    expect(await run()).toMatchObject({ code: 0 });
    expect(await run("--check")).toMatchObject({ code: 0 });
  });

  it.each([
    ["is not JSON", "schemas/broken.schema.json", () => "{", /^broken\.schema\.json: is not JSON/],
    [
      "has a key twice",
      "schemas/handover.schema.json",
      (text: string) => text.replace('"minLength"', '"minLength": 2, "minLength"'),
      /handover\.schema\.json#\/properties\/role\/minLength: stands there twice.*Leave one of them out/,
    ],
    [
      "has an unknown keyword",
      "schemas/handover.schema.json",
      (text: string) => text.replace('"minLength"', '"minlength"'),
      /handover\.schema\.json#\/properties\/role: "minlength" is no keyword .*The nearest are minLength/,
    ],
    [
      "has a name for nothing",
      "schemas/names.json",
      (text: string) => text.replace("/properties/renewal", "/properties/renewed"),
      /names\.json#goal-agent-handoff\.schema\.json#\/properties\/renewed: names a place that declares nothing.*renewal/,
    ],
    [
      "has too few names for branches",
      "schemas/names.json",
      (text: string) => text.replace('"BoundReturnPacket", ', ""),
      /^return-packet\.schema\.json: has 2 branches, but 1 names for them/,
    ],
  ])("says in one line what is wrong with a schema that %s", async (_, file, change, message) => {
    const { code, output } = await checkWith(file, change);
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output.trim().split("\n")).toHaveLength(1);
  });

  it("says in one line that a schema is no file, or is not UTF-8", async () => {
    const path = join(folder, schemas, "broken.schema.json");
    await mkdir(path);
    expect(await run()).toEqual({
      code: 1,
      output: "broken.schema.json: cannot be read (EISDIR). Make it a file that can be.\n",
    });
    await rm(path, { recursive: true });
    await writeFile(path, Buffer.from('{ "title": "caf\xe9" }', "latin1"));
    expect(await run()).toEqual({ code: 1, output: "broken.schema.json: is not UTF-8. Save it as UTF-8.\n" });
    await rm(path);
  });

  it("says how it is used, and refuses options that it does not have", async () => {
    expect(await run("--help")).toEqual({ code: 0, output: expect.stringContaining("--check") });
    expect(await run("--chek")).toEqual({ code: 2, output: expect.stringContaining("--chek") });
  });
});
