import { count } from "../../../parsing/feedback/count.js";
import { withArticle } from "../../../parsing/feedback/wording.js";
import { harmlessLine } from "../../terminal/harmless.js";
import { type Style, styleFor } from "../../terminal/style.js";
import { complain, print } from "../../terminal/write.js";
import { lineOf, type PacketReport, type PlacedProblem, type Reporter, type Summary } from "../report.js";

const maximumOthers = 3;

/** Tells people: what is wrong with a frame of the lines around it, and one line for all at the end. */
export function createTextReporter({ isQuiet }: { readonly isQuiet: boolean }): Reporter {
  const style = styleFor(process.stdout);
  return {
    async packet(report) {
      if (report.problems.length === 0) return;
      const shown = isQuiet ? report.problems.filter(({ severity }) => severity === "error") : report.problems;
      if (shown.length > 0) await print(await describe({ ...report, problems: shown }, style));
    },
    async unreadable(_file, message) {
      await complain(styleFor(process.stderr).red(harmlessLine(message)));
    },
    async end(summary) {
      await print(summarize(summary, style));
    },
  };
}

async function describe(report: PacketReport, style: Style): Promise<string> {
  const { codeFrame } = await import("../code-frame.js");
  const { source, isValid, contract, pointer, problems, omitted, others } = report;
  const [first] = problems;
  const place = first === undefined ? "" : `:${lineOf(report, first)}:${first.place.column}`;
  const what =
    contract === undefined ? withoutContract(first) : isValid ? `is ${withArticle(contract)}` : `is no ${contract}`;
  const packet = pointer === "" ? "" : ` (packet ${pointer})`;
  const mark = isValid ? style.yellow("!") : style.red("✖");
  const lines = [`${mark} ${style.bold(harmlessLine(source.file) + place)}${packet} ${what}`];
  let framed = 0;
  for (const problem of problems) {
    lines.push(`  ${severityOf(problem, style)}${harmlessLine(problem.message)} ${style.dim(`[${problem.code}]`)}`);
    if (framed !== problem.place.line) lines.push(indent(codeFrame(source, problem.place, style)));
    framed = problem.place.line;
  }
  if (omitted > 0) lines.push(`  and ${omitted} more`);
  for (const other of others.slice(0, maximumOthers)) {
    const reason = harmlessLine(other.issues[0]?.message ?? "");
    lines.push(style.dim(`  nor ${withArticle(other.contract)}: ${reason}`));
  }
  const rest = others.length - maximumOthers;
  if (rest > 0) lines.push(style.dim(`  nor any of ${count(rest, "more contract")}`));
  return `${lines.join("\n")}\n`;
}

function withoutContract(problem: PlacedProblem | undefined): string {
  return problem?.code === "no_contract" ? "is no packet" : "cannot be understood";
}

function severityOf({ severity }: PlacedProblem, style: Style): string {
  return severity === "error" ? "" : style.yellow("warning ");
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

function summarize({ files, packets, valid, invalid, warnings, unreadable }: Summary, style: Style): string {
  const parts = [
    style.green(`${valid} valid`),
    ...(invalid > 0 ? [style.red(`${invalid} invalid`)] : []),
    ...(warnings > 0 ? [style.yellow(count(warnings, "warning"))] : []),
    ...(unreadable > 0 ? [style.red(`${unreadable} unreadable`)] : []),
  ];
  return `${count(files, "file")}, ${count(packets, "packet")}: ${parts.join(", ")}`;
}
