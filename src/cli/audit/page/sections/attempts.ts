import { clip } from "../../../../runtime/index.js";
import type { Attempt, AuditReport } from "../../audit-report.js";
import { swatch } from "../charts/legend.js";
import { number } from "../figures.js";
import { type Html, html, nothing } from "../html.js";
import { limits } from "../limits.js";
import { detailOf, placeOf } from "./attempt-detail.js";
import { Choices } from "./choices.js";

/** How many rows are shown at a time; the script takes it from the page. */
const rowsAtATime = 50;

/**
 * Lists the attempts that were repaired or refused. All rows are in the page, those beyond the first hidden: the script
 * shows what is asked for, and where scripts do not run, the style shows all.
 */
export function attemptsSection({ attempts, omitted }: AuditReport): Html {
  const choices = { outcome: new Choices(), contract: new Choices(), agent: new Choices() };
  const rows = rowsWithin(limits.rows, attempts, choices);
  const missing = omitted + attempts.length - rows.length;
  const note =
    missing === 0
      ? "All attempts that were repaired or refused."
      : `The first ${number(rows.length)} attempts that were repaired or refused; ${number(missing)} more are not listed.`;
  return html`<section aria-labelledby="attempts">
<h2 id="attempts">Attempts</h2>
${rows.length === 0 ? html`<p>${missing === 0 ? "None was repaired or refused." : note}</p>` : html`<p>${note}</p>\n${controls(choices)}\n${table(rows)}`}
</section>`;
}

type AttemptChoices = Readonly<Record<"outcome" | "contract" | "agent", Choices>>;

/** Makes as many rows as there is room for. */
function rowsWithin(room: number, attempts: readonly Attempt[], choices: AttemptChoices): readonly Html[] {
  const rows: Html[] = [];
  let taken = 0;
  for (const attempt of attempts) {
    const row = rowOf(attempt, choices);
    taken += row.markup.length;
    if (taken > room) break;
    rows.push(row);
  }
  return rows;
}

function rowOf(attempt: Attempt, choices: AttemptChoices): Html {
  const { outcome, contract, agent, time, messages, excerpt } = attempt;
  const numbers = html` data-outcome="${choices.outcome.numberOf(outcome)}" data-contract="${choices.contract.numberOf(contract)}" data-agent="${choices.agent.numberOf(agent)}"`;
  const ending = outcome === "repaired" ? outcome : "refused";
  const headline = clip(messages[0] ?? "Nothing more is known.", limits.message);
  return html`<tr${numbers}><td>${swatch(ending)} ${outcome}</td><td>${shown(contract)}</td><td>${shown(agent)}</td><td>${time === null ? nothing : html`<time>${clip(secondOf(time), limits.name)}</time>`}</td><td>${placeOf(attempt)}</td><td><details><summary>${headline}</summary>
${detailOf(messages.slice(1), excerpt)}
</details></td></tr>`;
}

function shown(name: string | null): Html {
  return name === null ? nothing : html`<div class="name">${clip(name, limits.name)}</div>`;
}

/** Writes a time for people, to the second. */
function secondOf(time: string): string {
  return time.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, "$1 $2");
}

function controls({ outcome, contract, agent }: AttemptChoices): Html {
  return html`<form id="controls" hidden>
<div class="search"><label for="search">Search</label><input type="search" id="search" name="search" autocomplete="off" spellcheck="false"></div>
${[outcome.select("outcome", "Outcome", "none"), contract.select("contract", "Contract", "none known"), agent.select("agent", "Agent", "none named")]}
<button type="reset">Clear</button>
</form>`;
}

function table(rows: readonly Html[]): Html {
  const hidden = rows.slice(rowsAtATime);
  const columns = ["Outcome", "Contract", "Agent", "Time, UTC", "Place", "What was found"];
  return html`<p id="status" role="status"></p>
<div class="scroll" role="region" aria-label="Attempts" tabindex="0">
<table id="rows" class="attempts">
<thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.slice(0, rowsAtATime)}
</tbody>
${hidden.length === 0 ? nothing : html`<tbody hidden>\n${hidden}\n</tbody>`}
</table>
</div>
<p id="pages" hidden><button type="button" name="back">Back</button> <button type="button" name="on">On</button></p>`;
}
