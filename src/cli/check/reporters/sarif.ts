import { printJson } from "../../terminal/write.js";
import { lineOf, type PacketReport, type PlacedProblem, type Reporter } from "../report.js";

/** Tells code scanners: a log in SARIF 2.1.0, each code of a problem a rule. */
export function createSarifReporter(): Reporter {
  const results: unknown[] = [];
  const rules = new Set<string>();
  const notifications: unknown[] = [];
  return {
    async packet(report) {
      for (const problem of report.problems) {
        rules.add(problem.code);
        results.push(resultOf(report, problem));
      }
    },
    async unreadable(file, message) {
      const locations = [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }];
      notifications.push({ level: "error", message: { text: message }, locations });
    },
    async end({ unreadable }) {
      const driver = { name: "typed-handoff", rules: [...rules].sort().map((id) => ({ id })) };
      const invocation = { executionSuccessful: unreadable === 0, toolExecutionNotifications: notifications };
      const run = { tool: { driver }, invocations: [invocation], columnKind: "utf16CodeUnits", results };
      const schema = "https://json.schemastore.org/sarif-2.1.0.json";
      await printJson({ $schema: schema, version: "2.1.0", runs: [run] });
    },
  };
}

function resultOf(report: PacketReport, problem: PlacedProblem): unknown {
  const { source, contract, pointer } = report;
  const region = { startLine: lineOf(report, problem), startColumn: problem.place.column };
  return {
    ruleId: problem.code,
    level: problem.severity,
    message: { text: contract === undefined ? problem.message : `${contract}: ${problem.message}` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(source.file) }, region },
        logicalLocations: [{ fullyQualifiedName: pointer + problem.pointer }],
      },
    ],
  };
}

/** A path as a relative URI reference, or a file URI where it is absolute. */
function uriOf(file: string): string {
  const encoded = file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
  return encoded.startsWith("/") ? `file://${encoded}` : encoded.replace(/^\.\//, "");
}
