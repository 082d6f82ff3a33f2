import { print } from "../../terminal/write.js";
import { lineOf, type PacketReport, type Reporter } from "../report.js";

/** Tells programs: one JSON object with the packets, what cannot be read, and a summary. */
export function createJsonReporter(): Reporter {
  let separator = "";
  const unreadable: { readonly file: string; readonly message: string }[] = [];
  // The list is written while it grows, so that memory does not grow with it.
  const open = () => {
    const before = separator === "" ? '{"packets":[\n' : ",\n";
    separator = ",";
    return before;
  };
  return {
    async packet(report) {
      await print(`${open().replace(/\n$/, "")}${JSON.stringify(plain(report))}`);
    },
    async unreadable(file, message) {
      unreadable.push({ file, message });
    },
    async end(summary) {
      const start = separator === "" ? '{"packets":[' : "";
      await print(`${start}],"unreadable":${JSON.stringify(unreadable)},"summary":${JSON.stringify(summary)}}`);
    },
  };
}

function plain(report: PacketReport): unknown {
  const { source, pointer, isValid, contract = null, problems, omitted, others } = report;
  return {
    file: source.file,
    line: source.firstLine,
    pointer,
    valid: isValid,
    contract,
    problems: problems.map((problem) => {
      const { severity, code, message, place } = problem;
      return { severity, code, pointer: problem.pointer, message, line: lineOf(report, problem), column: place.column };
    }),
    omitted,
    otherContracts: others.map((other) => ({
      contract: other.contract,
      problems: other.issues.length + other.omitted,
      first: other.issues[0]?.message,
    })),
  };
}
