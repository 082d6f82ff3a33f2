import { workerData } from "node:worker_threads";
import { loadContracts } from "../contracts/load-contracts.js";
import type { PartResult } from "./part.js";
import type { AuditSettings, Task } from "./task.js";
import { TaskRunner } from "./task-runner.js";

// The pool puts data of its own before what it was given; the cast holds because the audit gives its settings.
const [, settings] = workerData as readonly [unknown, AuditSettings];
let runner: Promise<TaskRunner> | undefined;

/** Does a task in a worker of the pool. The contracts are loaded for the first one. */
export async function runTask(task: Task): Promise<readonly PartResult[]> {
  runner ??= loadContracts(settings.contracts).then((contracts) => new TaskRunner(contracts, settings));
  return (await runner).run(task);
}
