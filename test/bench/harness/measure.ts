import { processorTime } from "../../helpers/processor-time.js";
import { profile } from "./profile.js";
import { median } from "./statistics.js";
import type { Figure, Settings, Unit } from "./suite.js";

/** A piece of work, and the cell of a table in which its time is shown. */
export interface Case<Input = unknown> {
  readonly table: string;
  readonly row: string;
  readonly column: string;
  /** Does the work. Its result is kept alive, so that no part of the work can be left out. */
  readonly run: (input: Input) => unknown;
  /** What the work is done on, one after the other, round and round. */
  readonly inputs: readonly Input[];
  /** What the time is divided by, where it is not for one call: the KiB of an input, say. */
  readonly size?: number;
  readonly unit?: Unit;
}

/** How often, and for how long, each case is timed. */
export interface Plan {
  readonly rounds: number;
  /** The milliseconds that a batch takes at least, far above what the clock can tell apart. */
  readonly batch: number;
  /** The milliseconds for which a case runs before it is timed. */
  readonly warmUp: number;
  /** Of rows that have this in their names it is said where the time goes. */
  readonly profile?: string | undefined;
}

export function planFor({ quick, profile }: Settings): Plan {
  return quick ? { rounds: 7, batch: 1, warmUp: 20, profile } : { rounds: 11, batch: 2, warmUp: 40, profile };
}

/**
 * Times cases by the processor time that they take. They take turns, a batch of each in every round, there and back, so
 * that whatever else happens on the machine happens to all of them. The median over the rounds counts.
 */
export async function measure(cases: readonly Case[], plan: Plan): Promise<readonly Figure[]> {
  const { rounds, batch, warmUp } = plan;
  const timed = cases.map((each) => ({ each, drive: createDriver(each), count: each.inputs.length, times: [0] }));
  for (const one of timed) one.count = await calibrate(one.drive, one.each.inputs.length, batch, warmUp);
  for (const one of timed) one.times = [];
  for (let round = 0; round < rounds; round++) {
    const turns = round % 2 === 0 ? timed : timed.toReversed();
    for (const { drive, count, times } of turns) times.push((await timeOf(drive, count)) / count);
  }
  for (const { each, drive, count } of timed) {
    if (plan.profile !== undefined && each.row.includes(plan.profile)) await printProfile(each, () => drive(count));
  }
  return timed.map(({ each, times }) => {
    const { table, row, column, size = 1, unit = "ns" } = each;
    return { table, row, column, value: (median(times) * 1e6) / size, unit };
  });
}

async function printProfile({ table, row, column }: Case, work: () => unknown): Promise<void> {
  console.log(`\nWhere the time goes: ${table}, ${column}, ${row}\n${(await profile(work)).join("\n")}`);
}

/** Does the work of a case so many times. */
type Driver = (count: number) => unknown;

/** What keeps results alive: whatever is stored here could be read by anyone. */
const sink: { value: unknown } = { value: undefined };

let drivers = 0;

/**
 * Makes the loop of a case. Each has one of its own, from a text of its own: in a loop that all cases share, the engine
 * would see a call of many functions, and time spent on that call would make different cases look alike.
 */
function createDriver({ run, inputs }: Case): Driver {
  const isAsync = run.constructor.name === "AsyncFunction";
  const text = `
    // Loop ${drivers++}.
    let next = 0;
    return ${isAsync ? "async " : ""}function (count) {
      for (let done = 0; done < count; done++) {
        sink.value = ${isAsync ? "await " : ""}run(inputs[next]);
        if (++next === inputs.length) next = 0;
      }
    };
  `;
  return new Function("run", "inputs", "sink", text)(run, inputs, sink);
}

/** Runs a case until it is warm, and returns how often it must run to fill a batch: a number of whole passes. */
async function calibrate(drive: Driver, pass: number, batch: number, warmUp: number): Promise<number> {
  let passes = 1;
  let total = 0;
  for (;;) {
    const time = await timeOf(drive, passes * pass);
    total += time;
    if (time < batch) passes = Math.ceil(passes * Math.min(4, Math.max(1.1, (1.1 * batch) / time)));
    else if (total >= warmUp) break;
  }
  // What was counted while it was cold is too low.
  const time = await timeOf(drive, passes * pass);
  return Math.ceil(passes * Math.max(1, batch / time)) * pass;
}

async function timeOf(drive: Driver, count: number): Promise<number> {
  const start = processorTime();
  const done = drive(count);
  // Waiting for what is no promise would cost a turn of the event loop.
  if (done instanceof Promise) await done;
  return processorTime() - start;
}
