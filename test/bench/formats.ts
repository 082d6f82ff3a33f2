import { type Case, measure } from "./harness/measure.js";
import type { Suite } from "./harness/suite.js";

const table = "all hostile texts of a length";
const [short, long] = [6_000, 60_000];

/**
 * How much longer tests of formats take for ten times as much hostile text: about 10 times where time is linear, 100
 * where it is quadratic.
 */
export const formats: Suite = {
  name: "formats",
  title: "Formats: hostile texts of 6,000 and of 60,000 characters",
  processes: { full: 3, quick: 1 },
  parts: () => [
    {
      name: "all formats",
      run: async () => ({ figures: await measure(await createCases(), { rounds: 7, batch: 2, warmUp: 5 }) }),
    },
  ],
  targets: [
    {
      title: "any format: 10 times as much hostile text",
      bound: "under",
      limit: 20,
      unit: "times the time",
      measure: (figures) =>
        figures.rows(table).map((format) => ({
          where: format,
          value: figures.get(table, format, `${long}`) / figures.get(table, format, `${short}`),
        })),
    },
  ],
};

async function createCases(): Promise<readonly Case[]> {
  const { formats: tests } = await import("../../src/runtime/formats/index.js");
  const { hostileTexts } = await import("../unit/runtime/formats/hostile-texts.js");
  const texts = new Map([short, long].map((length) => [`${length}`, [...hostileTexts(length).values()]]));
  return [...tests].flatMap(([row, { test }]) =>
    [...texts].map(([column, inputs]) => ({
      table,
      row,
      column,
      run: (text: unknown) => test(text as string),
      inputs,
    })),
  );
}
