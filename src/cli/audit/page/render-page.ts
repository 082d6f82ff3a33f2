import type { AuditReport } from "../audit-report.js";
import { type Asset, readScript, readStyle } from "./assets.js";
import { periodOf } from "./charts/moment.js";
import { type Html, html } from "./html.js";
import { attemptsSection } from "./sections/attempts.js";
import { breakdownSection } from "./sections/breakdown.js";
import { faultsSection } from "./sections/faults.js";
import { inputSection } from "./sections/input.js";
import { overTimeSection } from "./sections/over-time.js";
import { refusalsSection } from "./sections/refusals.js";
import { summarySection } from "./sections/summary.js";

/**
 * Renders a report as one HTML file, which loads nothing and needs no script to be read. Whatever the report says is
 * shown as text; the page's policy allows its own style and script, and nothing else. One report gives one text.
 */
export function renderPage(report: AuditReport): string {
  const style = readStyle();
  const script = readScript();
  const period = periodOf(report.times);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style, script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Audit of packets${period === "" ? "" : `, ${period}`}</title>
${style.element}
</head>
<body>
<header>
<h1>Audit of packets</h1>
<p>What agents handed over, and whether it could be read${period === "" ? "" : `: ${period}`}.</p>
</header>
<main>
${sectionsOf(report)}
</main>
${script.element}
</body>
</html>
`;
  return page.markup;
}

function sectionsOf(report: AuditReport): readonly Html[] {
  const summary = [summarySection(report), inputSection(report.input)];
  if (report.total.attempts === 0) return summary;
  return [
    ...summary,
    overTimeSection(report),
    breakdownSection({
      noun: "contract",
      name: "Contract",
      unnamed: "none known, or one of the rarer",
      tallies: report.contracts,
    }),
    breakdownSection({
      noun: "agent",
      name: "Agent",
      unnamed: "none named, or one of the rarer",
      tallies: report.agents,
    }),
    refusalsSection(report),
    faultsSection(report),
    attemptsSection(report),
  ];
}

/** Allows the style and the script of the page. No other can come in, nor can the page load or send anything. */
function policyFor(style: Asset, script: Asset): string {
  return [
    "default-src 'none'",
    `style-src ${style.source}`,
    `script-src ${script.source}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
