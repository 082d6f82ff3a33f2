import { fork } from "node:child_process";
import { join } from "node:path";
import type { Answer, Order } from "./child.js";
import { collect, type Measured } from "./figure-set.js";
import type { Progress } from "./progress.js";
import type { Figure, Remark, Report, Settings, Suite } from "./suite.js";

/** What came of a suite. */
export interface SuiteResult {
  readonly name: string;
  readonly title: string;
  readonly base?: string;
  /** In how many processes each part ran. */
  readonly processes: number;
  /** How long that took. */
  readonly seconds: number;
  readonly measured: readonly Measured[];
  readonly remarks: readonly Remark[];
}

/** Runs each part of a suite in some processes, one after the other: first all parts once, then all of them again. */
export async function runSuite(suite: Suite, settings: Settings, progress: Progress): Promise<SuiteResult> {
  const start = performance.now();
  const { name, title, base } = suite;
  const counts = suite.processes ?? { full: 3, quick: 1 };
  const processes = settings.quick ? counts.quick : counts.full;
  const parts = suite.parts(settings);
  for (const part of parts) {
    progress.show(`${name}: preparing ${part.name}`);
    await part.prepare?.(settings);
  }
  const runs: Figure[][] = [];
  const remarks = new Map<string, Remark>();
  for (let run = 0; run < processes; run++) {
    const figures: Figure[] = [];
    for (const [index, part] of parts.entries()) {
      progress.show(`${name}: ${part.name} (${run * parts.length + index + 1} of ${processes * parts.length})`);
      const report = await runPart({ suite: name, part: part.name, settings: { ...settings, run } });
      figures.push(...report.figures);
      for (const remark of report.remarks ?? []) remarks.set(JSON.stringify(remark), remark);
    }
    runs.push(figures);
  }
  const measured = collect(runs);
  const seconds = (performance.now() - start) / 1000;
  const others = { processes, seconds, measured, remarks: [...remarks.values()] };
  return { name, title, ...(base === undefined ? {} : { base }), ...others };
}

function runPart(order: Order): Promise<Report> {
  const { suite, part, settings } = order;
  return new Promise((resolve, reject) => {
    const child = fork(join(settings.folder, "child.js"), { execArgv: [...settings.nodeOptions] });
    let answer: Answer | undefined;
    child.once("message", (message) => {
      // The cast holds: our own child has sent it.
      answer = message as Answer;
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (answer !== undefined && "report" in answer) resolve(answer.report);
      else reject(new Error(`${suite}, ${part}: ${answer?.failure ?? `no answer, exit ${code ?? signal}`}`));
    });
    child.send(order);
  });
}
