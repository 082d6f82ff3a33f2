import { bundle, uses } from "../helpers/entry-size.js";
import type { Suite } from "./harness/suite.js";
import { packedProject, preparePackedProject } from "./packed-project.js";

const table = "bundle of an application that uses";
const checks = "the checks of all contracts";

/** What the package adds to an application: each entry, and typical uses. The ceilings are held by the tests. */
export const sizes: Suite = {
  name: "sizes",
  title: "Sizes: bundled and minified by esbuild",
  processes: { full: 1, quick: 1 },
  parts: () => [
    {
      name: "entries and uses",
      prepare: preparePackedProject,
      run: async (settings) => {
        const bundles = Object.entries(uses).map(async ([row, { code, ceiling }]) => {
          const { text, gzip } = await bundle(packedProject(settings), code);
          return [
            { table, row, column: "minified", value: text.length, unit: "bytes" as const },
            { table, row, column: "gzip", value: gzip, unit: "bytes" as const },
            { table, row, column: "ceiling", value: ceiling, unit: "bytes" as const },
          ];
        });
        return { figures: (await Promise.all(bundles)).flat() };
      },
    },
  ],
  targets: [
    {
      title: "checks of all contracts, minified and gzip",
      bound: "at most",
      limit: 6,
      unit: "KB",
      measure: (figures) => [{ where: "", value: figures.get(table, checks, "gzip") / 1024 }],
    },
  ],
};
