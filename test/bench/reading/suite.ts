import type { FigureSet, Place, Settings, Suite } from "../harness/suite.js";
import { subjects } from "../validation/subjects.js";

// The rows by name, as the modules that know them load what is measured.
const parse = "JSON.parse of the bare packet";
const read = "readPacket";
const last = "readPacket, no look for keys twice";
const repair = "jsonrepair, then JSON.parse";

/** What is measured in a quick run. */
const some = ["return-packet", "any-handoff-context", "goal-agent-handoff"] as const;

/** What it costs to read a large packet out of what a model wrote, beside those who read or repair JSON. */
export const reading: Suite = {
  name: "reading",
  title: "Reading: the text of a model with one large packet",
  base: parse,
  parts: ({ quick }) =>
    (quick ? some : subjects).map((subject) => ({
      name: subject,
      prepare: async ({ folder }: Settings) => {
        const { writePool } = await import("../validation/pools/pools.js");
        writePool(folder, { subject, size: "large", variety: "varied" });
      },
      run: async (settings: Settings) => {
        const { measureReading } = await import("./measure-reading.js");
        return measureReading(subject, settings);
      },
    })),
  targets: [
    {
      title: "readPacket of clean text, to JSON.parse",
      bound: "at most",
      limit: 2,
      unit: "times",
      measure: (figures) => ratios(figures, read, parse, "clean"),
    },
    {
      title: "readPacket of clean text, no look for keys twice, to JSON.parse",
      bound: "at most",
      limit: 1.3,
      unit: "times",
      measure: (figures) => ratios(figures, last, parse, "clean"),
    },
    {
      title: "readPacket of text in a code block, to JSON.parse",
      bound: "at most",
      limit: 2.2,
      unit: "times",
      measure: (figures) => ratios(figures, read, parse, "fenced"),
    },
    {
      title: "readPacket of text in a code block, no look for keys twice, to JSON.parse",
      bound: "at most",
      limit: 1.5,
      unit: "times",
      measure: (figures) => ratios(figures, last, parse, "fenced"),
    },
    {
      title: "readPacket of damaged text, to jsonrepair and JSON.parse",
      bound: "at most",
      limit: 1,
      unit: "times",
      measure: (figures) => ratios(figures, read, repair, "damaged"),
    },
  ],
};

/** Returns how many times the time of `base` a row takes for each contract. */
function ratios(figures: FigureSet, row: string, base: string, column: string): readonly Place[] {
  return figures.tables().map((subject) => ({
    where: subject,
    value: figures.get(subject, row, column) / figures.get(subject, base, column),
  }));
}
