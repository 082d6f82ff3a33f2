import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { auditAll } from "../../src/cli/audit/audit-all.js";
import type { AuditReport } from "../../src/cli/audit/audit-report.js";
import { planAudit } from "../../src/cli/audit/plan.js";
import { TaskRunner } from "../../src/cli/audit/task-runner.js";
import { loadContracts } from "../../src/cli/contracts/load-contracts.js";

/** How some files are audited. */
export interface AuditOptions {
  readonly contracts?: readonly string[];
  readonly coerce?: boolean;
  readonly pieceSize?: number;
  readonly listed?: number;
  /** How many tasks run at once, in turns that differ from run to run; one after the other unless given. */
  readonly jobs?: number;
}

/** Audits files as the command does, and takes the folder out of their names. */
export async function auditFiles(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: AuditOptions = {},
): Promise<AuditReport> {
  const folder = mkdtempSync(join(tmpdir(), "typed-handoff-audit-"));
  try {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const report = await auditPaths(
      Object.keys(files).map((name) => join(folder, name)),
      options,
    );
    return JSON.parse(JSON.stringify(report).replaceAll(`${folder}/`, ""));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Audits what paths stand for. */
export async function auditPaths(paths: readonly string[], options: AuditOptions = {}): Promise<AuditReport> {
  const { contracts: names = ["auto"], coerce = false, pieceSize = 8 * 1024 * 1024, listed = 1000, jobs = 1 } = options;
  const contracts = await loadContracts(names);
  const settings = { contracts: names, coerce, listed };
  const plan = await planAudit(paths, pieceSize);
  const runners = Array.from({ length: jobs }, () => new TaskRunner(contracts, settings));
  let next = 0;
  const runner = {
    run: async (task: Parameters<TaskRunner["run"]>[0]) => {
      const turn = next++;
      const mine = runners[turn % jobs];
      // Later tasks are often done before earlier ones.
      for (let pause = 0; pause < (turn * 7) % 5; pause++) await new Promise((resolve) => setImmediate(resolve));
      // What workers return is copied.
      return structuredClone((await mine?.run(task)) ?? []);
    },
    end: async () => {},
  };
  const work = { plan, contracts, settings, jobs, pieceSize };
  const { report } = await auditAll(work, { add: () => {} }, jobs === 1 ? undefined : runner);
  return report;
}
