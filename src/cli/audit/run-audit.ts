import { availableParallelism } from "node:os";
import { parseCoercions } from "../coercions.js";
import { loadContracts } from "../contracts/load-contracts.js";
import { exitCodes } from "../exit-codes.js";
import { standardInput } from "../input/read-bytes.js";
import { harmlessLine } from "../terminal/harmless.js";
import { styleFor } from "../terminal/style.js";
import { complain, print } from "../terminal/write.js";
import { UsageError } from "../usage-error.js";
import { auditAll } from "./audit-all.js";
import type { AuditReport } from "./audit-report.js";
import { pieceSize } from "./limits.js";
import { placeOf } from "./place-of.js";
import { planAudit } from "./plan.js";
import { createProgress, noProgress } from "./progress.js";
import { summarize } from "./summary.js";
import { assertWritable, writeAtomically } from "./write-files.js";

/** What `audit` is asked to do. */
export interface AuditRequest {
  readonly paths: readonly string[];
  readonly contracts: readonly string[];
  readonly coerce: string | undefined;
  /** Where the report goes as JSON: a file, or the standard output. */
  readonly json: string | undefined;
  /** Where the report goes as a page. */
  readonly html: string | undefined;
  readonly list: string;
  readonly jobs: string | undefined;
}

/** The exit code of a command that was interrupted, as shells know it. */
const interrupted = 130;

/** Fewer bytes than these are read before anybody could look. */
const worthProgress = 4 * 1024 * 1024;

/** Audits transcripts and logs, reports, and returns the exit code. */
export async function runAudit(request: AuditRequest): Promise<number> {
  const { paths, contracts: names, json, html } = request;
  const coerce = request.coerce === undefined ? false : parseCoercions(request.coerce);
  const listed = readCount("--list", request.list, 0, 100_000);
  const jobs = request.jobs === undefined ? availableParallelism() : readCount("--jobs", request.jobs, 1, 256);
  if (paths.includes(standardInput) && process.stdin.isTTY)
    throw new UsageError("no text: name a file, or pipe one in");
  if (html === standardInput) throw new UsageError("--html: name a file; only the JSON can go to the standard output");
  const written = await placesOfReports(paths, [json, html]);
  const contracts = await loadContracts(names);

  const plan = await planAudit(paths, pieceSize, written);
  const isLong = plan.bytes > worthProgress || plan.steps.some(({ kind }) => kind === "stream");
  const progress = isLong ? createProgress(process.stderr, plan.bytes) : noProgress;
  const interrupt = () => {
    progress.end();
    // Workers end with the process, and files are written at once at the end: nothing is left behind.
    process.exit(interrupted);
  };
  process.once("SIGINT", interrupt);
  const settings = { contracts: names, coerce, listed };
  const { report, isAnythingRead } = await auditAll({ plan, contracts, settings, jobs, pieceSize }, progress).finally(
    () => progress.end(),
  );
  const code = isAnythingRead ? exitCodes.success : exitCodes.usage;
  // Known at once, so that it is right as well where the reader of the report leaves early.
  process.exitCode = code;
  await tellUnreadable(report);
  if (html !== undefined) {
    const { renderPage } = await import("./page/render-page.js");
    writeAtomically(html, renderPage(report));
  }
  const text = `${JSON.stringify(report, undefined, 2)}\n`;
  if (json !== undefined && json !== standardInput) writeAtomically(json, text);
  process.removeListener("SIGINT", interrupt);
  await print(json === standardInput ? text.trimEnd() : summarize(report, styleFor(process.stdout)));
  return code;
}

/** Returns the places of the files that will be written. Throws `UsageError` where one could not be, or would be lost. */
async function placesOfReports(
  paths: readonly string[],
  reports: readonly (string | undefined)[],
): Promise<readonly string[]> {
  const inputs = new Set(paths.filter((path) => path !== standardInput).map(placeOf));
  const places: string[] = [];
  for (const file of reports) {
    if (file === undefined || file === standardInput) continue;
    await assertWritable(file);
    const place = placeOf(file);
    if (inputs.has(place))
      throw new UsageError(`${file}: is to be audited and would be overwritten; name another file`);
    if (places.includes(place)) throw new UsageError("--json and --html name the same file");
    places.push(place);
  }
  return places;
}

async function tellUnreadable({ input }: AuditReport): Promise<void> {
  const style = styleFor(process.stderr);
  for (const { file, reason } of input.unreadable) await complain(style.red(harmlessLine(`${file}: ${reason}`)));
}

function readCount(option: string, text: string, least: number, most: number): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new UsageError(`${option}: must be a whole number from ${least} to ${most}`);
}
