import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Compilation, compileFolder, type compilers } from "./compile.js";

/** Compiles a file of a project in `folder` as its owner would, and returns what that cost. */
export async function compileUse(version: keyof typeof compilers, folder: string, text: string): Promise<Compilation> {
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, noEmit: true },
    ...{ target: "es2022", lib: ["es2022", "dom"], types: [], module: "nodenext", moduleResolution: "nodenext" },
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["use.ts"] }));
  await writeFile(join(folder, "use.ts"), text);
  return compileFolder(version, folder);
}

/** What programs are compared with. */
export const emptyFile = "export {};\n";

/** A program that makes a parser with Zod and uses it. */
export const zodAlone = `
  import * as z from "zod";
  const Named = z.strictObject({ name: z.string() });
  export const name: string = Named.parse({}).name;
`;

/** A program that uses the type and the guard of each contract. */
export const typesAndGuards = `
  import * as handoff from "typed-handoff";

  export const packet: handoff.ReturnPacket = {
    conclusion: "Works.",
    evidence: ["214 passed"],
    gaps: [],
    artifact_paths: ["a.ts"],
  };

  export function describe(value: unknown): string {
    if (handoff.isReturnPacket(value)) return value.evidence[0];
    if (handoff.isHandover(value)) return value.role;
    if (handoff.isPipelineContext(value)) return value.pipelineName;
    if (handoff.isTaskDelegationContext(value)) return value.taskId;
    if (handoff.isHandoffContext(value)) return value.reason;
    if (handoff.isAnyHandoffContext(value)) return value.parentAgent;
    if (handoff.isGoalAgentHandoff(value)) return value.objective;
    return handoff.isClosureReceipt(value) ? value.target : "";
  }
`;

const parsed = {
  AnyHandoffContext: "parentAgent",
  ClosureReceipt: "target",
  GoalAgentHandoff: "objective",
  HandoffContext: "reason",
  Handover: "role",
  PipelineContext: "pipelineName",
  ReturnPacket: "conclusion",
  TaskDelegationContext: "taskId",
} as const;

/** For each Zod parser, a program that parses with it. */
export const zodParsers: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(parsed).map(([name, key]) => {
    const use = `export const text: string = ${name}Schema.parse({}).${key};`;
    return [`${name}Schema`, `import { ${name}Schema } from "typed-handoff/zod";\n${use}\n`];
  }),
);
