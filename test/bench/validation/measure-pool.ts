import { type Case, measure, planFor } from "../harness/measure.js";
import type { Remark, Report, Settings } from "../harness/suite.js";
import { compareJudges } from "./agreement.js";
import { judgesOf } from "./judges.js";
import { readPool } from "./pools/pools.js";
import type { PoolName, Validity } from "./subjects.js";

/** What is measured on the texts of packets, to compare with. */
export const parseRow = "JSON.parse of the text";

/** Measures all who can judge the packets of a pool. Valid and invalid ones share a process, as in life. */
export async function measurePool(name: PoolName, settings: Settings): Promise<Report> {
  const { subject } = name;
  const pool = readPool(settings.folder, name);
  const { judges, unable } = judgesOf(subject);
  const packets = { valid: pool.valid.map(parse), invalid: pool.invalid.map(parse) };
  const disagreements = compareJudges(
    subject,
    judges,
    [...packets.valid, ...packets.invalid],
    settings.quick || settings.run > 0,
  );
  const cases = (["valid", "invalid"] as const).flatMap((validity): readonly Case[] => {
    const [table, column, inputs] = [subject, columnOf(name, validity), packets[validity]];
    if (inputs.length === 0) return [];
    const parsing = {
      table,
      column,
      row: parseRow,
      run: (text: unknown) => parse(text as string),
      inputs: pool[validity],
    };
    return [...judges.map(({ name, run }) => ({ table, column, row: name, run, inputs })), parsing];
  });
  const remarks: Remark[] = [
    ...[...disagreements].map(([{ name }, { wrong, count }]) => {
      return { table: subject, row: name, text: `wrong on ${wrong} of ${count} packets` };
    }),
    ...[...unable].map(([name, reason]) => ({ table: subject, row: name, text: `cannot: ${reason}` })),
  ];
  return { figures: await measure(cases, planFor(settings)), remarks };
}

function columnOf({ size, variety }: PoolName, validity: Validity): string {
  return variety === "one" ? `${size}, one shape` : `${size}, ${validity}`;
}

function parse(text: string): unknown {
  return JSON.parse(text);
}
