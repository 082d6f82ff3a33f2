import { type Profiler, Session } from "node:inspector/promises";

/** How long a piece of work runs while it is looked at. */
const duration = 1_000;
/** The microseconds from one look to the next. */
const interval = 100;
/** Functions with less than this share of the time are not worth a line. */
const smallest = 0.01;

/** What is not of the work: waiting, and the profiler itself. */
const ofTheProfiler: ReadonlySet<string> = new Set(["(idle)", "(program)", "dispatch"]);

/** Says in which functions the time of some work goes, those that called others left aside: a line for each function. */
export async function profile(work: () => unknown): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval });
  await session.post("Profiler.start");
  const end = performance.now() + duration;
  while (performance.now() < end) await work();
  const { profile: recorded } = await session.post("Profiler.stop");
  session.disconnect();
  return list(recorded);
}

function list({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): readonly string[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const [name, time] = [names.get(id) ?? "", timeDeltas[index] ?? 0];
    if (ofTheProfiler.has(name)) continue;
    times.set(name, (times.get(name) ?? 0) + time);
    total += time;
  }
  const sorted = [...times].sort(([, one], [, other]) => other - one).filter(([, time]) => time >= smallest * total);
  return sorted.map(([name, time]) => `${((100 * time) / total).toFixed(1).padStart(5)} % ${name}`);
}

/** Built-in functions have no file; what they do within the engine counts as the time of who called them. */
function nameOf({ functionName, url }: Profiler.Profile["nodes"][number]["callFrame"]): string {
  return `${functionName === "" ? "(a function without a name)" : functionName}${url.startsWith("node:") ? ` (${url})` : ""}`;
}
