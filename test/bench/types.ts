import { compilers } from "../helpers/compile.js";
import { compileUse, emptyFile, typesAndGuards, zodAlone, zodParsers } from "../helpers/type-cost.js";
import type { Suite } from "./harness/suite.js";
import { packedProject, preparePackedProject } from "./packed-project.js";

const table = "type instantiations";
const [empty, guards, zod] = ["an empty file", "types and guards of all contracts", "Zod alone"];
const programs: Readonly<Record<string, string>> = {
  [empty]: emptyFile,
  [guards]: typesAndGuards,
  [zod]: zodAlone,
  ...zodParsers,
};

/** What the types of the package cost a program that is compiled against it. The tests hold them to the same targets. */
export const types: Suite = {
  name: "types",
  title: "Types: what a consumer's program costs the compiler, from the shipped declarations",
  processes: { full: 1, quick: 1 },
  parts: ({ quick }) =>
    // The cast holds: these are the keys of the record.
    (Object.keys(compilers) as (keyof typeof compilers)[]).slice(0, quick ? 1 : undefined).map((version) => ({
      name: `TypeScript ${version}`,
      prepare: preparePackedProject,
      run: async (settings) => {
        const figures = [];
        for (const [row, text] of Object.entries(programs).slice(0, quick ? 4 : undefined)) {
          const start = performance.now();
          const { instantiations } = await compileUse(version, packedProject(settings), text);
          const time = performance.now() - start;
          figures.push({ table, row, column: `TypeScript ${version}`, value: instantiations, unit: "count" as const });
          figures.push({ table, row, column: `time in ${version}`, value: time, unit: "ms" as const });
        }
        return { figures };
      },
    })),
  targets: [
    {
      title: "types and guards, beyond an empty file",
      bound: "under",
      limit: 500,
      unit: "instantiations",
      measure: (figures) =>
        versions(figures.columns(table)).map((where) => ({
          where,
          value: figures.get(table, guards, where) - figures.get(table, empty, where),
        })),
    },
    {
      title: "a Zod parser, beside Zod alone",
      bound: "at most",
      limit: 1.1,
      unit: "times the instantiations",
      measure: (figures) =>
        versions(figures.columns(table)).flatMap((version) =>
          Object.keys(zodParsers).map((name) => ({
            where: `${name}, ${version}`,
            value: figures.get(table, name, version) / figures.get(table, zod, version),
          })),
        ),
    },
  ],
};

function versions(columns: readonly string[]): readonly string[] {
  return columns.filter((column) => column.startsWith("TypeScript"));
}
