import { count } from "../../parsing/feedback/count.js";
import { harmlessLine } from "../terminal/harmless.js";
import type { Style } from "../terminal/style.js";
import type { AuditReport, Fault, NamedTally, Tally } from "./audit-report.js";

const shownAgents = 10;
const widestName = 40;

/** Describes a report for people: totals, tables by contract and by agent, and the commonest faults with their places. */
export function summarize(report: AuditReport, style: Style): string {
  const { total, contracts, agents, faults } = report;
  const sections = [describeInput(report, style), describeTotal(total, style)];
  if (total.attempts > 0) sections.push(table("contract", contracts, style));
  if (agents.some(({ name }) => name !== null)) sections.push(describeAgents(agents, style));
  if (faults.length > 0) {
    sections.push([style.bold("commonest faults"), ...faults.map((fault) => describeFault(fault, style))].join("\n"));
  }
  return sections.join("\n\n");
}

function describeInput({ input }: AuditReport, style: Style): string {
  const { files, bytes, lines, notJson, cutOff, tooLong, unreadable } = input;
  const parts = [count(files, "file"), `${(bytes / 1e6).toFixed(1)} MB`, count(lines, "line")];
  const odd = [
    ...(notJson > 0 ? [`${notJson} no JSON`] : []),
    ...(cutOff > 0 ? [`${cutOff} cut off`] : []),
    ...(tooLong > 0 ? [`${tooLong} too long`] : []),
    ...(unreadable.length > 0 ? [`${unreadable.length} unreadable`] : []),
  ];
  return [parts.join(", "), ...odd.map((each) => style.yellow(each))].join(", ");
}

function describeTotal(total: Tally, style: Style): string {
  if (total.attempts === 0) return style.bold("no attempts at packets");
  const refused = Object.entries(total.refused);
  const sum = refused.reduce((before, [, each]) => before + each, 0);
  const classes = refused.map(([name, each]) => `${each} ${name}`).join(", ");
  const parts = [
    style.green(`${total.valid} valid`),
    ...(total.repaired > 0 ? [style.yellow(`${total.repaired} repaired`)] : []),
    ...(sum > 0 ? [style.red(`${sum} refused`) + style.dim(` (${classes})`)] : []),
  ];
  return `${style.bold(count(total.attempts, "attempt"))}: ${parts.join(", ")}`;
}

function describeAgents(agents: readonly NamedTally[], style: Style): string {
  const rest = agents.length - shownAgents;
  const more = rest > 0 ? [style.dim(`and ${count(rest, "more agent")}`)] : [];
  return [table("agent", agents.slice(0, shownAgents), style), ...more].join("\n");
}

function table(title: string, tallies: readonly NamedTally[], style: Style): string {
  const rows = tallies.map(({ name, attempts, valid, repaired }) => [
    name === null ? "(not known)" : shorten(harmlessLine(name)),
    ...[attempts, valid, repaired, attempts - valid - repaired].map(String),
  ]);
  const all = [[title, "attempts", "valid", "repaired", "refused"], ...rows];
  const widths = all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = all.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
  return lines.map((line, index) => (index === 0 ? style.bold(line) : line)).join("\n");
}

function describeFault({ count: times, contract, code, message, example, ...fault }: Fault, style: Style): string {
  const about = `${contract ?? "(no contract)"} ${fault.class}, such as ${harmlessLine(`${example.file}:${example.line}`)}`;
  const rule = code === undefined ? "" : ` ${style.dim(`[${code}]`)}`;
  return `${style.red(`${times} ×`)} ${harmlessLine(message)}${rule} ${style.dim(about)}`;
}

function shorten(name: string): string {
  const characters = [...name];
  return characters.length <= widestName ? name : `${characters.slice(0, widestName - 1).join("")}…`;
}
