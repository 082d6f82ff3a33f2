import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installPacked, type Project, rangeOf } from "../helpers/packed.js";
import { report } from "../helpers/runs.js";

let project: Project;

beforeAll(async () => {
  project = await installPacked(await rangeOf("zod"));
});

afterAll(() => project?.remove());

describe("the packed package", () => {
  it("holds what is built, the schemas and the documents, and nothing else", async () => {
    const files = await listFiles();
    const tops = new Set(files.map((file) => file.split("/")[0]));
    expect([...tops].sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json", "schemas"]);
    const endings = new Set(
      files.filter((file) => file.startsWith("dist/")).map((file) => file.replace(/^.*?(?=\.d\.|\.[^.]+$)/, "")),
    );
    expect([...endings].sort()).toEqual([".css", ".d.ts", ".js"]);
    report(`  tarball: ${files.length} files, ${kilobytes((await readFile(project.tarball)).length)}`);
  });

  it("has every file that it says it exports", async () => {
    const { exports, bin } = JSON.parse(await readFile(join(project.installed, "package.json"), "utf8"));
    const targets = Object.values({ ...exports, bin }).flatMap((entry) =>
      Object.values(typeof entry === "string" ? { entry } : Object(entry)),
    );
    const plain = targets.filter((target): target is string => typeof target === "string" && !target.includes("*"));
    expect(plain.length).toBeGreaterThan(5);
    for (const target of plain) await access(join(project.installed, target));
  });

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: project.installed, pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([]);
  });

  it("passes are-the-types-wrong, as a package of ES modules", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(await readFile(project.tarball)));
    if (analysis.types === false) expect.fail("there are no types");
    // What only resolvers see that cannot read an exports map, or that `require`, is meant by "ES modules only".
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== "CJSResolvesToESM" && !("resolutionKind" in problem && problem.resolutionKind === "node10"),
    );
    expect(problems).toEqual([]);
  });
});

describe("imports", () => {
  it("work in Node, for each entry that needs no optional peer", async () => {
    await project.write(
      "main.js",
      `
        import { contracts, isHandover, parseReturnPacket, safeParseReturnPacket, isPacketError } from "typed-handoff";
        import { ReturnPacketSchema } from "typed-handoff/zod";
        import * as runtime from "typed-handoff/runtime";
        import * as zodRuntime from "typed-handoff/runtime/zod";
        import schema from "typed-handoff/schemas/return-packet.schema.json" with { type: "json" };
        const packet = { conclusion: "Works.", evidence: ["214 passed"], gaps: [], artifact_paths: ["a.ts"] };
        let thrown;
        try { parseReturnPacket({}); } catch (error) { thrown = error; }
        console.log(JSON.stringify({
          names: Object.keys(contracts).length,
          same: parseReturnPacket(packet) === packet,
          zod: ReturnPacketSchema.safeParse(packet).success,
          refused: safeParseReturnPacket({ ...packet, evidence: [] }).error.issues.map(({ pointer }) => pointer),
          handover: isHandover(packet),
          error: isPacketError(thrown),
          runtime: typeof runtime.defineContract + typeof zodRuntime.anyOf,
          title: schema.title,
        }));
      `,
    );
    expect(JSON.parse(await project.node("main.js"))).toEqual({
      names: 8,
      same: true,
      zod: true,
      refused: ["/evidence"],
      handover: false,
      error: true,
      runtime: "functionfunction",
      title: "Return packet",
    });
  });

  it("share one runtime, whichever entries meet", async () => {
    await project.write(
      "shared.js",
      `
        import { contracts, Issues, PacketError } from "typed-handoff";
        import { compileSchema } from "typed-handoff/codegen";
        import { ReadError, readPacket } from "typed-handoff/read";
        import * as runtime from "typed-handoff/runtime";
        import * as formats from "typed-handoff/runtime/formats/index";
        import { isUuid } from "typed-handoff/runtime/formats/uuid";
        import { arbitraryReturnPacket, sampleHandover } from "typed-handoff/testing";
        const { error } = readPacket(contracts.handover, "no packet");
        console.log(JSON.stringify({
          classes: runtime.PacketError === PacketError && runtime.Issues === Issues,
          refusal: error instanceof PacketError && error instanceof ReadError,
          returned: contracts.handover.safeParse({}).error instanceof PacketError,
          formats: formats.isUuid === isUuid,
          sample: contracts.handover.is(sampleHandover()),
          lazy: [typeof arbitraryReturnPacket, typeof compileSchema],
          // Nothing but what it is for: what others need of the core is not part of it.
          runtime: Object.keys(runtime).includes("contracts"),
        }));
      `,
    );
    expect(JSON.parse(await project.node("shared.js"))).toEqual({
      classes: true,
      refusal: true,
      returned: true,
      formats: true,
      sample: true,
      lazy: ["function", "function"],
      runtime: false,
    });
  });

  it("of what is no entry fail", async () => {
    await project.write("inside.js", 'import "typed-handoff/dist/src/runtime/issues.js";');
    await expect(project.node("inside.js")).rejects.toThrow("ERR_PACKAGE_PATH_NOT_EXPORTED");
  });
});

describe.each([
  ["TypeScript 7", "typescript"],
  ["TypeScript 5.9", "typescript-5.9"],
])("types in %s", (_, compiler) => {
  it.each([
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])("resolve with module %s and resolution %s", async (module, moduleResolution) => {
    // Zod's own types need those of the DOM, or of Node.
    expect(await compile(compiler, { module, moduleResolution, lib: ["es2022", "dom"] }, consumer + zodConsumer)).toBe(
      "",
    );
  });

  it("of the main entry need neither the DOM nor Node", async () => {
    const options = { module: "nodenext", moduleResolution: "nodenext", lib: ["es2022"] };
    expect(await compile(compiler, options, consumer)).toBe("");
  });
});

/** Type-checks a file of the project, the package's own declarations included, and returns what the compiler says. */
async function compile(compiler: string, options: object, text: string): Promise<string> {
  const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false };
  const compilerOptions = { ...strict, ...options, target: "es2022", types: [], noEmit: true };
  await project.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  await project.write("use.ts", text);
  const tsc = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
  return project.node(tsc, "-p", ".").catch((error: { readonly stdout: string }) => error.stdout);
}

/** What somebody writes who uses the package: it must compile, and must not where it says so. */
const consumer = `
  import { type AnyHandoffContext, type Contract, contracts, isReturnPacket, type PacketOf, type ReturnPacket, safeParseReturnPacket } from "typed-handoff";

  const packet: ReturnPacket = { conclusion: "Works.", evidence: ["214 passed"], gaps: [], artifact_paths: ["a.ts"] };
  // @ts-expect-error there is no evidence
  const wrong: ReturnPacket = { ...packet, evidence: [] };
  // @ts-expect-error totalSteps is missing
  const context: AnyHandoffContext = { reason: "pipeline_execution", parentAgent: "a", transferCount: 1, pipelineName: "p", currentStep: 1 };

  const result = safeParseReturnPacket(packet);
  const conclusion: string = result.success ? result.data.conclusion : result.error.message;
  const contract: Contract<ReturnPacket> = contracts["return-packet"];
  const same: PacketOf<typeof contract> = packet;
  export const narrowed = (value: unknown): string => (isReturnPacket(value) ? value.evidence[0] : "");
  export { conclusion, context, packet, same, wrong };
`;

const zodConsumer = `
  import { ReturnPacketSchema } from "typed-handoff/zod";
  export const parsed: ReturnPacket = ReturnPacketSchema.parse(packet);
`;

/** Lists the files of the tarball. */
async function listFiles(): Promise<readonly string[]> {
  const packed = createPackageFromTarballData(await readFile(project.tarball));
  const prefix = `/node_modules/${packed.packageName}/`;
  return packed.listFiles().map((file) => file.slice(prefix.length));
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
