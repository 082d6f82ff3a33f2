import type { Suite } from "../harness/suite.js";

const table = "from JSON Schema to code";
const row = "generateFiles";
const sizes = [100, 1000] as const;
const columnOf = (size: number) => `${size} definitions`;

/** How the time of generation grows with the schema: ten times as many definitions take ten times as long where it is linear. */
export const generation: Suite = {
  name: "generation",
  title: "Generation: a protocol whose definitions refer to one another",
  processes: { full: 3, quick: 1 },
  parts: () => [
    {
      name: "protocols",
      run: async () => {
        const { measure } = await import("../harness/measure.js");
        const { generateFiles } = await import("../../../src/codegen/generate.js");
        const { createProtocol } = await import("./protocol.js");
        const cases = sizes.map((size) => ({
          table,
          row,
          column: columnOf(size),
          run: async (root: unknown) => {
            // The cast holds: the protocol is made below.
            const schemas = [{ file: "protocol.schema.json", root: root as ReturnType<typeof createProtocol> }];
            return await generateFiles({ schemas });
          },
          inputs: [createProtocol(size)],
        }));
        return { figures: await measure(cases, { rounds: 3, batch: 1, warmUp: 1 }) };
      },
    },
  ],
  targets: [
    {
      title: "generation of 1,000 definitions, to 100",
      bound: "under",
      limit: 10,
      unit: "times",
      measure: (figures) => {
        const [short = Number.NaN, long = Number.NaN] = sizes.map((size) => figures.get(table, row, columnOf(size)));
        return [{ where: "", value: long / short }];
      },
    },
  ],
};
