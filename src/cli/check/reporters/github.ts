import { count } from "../../../parsing/feedback/count.js";
import { complain, print } from "../../terminal/write.js";
import { lineOf, type Reporter } from "../report.js";

/** Tells GitHub Actions: a workflow command for each problem, which it shows at its line. */
export function createGithubReporter(): Reporter {
  return {
    async packet(report) {
      const { source, contract, problems } = report;
      for (const problem of problems) {
        const { severity, place, code, message } = problem;
        const properties = {
          file: source.file,
          line: String(lineOf(report, problem)),
          col: String(place.column),
          title: contract === undefined ? code : `${contract}: ${code}`,
        };
        const listed = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
        await print(`::${severity} ${listed.join(",")}::${escapeData(message)}`);
      }
    },
    async unreadable(file, message) {
      await print(`::error file=${escapeProperty(file)}::${escapeData(message)}`);
    },
    async end({ packets, invalid, unreadable }) {
      await complain(`${count(packets, "packet")}, ${invalid} invalid, ${count(unreadable, "unreadable file")}`);
    },
  };
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
