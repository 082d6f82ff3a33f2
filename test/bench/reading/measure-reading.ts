import { isDeepStrictEqual } from "node:util";
import { contracts } from "../../../src/index.js";
import { type Case, measure } from "../harness/measure.js";
import type { Remark, Report, Settings } from "../harness/suite.js";
import { readPool } from "../validation/pools/pools.js";
import type { Subject } from "../validation/subjects.js";
import { type Reader, readersOf, rows } from "./readers.js";
import { type Manner, manners, write, writeBare } from "./texts.js";

const plans = { full: { rounds: 9, batch: 2, warmUp: 50 }, quick: { rounds: 5, batch: 1, warmUp: 20 } } as const;

/** Measures all who can read packets of a contract on what models write. */
export async function measureReading(subject: Subject, settings: Settings): Promise<Report> {
  const pool = readPool(settings.folder, { subject, size: "large", variety: "varied" });
  const valid = settings.quick ? pool.valid.slice(0, 20) : pool.valid;
  const packets = valid.map((text): unknown => JSON.parse(text));
  const readers = readersOf(contracts[subject]);
  const bare = packets.map(writeBare);
  const cases: Case<string>[] = [];
  const remarks: Remark[] = [];
  for (const manner of manners) {
    const column = manner;
    const texts = packets.map((packet, index) => write(packet, manner, index));
    cases.push({ table: subject, row: rows.parse, column, run: (text) => JSON.parse(text), inputs: bare });
    for (const reader of readers.filter((each) => each.manners.includes(manner))) {
      cases.push({ table: subject, row: reader.name, column, run: reader.read, inputs: texts });
      remarks.push(...remarksOn(subject, reader, manner, [wrongOn(reader, texts, packets), texts.length]));
    }
  }
  // The cast holds: each case gets its own inputs.
  const plan = { ...(settings.quick ? plans.quick : plans.full), profile: settings.profile };
  return { figures: await measure(cases as readonly Case[], plan), remarks };
}

/** Returns of how many texts a reader does not give the packet. Ours must be right: else nothing was measured. */
function wrongOn({ name, read }: Reader, texts: readonly string[], packets: readonly unknown[]): number {
  const wrong = texts.filter((text, index) => !isDeepStrictEqual(read(text), packets[index]));
  const [first] = wrong;
  if (first !== undefined && name.startsWith(rows.read)) throw new Error(`readPacket is wrong on:\n${first}`);
  return wrong.length;
}

function remarksOn(
  table: string,
  { name }: Reader,
  manner: Manner,
  [wrong, count]: readonly [number, number],
): readonly Remark[] {
  const text = `${manner}: gives something else for ${wrong} of ${count} texts`;
  return wrong === 0 ? [] : [{ table, row: name, text }];
}
