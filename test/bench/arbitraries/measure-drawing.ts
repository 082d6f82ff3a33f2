import * as fc from "fast-check";
import { generateSync } from "json-schema-faker";
import { zocker } from "zocker";
import { contracts } from "../../../src/index.js";
import { arbitraryFor } from "../../../src/testing.js";
import { zodSchemas } from "../../helpers/zod-schemas.js";
import { type Case, measure } from "../harness/measure.js";
import type { Remark, Report } from "../harness/suite.js";
import { records } from "./records.js";
import type { Drawn } from "./suite.js";

/** From how many packets to tell how many are valid. */
const trials = { full: 400, quick: 100 };

/** A way to draw packets. */
interface Source {
  readonly name: string;
  readonly draw: (count: number, seed: number) => readonly unknown[];
}

/** Measures all ways to draw packets of a contract. */
export async function measureDrawing(subject: Drawn, quick: boolean): Promise<Report> {
  const [batch, trial] = quick ? [5, trials.quick] : [40, trials.full];
  const works: Source[] = [];
  const remarks: Remark[] = [];
  for (const source of sourcesOf(subject)) {
    const text = remarkOn(source, subject, trial);
    if (text.works) works.push(source);
    remarks.push({ table: subject, row: source.name, text: text.remark });
  }
  const seeds = Array.from({ length: quick ? 2 : 3 }, (_, seed) => seed);
  const cases = works.map(({ name, draw }): Case<number> => {
    const run = (seed: number) => draw(batch, seed);
    return { table: subject, row: name, column: "time", run, inputs: seeds, size: batch };
  });
  const plan = quick ? { rounds: 3, batch: 1, warmUp: 1 } : { rounds: 5, batch: 5, warmUp: 60 };
  // The cast holds: each case gets its own inputs.
  return { figures: await measure(cases as readonly Case[], plan), remarks };
}

function sourcesOf(subject: Drawn): readonly Source[] {
  const { jsonSchema } = contracts[subject];
  return [
    { name: "arbitraryFor", draw: sampling(arbitraryFor<unknown>(contracts[subject])) },
    { name: "records of fast-check", draw: sampling(records[subject]) },
    { name: "zocker", draw: (count, seed) => zocker(zodSchemas[subject]).setSeed(seed).generateMany(count) },
    {
      name: "json-schema-faker",
      draw: (count) => Array.from({ length: count }, () => generateSync(jsonSchema, { alwaysFakeOptionals: true })),
    },
  ];
}

function sampling(arbitrary: fc.Arbitrary<unknown>): Source["draw"] {
  return (count, seed) => fc.sample(arbitrary, { seed, numRuns: count });
}

/** Tells how many of the packets are valid and how long they are, or why there are none. */
function remarkOn(
  { draw }: Source,
  subject: Drawn,
  trial: number,
): { readonly works: boolean; readonly remark: string } {
  try {
    const packets = draw(trial, 1);
    const valid = packets.filter((packet) => contracts[subject].is(packet)).length;
    const length = packets.reduce<number>((sum, packet) => sum + JSON.stringify(packet).length, 0) / trial;
    return { works: true, remark: `${((100 * valid) / trial).toFixed(1)} % valid, ${Math.round(length)} characters` };
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    return { works: false, remark: `cannot: ${reason.slice(0, 120)}` };
  }
}
