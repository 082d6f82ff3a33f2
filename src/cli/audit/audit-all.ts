import type { Contract } from "../../runtime/contract.js";
import type { AuditReport } from "./audit-report.js";
import { inOrder } from "./in-order.js";
import { Merger } from "./merger.js";
import type { PartResult } from "./part.js";
import type { Plan, Step } from "./plan.js";
import { hasWorkers, type Runner, startPool } from "./pool.js";
import type { Progress } from "./progress.js";
import { auditStream } from "./stream.js";
import type { AuditSettings, Task } from "./task.js";
import { TaskRunner } from "./task-runner.js";

/** What is audited, and with what. */
export interface AuditWork {
  readonly plan: Plan;
  readonly contracts: readonly Contract[];
  readonly settings: AuditSettings;
  readonly jobs: number;
  readonly pieceSize: number;
}

/** For fewer bytes it takes longer to start workers than to do without. */
const worthWorkers = 16 * 1024 * 1024;

/** What an audit has found. */
export interface AuditOutcome {
  readonly report: AuditReport;
  readonly isAnythingRead: boolean;
}

/** Does all steps of a plan, and puts together what they find, in the order of the input. */
export async function auditAll(
  work: AuditWork,
  progress: Pick<Progress, "add">,
  runner?: Runner,
): Promise<AuditOutcome> {
  const { plan, settings } = work;
  const merger = new Merger(settings.listed);
  const given = runner ?? (await startRunner(work));
  const add = (part: PartResult) => {
    merger.add(part);
    progress.add(part.bytes, merger.attempts);
  };
  try {
    for (const section of sectionsOf(plan.steps)) {
      if (section.kind === "unreadable") merger.addUnreadable(section.file, section.reason);
      else if (section.kind === "stream") {
        for await (const part of auditStream(section.file, work.contracts, settings, work.pieceSize)) add(part);
      } else {
        const results = inOrder(section.tasks, (task) => given.run(task), work.jobs + 2);
        for await (const parts of results) parts.forEach(add);
      }
    }
  } finally {
    await given.end();
  }
  return { report: merger.report(), isAnythingRead: merger.readable > 0 };
}

/** Tasks in a row, which may be done at once, or another step by itself. */
type Section = { readonly kind: "tasks"; readonly tasks: Task[] } | Exclude<Step, Task>;

function sectionsOf(steps: readonly Step[]): readonly Section[] {
  const sections: Section[] = [];
  for (const step of steps) {
    const last = sections.at(-1);
    if (step.kind === "unreadable" || step.kind === "stream") sections.push(step);
    else if (last?.kind === "tasks") last.tasks.push(step);
    else sections.push({ kind: "tasks", tasks: [step] });
  }
  return sections;
}

async function startRunner({ plan, contracts, settings, jobs }: AuditWork): Promise<Runner> {
  const tasks = plan.steps.filter(({ kind }) => kind === "piece" || kind === "files").length;
  const workers = Math.min(jobs, tasks);
  if (workers > 1 && plan.bytes >= worthWorkers && hasWorkers()) return startPool(workers, settings);
  const runner = new TaskRunner(contracts, settings);
  let before: Promise<unknown> = Promise.resolve();
  return {
    // One after the other, with a pause between in which an interrupt is heard and progress is shown.
    run: (task) => {
      const result = before.then(() => new Promise((resolve) => setImmediate(resolve))).then(() => runner.run(task));
      before = result.catch(() => {});
      return result;
    },
    end: async () => {},
  };
}
