import { loadContracts } from "../contracts/load-contracts.js";
import { exitCodes } from "../exit-codes.js";
import { expandPaths } from "../input/expand-paths.js";
import { nameOf } from "../input/read-bytes.js";
import { isUsageError } from "../usage-error.js";
import { judge, type Semantics } from "./judge.js";
import type { Found, InputFormat } from "./packets.js";
import { readPackets } from "./read-packets.js";
import { type PacketReport, type Reporter, reportFault, reportValue } from "./report.js";

/** How findings are told. */
export type ReportFormat = "text" | "json" | "github" | "sarif";

/** What `check` is asked to do. */
export interface CheckRequest {
  readonly paths: readonly string[];
  readonly contracts: readonly string[];
  readonly format: ReportFormat;
  readonly input: InputFormat | undefined;
  readonly semantics: Semantics;
  readonly isQuiet: boolean;
}

/** Checks files, tells what is found, and returns the exit code. A file that cannot be read does not stop the others. */
export async function runCheck(request: CheckRequest): Promise<number> {
  const contracts = await loadContracts(request.contracts);
  const reporter = await createReporter(request);
  const summary = { files: 0, packets: 0, valid: 0, invalid: 0, warnings: 0, unreadable: 0 };
  const setCode = () => {
    const isBad = summary.invalid > 0 || request.paths.length === 0;
    const code = summary.unreadable > 0 ? exitCodes.usage : isBad ? exitCodes.failure : exitCodes.success;
    // Known at once, so that it is right as well where the reader of the report leaves early.
    process.exitCode = code;
    return code;
  };
  const report = async (found: Found) => {
    const told = await describe(found);
    summary.packets++;
    summary[told.isValid ? "valid" : "invalid"]++;
    summary.warnings += told.problems.filter(({ severity }) => severity === "warning").length;
    setCode();
    await reporter.packet(told);
  };
  const describe = async (found: Found): Promise<PacketReport> =>
    found.kind === "fault"
      ? reportFault(found)
      : reportValue(found, await judge(found.value, contracts, request.semantics));
  const attempt = async (file: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!isUsageError(error)) throw error;
      summary.unreadable++;
      setCode();
      await reporter.unreadable(file, error.message);
    }
  };

  for (const path of request.paths) {
    let files: readonly string[] = [];
    await attempt(path, async () => {
      files = await expandPaths([path]);
    });
    for (const file of files) {
      summary.files++;
      await attempt(nameOf(file), async () => {
        for await (const found of readPackets(file, request.input)) await report(found);
      });
    }
  }
  await reporter.end(summary);
  return setCode();
}

async function createReporter({ format, isQuiet }: CheckRequest): Promise<Reporter> {
  switch (format) {
    case "json":
      return (await import("./reporters/json.js")).createJsonReporter();
    case "github":
      return (await import("./reporters/github.js")).createGithubReporter();
    case "sarif":
      return (await import("./reporters/sarif.js")).createSarifReporter();
    case "text":
      return (await import("./reporters/text.js")).createTextReporter({ isQuiet });
  }
}
