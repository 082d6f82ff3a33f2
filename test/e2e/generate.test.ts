import { spawn } from "node:child_process";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandIn, runCommand } from "../helpers/command.js";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";

const handoverId =
  "https://civitas-cerebrum.github.io/element-interactions/schemas/subagent-returns/handover.schema.json";

/** A role that holds the envelope, by its address. */
const reviewer = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: "https://example.com/roles/reviewer-return.schema.json",
  title: "Return of a reviewer",
  type: "object",
  required: ["handover", "verdict", "checkedAt"],
  additionalProperties: false,
  properties: {
    handover: { $ref: handoverId },
    verdict: { enum: ["approve", "reject"] },
    checkedAt: { type: "string", format: "date-time" },
    findings: { type: "array", items: { type: "string", minLength: 1 } },
  },
  if: { properties: { verdict: { const: "reject" } } },
  then: { required: ["findings"] },
};

/** A role that extends the envelope, by the path of its file. */
const composer = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Return of a composer",
  type: "object",
  allOf: [{ $ref: "../node_modules/typed-handoff/schemas/handover.schema.json" }],
  required: ["journey"],
  properties: { journey: { type: "string", minLength: 3 }, tests: { type: "integer", minimum: 0 } },
};

/** What somebody writes around the two contracts: it reads, checks, parses with Zod, draws and breaks packets. */
const program = `
  import { fc } from "./fast-check.js";
  import { type Handover, returnPacketContract } from "typed-handoff";
  import { readPacket } from "typed-handoff/read";
  import { arbitraryFor, nearMisses, noisyAnswer } from "typed-handoff/testing";
  import { composerReturnContract, contracts, isComposerReturn, parseReviewerReturn, type ReviewerReturn } from "./generated/index.js";
  import { ReviewerReturnSchema } from "./generated/reviewer-return.zod.js";

  const handover: Handover = { role: "reviewer", status: "done", "next-action": "merge" };
  const packet: ReviewerReturn = { handover, verdict: "approve", checkedAt: "2026-02-11T08:30:00Z" };
  // @ts-expect-error a reviewer who rejects says why
  const wrong: ReviewerReturn = { handover, verdict: "reject", checkedAt: "2026-02-11T08:30:00Z" };

  const answer = "Here you are:\\n" + "\`".repeat(3) + "json\\n" + JSON.stringify(packet) + "\\n" + "\`".repeat(3);
  const read = readPacket([contracts["reviewer-return"], returnPacketContract], answer);
  const drawn = fc.sample(arbitraryFor(contracts["reviewer-return"]), { numRuns: 50, seed: 1 });
  const misses = nearMisses(contracts["reviewer-return"]);
  const noisy = noisyAnswer(packet, { seed: 3, kinds: ["trailing_commas"], contract: contracts["reviewer-return"] });
  console.log(JSON.stringify({
    names: Object.keys(contracts),
    read: read.success && read.contract,
    same: parseReviewerReturn(packet) === packet,
    zod: ReviewerReturnSchema.safeParse(packet).success,
    wrong: [contracts["reviewer-return"].is(wrong), ReviewerReturnSchema.safeParse(wrong).success],
    composer: isComposerReturn({ ...handover, journey: "j-login", tests: 3 }),
    composerIssues: composerReturnContract.safeParse({ role: "", journey: "j-x" }).error?.issues.map(({ pointer }) => pointer),
    drawn: drawn.every((each) => contracts["reviewer-return"].is(each)),
    misses: misses.length > 20 && misses.every(({ value }) => !contracts["reviewer-return"].is(value)),
    noisy: readPacket(contracts["reviewer-return"], noisy.text).success,
  }));
`;

let project: Project;
const command = (...parameters: string[]) => runCommand(project.folder, ["generate", ...parameters]);
const inProject = (...parts: string[]) => join(project.folder, ...parts);

beforeAll(async () => {
  const packages = ["zod", "fast-check", "json-schema-to-typescript", "json-schema-to-zod", "@types/node"];
  project = await installPacked(...(await Promise.all(packages.map(rangeOf))));
});

afterAll(() => project?.remove());

beforeEach(async () => {
  for (const folder of ["schemas", "src", "generated", "dist"])
    await rm(inProject(folder), { recursive: true, force: true });
  await rm(inProject("typed-handoff.config.json"), { force: true });
  await mkdir(inProject("schemas"));
  await mkdir(inProject("src"));
  await writeSchema("reviewer-return", reviewer);
  await writeSchema("composer-return", composer);
});

function writeSchema(name: string, schema: unknown): Promise<void> {
  return writeFile(inProject("schemas", `${name}.schema.json`), JSON.stringify(schema, undefined, 2));
}

describe("a project with two roles of its own", () => {
  it.each([
    ["TypeScript 7", "typescript"],
    ["TypeScript 5.9", "typescript-5.9"],
  ])("generates, type-checks with %s, reads, checks and draws its packets", async (_, compiler) => {
    expect(await command("--out", "src/generated")).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringContaining("\nsrc/generated/: "),
    });
    await project.write("src/fast-check.ts", 'export * as fc from "fast-check";\n');
    await project.write("src/main.ts", program);
    const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
    const options = { ...strict, module: "nodenext", target: "es2022", verbatimModuleSyntax: true, types: ["node"] };
    const compilerOptions = { ...options, rootDir: "src", outDir: "dist", skipLibCheck: true };
    await project.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
    const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
    expect(await project.node(tsc, "-p", ".").catch((error: { readonly stdout: string }) => error.stdout)).toBe("");
    expect(JSON.parse(await project.node("dist/main.js"))).toEqual({
      names: ["composer-return", "reviewer-return"],
      read: "reviewer-return",
      same: true,
      zod: true,
      wrong: [false, false],
      composer: true,
      composerIssues: ["/role", "/status", "/next-action"],
      drawn: true,
      misses: true,
      noisy: true,
    });
    // The compiled contracts serve the other commands too.
    const listed = await runCommand(project.folder, ["contracts", "--contract", "./dist/generated/index.js"]);
    expect(listed.stdout).toMatch(/reviewer-return +ReviewerReturn/);
    const sampled = await runCommand(project.folder, ["sample", "./dist/generated/index.js#reviewer-return"]);
    const checked = await runCommand(
      project.folder,
      ["check", "-", "--contract", "./dist/generated/index.js#ReviewerReturn"],
      { input: sampled.stdout },
    );
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining("1 valid") });
    const many = await runCommand(project.folder, ["explain", "./dist/generated/index.js"]);
    expect(many).toMatchObject({ code: 2, stderr: expect.stringContaining("names no single contract") });
  });

  it("says in each file where it comes from, and imports the package by its name", async () => {
    await command();
    for (const file of await readdir(inProject("generated"))) {
      const text = await readFile(inProject("generated", file), "utf8");
      expect(text).toMatch(
        /^\/\/ @generated (?:from schemas\/[\w-]+\.schema\.json )?by `typed-handoff generate`\. Do not edit\.\n/,
      );
      expect(text).not.toMatch(/from "\.\.\//);
    }
    expect(await readFile(inProject("generated/reviewer-return.ts"), "utf8")).toContain(
      'from "typed-handoff/runtime/formats/date-time"',
    );
  });

  it("keeps a copy of the envelope in its own folder apart from ours", async () => {
    await cp(join(project.installed, "schemas/handover.schema.json"), inProject("schemas/handover.schema.json"));
    await writeSchema("composer-return", { ...composer, allOf: [{ $ref: "handover.schema.json" }] });
    expect(await command()).toMatchObject({ code: 0 });
    expect(await readFile(inProject("generated/reviewer-return.ts"), "utf8")).toContain('from "./handover.js"');
  });
});

describe("generate --check", () => {
  it("tells what is missing, changed and orphaned, and nothing once all is written", async () => {
    expect(await command("--check")).toMatchObject({ code: 1, stderr: expect.stringContaining("index.ts: missing") });
    await command();
    expect(await command("--check")).toMatchObject({ code: 0, stderr: "" });
    await writeSchema("reviewer-return", { ...reviewer, title: "Other" });
    await rm(inProject("schemas/composer-return.schema.json"));
    const stale = await command("--check");
    expect(stale.code).toBe(1);
    expect(stale.stderr).toContain("generated/reviewer-return.ts: changed");
    expect(stale.stderr).toContain("generated/composer-return.ts: orphaned");
    expect(stale.stderr).toContain("Run the same without --check, and commit what it writes.");
    const { stdout, code } = await command("--check", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, differences: expect.any(Array) });
  });
});

describe("generate", () => {
  it("generates some schemas only, and leaves the others as they are", async () => {
    expect(await command("--only", "reviewer-return")).toMatchObject({ code: 0 });
    expect((await readdir(inProject("generated"))).sort()).toEqual([
      "reviewer-return.schema.ts",
      "reviewer-return.ts",
      "reviewer-return.zod.ts",
    ]);
    expect(await command("--only", "reviewer")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The nearest are reviewer-return"),
    });
  });

  it("only notes formats where that is asked for", async () => {
    await command("--formats", "annotate");
    expect(await readFile(inProject("generated/reviewer-return.ts"), "utf8")).not.toContain("isDateTime");
    expect(await command("--formats", "some")).toMatchObject({ code: 2 });
  });

  it("reads its settings from a file, and refuses ones that it does not know", async () => {
    const { $schema, ...undated } = composer;
    await writeSchema("composer-return", { ...undated, note: "ours" });
    const settings = { out: "src/contracts", draft: "draft-2020-12", allowedKeywords: ["note"] };
    await project.write("typed-handoff.config.json", JSON.stringify(settings));
    expect(await command()).toMatchObject({ code: 0 });
    expect(await readdir(inProject("src/contracts"))).toContain("composer-return.ts");
    await project.write("other.json", JSON.stringify({ outt: "x" }));
    expect(await command("--config", "other.json")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('unknown key "outt"'),
    });
    expect(await command("--config", "none.json")).toMatchObject({ code: 2 });
  });

  it("says where a schema is wrong and what to do, without a stack trace", async () => {
    await writeSchema("composer-return", { ...composer, allOf: [{ $ref: "handovr.schema.json" }] });
    const { code, stdout, stderr } = await command();
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^composer-return\.schema\.json#\/allOf\/0: "\$ref" points to nothing: handovr/);
    expect(stderr).not.toMatch(/^\s+at /m);
    const json = await command("--json");
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, error: { pointer: "/allOf/0", keyword: "$ref" } });
  });

  it("warns of a pattern with exponential backtracking, and generates all the same", async () => {
    await writeSchema("composer-return", {
      ...composer,
      properties: {
        journey: { type: "string", pattern: "^(j-?)+$" },
        slow: { type: "string", pattern: "^([a-z]+)*$" },
      },
    });
    const { code, stderr } = await command();
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^warning: composer-return\.schema\.json#\/properties\/slow: "pattern" takes time exponential/m,
    );
    expect(stderr).toContain("because of ([a-z]+)*");
    expect(JSON.parse((await command("--json")).stdout).warnings).toHaveLength(1);
  });

  it("overwrites and removes nothing that was not generated", async () => {
    await project.write("src/mine.ts", "export const mine = 1;\n");
    expect(await command("--out", "src")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("was not generated"),
    });
    expect(await readdir(inProject("src"))).toEqual(["mine.ts"]);
  });

  it.each([
    [["--schemas", "nowhere"], 2, "is no folder of schemas"],
    [["--schemas", "src"], 1, "holds no *.schema.json file"],
    [["--watch", "--check"], 2, "exclude one another"],
    [["--nonsense"], 2, "unknown option"],
  ])("refuses %j", async (parameters, code, message) => {
    expect(await command(...parameters)).toMatchObject({ code, stderr: expect.stringContaining(message) });
  });

  it("generates again when a schema changes, until it is interrupted", async () => {
    const child = spawn(process.execPath, [commandIn(project.folder), "generate", "--watch"], { cwd: project.folder });
    let told = "";
    const heard = (text: string) => expect.poll(() => told, { timeout: 60_000, interval: 50 }).toContain(text);
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      told += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      told += text;
    });
    const ended = new Promise((resolve) => child.on("close", resolve));
    await heard("7 files, 7 written");
    told = "";
    await writeFile(inProject("schemas/reviewer-return.schema.json"), "{");
    await heard("is not JSON");
    await writeSchema("reviewer-return", { ...reviewer, title: "Changed" });
    await heard("reviewer-return.ts: written anew");
    expect(told).not.toContain("composer-return.ts");
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  });
});

describe("typed-handoff/codegen", () => {
  it("generates folders, files and checks in memory", async () => {
    await project.write(
      "codegen.js",
      `
        import { CodegenError, compileSchema, generate, generateFiles } from "typed-handoff/codegen";
        const { files, differences } = await generate({ schemas: "schemas", out: "generated" });
        const again = await generate({ schemas: "schemas", out: "generated", check: true });
        const schema = { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object", properties: { a: { minimum: 3 } } };
        const inMemory = await generateFiles({ schemas: [{ file: "a.schema.json", root: schema }] });
        const compiled = await compileSchema(schema);
        const error = await generateFiles({ schemas: [{ file: "a.json", root: { ...schema, typo: 1 } }] }).catch((each) => each);
        console.log(JSON.stringify({
          files: files.length, written: differences.length, again: again.differences.length,
          inMemory: inMemory.map(({ file }) => file), is: [compiled.is({ a: 3 }), compiled.is({ a: 2 })],
          error: [error instanceof CodegenError, error.keyword],
        }));
      `,
    );
    expect(JSON.parse(await project.node("codegen.js"))).toEqual({
      files: 7,
      written: 7,
      again: 0,
      inMemory: ["a.ts", "a.zod.ts", "a.schema.ts", "index.ts"],
      is: [true, false],
      error: [true, "typo"],
    });
  });
});
