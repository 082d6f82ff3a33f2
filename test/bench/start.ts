import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { context, delegation, goal, handover, pipeline, receipt, returned } from "../fixtures/answers/packets.js";
import { measureStarts, type Start } from "../helpers/cold-start.js";
import type { FigureSet, Suite, Target } from "./harness/suite.js";
import { packedProject, preparePackedProject } from "./packed-project.js";

const table = "from start to end";
const node = "node -e 0";
const empty = "an empty module";
const checks = "a packet of each contract checked";
const zod = "import zod";

const entries = ["", "/zod", "/read", "/testing", "/codegen", "/runtime", "/runtime/zod"];
const commands: Readonly<Record<string, readonly string[]>> = {
  "check --contract return-packet": ["check", "packet.json", "--contract", "return-packet"],
  "check, any contract": ["check", "packet.json"],
  "hook --contract return-packet": ["hook", "--contract", "return-packet"],
};

/** What starting costs: each entry, and the command. */
export const start: Suite = {
  name: "start",
  title: "Cold start: the packed package in a fresh process, by the clock on the wall, and the most memory at once",
  base: node,
  processes: { full: 1, quick: 1 },
  parts: ({ quick }) => [
    {
      name: "entries and commands",
      prepare: preparePackedProject,
      run: (settings) => {
        const folder = packedProject(settings);
        const started = measureStarts(createStarts(folder), quick ? 5 : 15, folder);
        return {
          figures: started.flatMap(({ name: row, milliseconds, ratio, megabytes }) => [
            { table, row, column: "time", value: milliseconds, unit: "ms" as const },
            { table, row, column: "times node -e 0", value: ratio, unit: "count" as const },
            { table, row, column: "memory", value: megabytes, unit: "MB" as const },
          ]),
        };
      },
    },
  ],
  targets: [
    {
      title: "import of typed-handoff and a check for each contract, beyond an empty module",
      bound: "at most",
      limit: 10,
      unit: "% of node -e 0",
      measure: (figures) => [{ where: "", value: 100 * (times(figures, checks) - times(figures, empty)) }],
    },
    ...Object.keys(commands).map((command): Target => {
      return {
        title: command,
        bound: "at most",
        limit: 1.6,
        unit: "times node -e 0",
        measure: (figures) => [{ where: "", value: times(figures, command) }],
      };
    }),
  ],
};

function times(figures: FigureSet, row: string): number {
  return figures.get(table, row, "times node -e 0");
}

const packets: Readonly<Record<string, unknown>> = {
  "any-handoff-context": pipeline,
  "closure-receipt": receipt,
  "goal-agent-handoff": goal,
  "handoff-context": context,
  handover,
  "pipeline-context": pipeline,
  "return-packet": returned,
  "task-delegation-context": delegation,
};

function createStarts(folder: string): readonly Start[] {
  const packet = JSON.stringify(packets["return-packet"]);
  writeFileSync(join(folder, "packet.json"), packet);
  const modules: Readonly<Record<string, string>> = {
    [empty]: "",
    [checks]: `
      import { contracts } from "typed-handoff";
      const packets = ${JSON.stringify(packets)};
      for (const name in contracts) if (!contracts[name].is(packets[name])) throw new Error(name);
    `,
    ...Object.fromEntries(entries.map((entry) => [`import typed-handoff${entry}`, `import "typed-handoff${entry}";`])),
    [zod]: 'import "zod";',
  };
  const started = Object.entries(modules).map(([name, text], index) => {
    writeFileSync(join(folder, `start-${index}.js`), text);
    return { name, parameters: [`start-${index}.js`] };
  });
  const main = join(folder, "node_modules", "typed-handoff", "dist", "cli", "main.js");
  const input = JSON.stringify({ tool_response: packet });
  const run = Object.entries(commands).map(([name, words]) => ({ name, parameters: [main, ...words], input }));
  return [{ name: node, parameters: ["-e", "0"] }, ...started, ...run];
}
