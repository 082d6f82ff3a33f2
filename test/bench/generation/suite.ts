import type { Report, Suite } from "../harness/suite.js";

const table = "from JSON Schema to code";
const row = "generateFiles, in a process of its own";
const sizes = [100, 1000] as const;
const columnOf = (size: number) => `${size} definitions`;

/**
 * How the time of generation grows with the schema. Each size has a process of its own, as each run of the command has:
 * for a small schema, compiling the generator takes most of the time.
 */
export const generation: Suite = {
  name: "generation",
  title: "Generation: a protocol whose definitions refer to one another",
  parts: () => sizes.map((size) => ({ name: columnOf(size), run: () => generate(size) })),
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

async function generate(size: number): Promise<Report> {
  const { generateFiles } = await import("../../../src/codegen/generate.js");
  const { processorTime } = await import("../../helpers/processor-time.js");
  const { createProtocol } = await import("./protocol.js");
  const schemas = [{ file: "protocol.schema.json", root: createProtocol(size) }];
  const start = processorTime();
  const files = await generateFiles({ schemas });
  const value = (processorTime() - start) * 1e6;
  if (files.length === 0) throw new Error("nothing was generated");
  return { figures: [{ table, row, column: columnOf(size), value, unit: "ns" }] };
}
