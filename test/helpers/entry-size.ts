import { isBuiltin } from "node:module";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/** What a bundle of an application that uses the package is like. */
export interface Bundle {
  /** The code, minified. */
  readonly text: string;
  /** How many bytes that is compressed. */
  readonly gzip: number;
  /** The packages whose code is part of it. */
  readonly packages: readonly string[];
  /** The modules that it imports when it runs, besides those of Node. */
  readonly imports: readonly string[];
}

/** Bundles `code` as an application of the project in `folder` would be. Optional peers stay out of it. */
export async function bundle(folder: string, code: string): Promise<Bundle> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    external: ["fast-check", "json-schema-to-typescript", "json-schema-to-zod", "vitest"],
    metafile: true,
    write: false,
  });
  const inputs = Object.keys(metafile.inputs).filter((input) => input !== "<stdin>");
  const packages = inputs.map((input) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  const text = outputFiles[0]?.text ?? "";
  return {
    text,
    gzip: gzipSync(text).length,
    packages: [...new Set(packages)].sort(),
    imports: [...new Set(imports)].filter((path) => !isBuiltin(path)).sort(),
  };
}

/** A use of the package, and what it may cost. */
export interface Use {
  readonly code: string;
  /** How many bytes of it are allowed, compressed. Where more is really needed, raise this in the same commit. */
  readonly ceiling: number;
  /** The packages that may be part of it, besides our own. */
  readonly packages?: readonly string[];
  /** What it imports when it runs. */
  readonly imports?: readonly string[];
  /** Texts of ours that nothing in it has use for. */
  readonly absent?: readonly string[];
}

const contracts = [
  "AnyHandoffContext",
  "ClosureReceipt",
  "GoalAgentHandoff",
  "HandoffContext",
  "Handover",
  "PipelineContext",
  "ReturnPacket",
  "TaskDelegationContext",
] as const;

/** Guards and checks of all contracts. */
const allChecks = contracts.flatMap((name) => [`is${name}`, `check${name}`]).join(", ");

/** Found in the JSON Schemas, in errors, in builders, in tables of formats. */
const schemas = "handoff-protocol/contracts";
const errors = "has a forbidden key";
const builders = "only the options";
const pipeline = "pipelineName";
const goal = "workspai";
const formats = "an email address";

/** What applications import, alone and together. */
export const uses: Readonly<Record<string, Use>> = {
  "a guard": {
    code: 'export { isClosureReceipt } from "typed-handoff";',
    ceiling: 400,
    absent: [schemas, errors, builders, pipeline, goal, formats, "dispatch-mode"],
  },
  "a guard of a larger contract": {
    code: 'export { isReturnPacket } from "typed-handoff";',
    ceiling: 2_200,
    absent: [schemas, errors, builders, pipeline, goal, formats, "dispatch-mode"],
  },
  // The target is 6 KB: see test/bench/sizes.ts.
  "the checks of all contracts": {
    code: `export { ${allChecks} } from "typed-handoff";`,
    ceiling: 6_144,
    absent: [schemas, errors, builders, formats],
  },
  "a parser": {
    code: 'export { safeParseReturnPacket } from "typed-handoff";',
    ceiling: 3_600,
    absent: [schemas, builders, pipeline, goal, formats],
  },
  "a contract": {
    code: 'export { returnPacketContract } from "typed-handoff";',
    ceiling: 4_900,
    absent: [builders, pipeline, goal, formats],
  },
  "a builder": {
    code: 'export { returnPacket } from "typed-handoff";',
    ceiling: 6_000,
    absent: [pipeline, goal, formats],
  },
  "a format": {
    code: 'export { isUuid } from "typed-handoff/runtime/formats/uuid";',
    ceiling: 150,
    absent: [schemas, errors, builders, formats],
  },
  "a Zod parser": {
    code: 'export { HandoverSchema } from "typed-handoff/zod";',
    ceiling: 28_500,
    packages: ["zod"],
    absent: [schemas, errors, builders, pipeline, goal, formats],
  },
  "readPacket with a contract": {
    code: `
      import { returnPacketContract } from "typed-handoff";
      import { readPacket } from "typed-handoff/read";
      export const read = (text) => readPacket(returnPacketContract, text);
    `,
    ceiling: 65_000,
    packages: ["yaml"],
    absent: [builders, formats],
  },
  "typed-handoff": { code: 'export * from "typed-handoff";', ceiling: 21_000, absent: [formats] },
  "typed-handoff/runtime": {
    code: 'export * from "typed-handoff/runtime";',
    ceiling: 5_000,
    absent: [builders, pipeline, goal, formats],
  },
  // Most of this is Zod. All of Zod would be 65 kB more: see src/runtime/zod/extend.ts.
  "typed-handoff/zod": { code: 'export * from "typed-handoff/zod";', ceiling: 33_000, packages: ["zod"] },
  "typed-handoff/runtime/zod": {
    code: 'export * from "typed-handoff/runtime/zod";',
    ceiling: 26_500,
    packages: ["zod"],
    absent: [builders, pipeline, goal, formats],
  },
  "typed-handoff/read": {
    code: 'export * from "typed-handoff/read";',
    ceiling: 66_000,
    packages: ["yaml"],
    absent: [builders, formats],
  },
  "typed-handoff/testing": {
    code: 'export * from "typed-handoff/testing";',
    ceiling: 117_000,
    packages: ["yaml"],
  },
  "typed-handoff/testing/vitest": {
    code: 'import "typed-handoff/testing/vitest";',
    ceiling: 63_000,
    packages: ["yaml"],
    imports: ["vitest"],
  },
  // Zod is there for schemas that are compiled when the program runs.
  "typed-handoff/codegen": { code: 'export * from "typed-handoff/codegen";', ceiling: 76_000, packages: ["zod"] },
};
