import { count } from "../../../../parsing/feedback/count.js";
import type { AuditReport, Timeline } from "../../audit-report.js";
import { legend } from "../charts/legend.js";
import { momentOf, periodOf } from "../charts/moment.js";
import { timelineChart } from "../charts/timeline-chart.js";
import { countsOf, sumOf } from "../counts.js";
import { type Html, html } from "../html.js";
import { limits } from "../limits.js";
import { countsCells, countsHeads } from "./counts-columns.js";

/** Shows attempts over time. */
export function overTimeSection({ times, total }: AuditReport): Html {
  return html`<section aria-labelledby="time">
<h2 id="time">Over time</h2>
${times.spans.length === 0 ? html`<p>No attempt has a time.</p>` : timeline(times, total.attempts)}
</section>`;
}

function timeline(times: Timeline, attempts: number): Html {
  const spans = times.spans.slice(-limits.spans);
  const shown = { span: times.span, spans };
  const earlier = times.spans.length - spans.length;
  const timeless = attempts - sumOf(times.spans).attempts;
  const notes = [
    earlier > 0 ? ` ${count(earlier, times.span)} before that not shown.` : "",
    timeless > 0 ? ` ${count(timeless, "attempt")} without a time not among them.` : "",
  ].join("");
  if (spans.length === 1) return html`<p>All within one ${times.span}: ${periodOf(shown)}, in UTC.${notes}</p>`;
  return html`<figure>
<figcaption>Attempts per ${times.span}, ${periodOf(shown)}, in UTC.${notes}</figcaption>
${legend()}
${timelineChart(shown)}
${table(shown)}
</figure>`;
}

function table({ span, spans }: Timeline): Html {
  const rows = spans.map(
    (tally) => html`<tr><th scope="row">${momentOf(tally.start, span)}</th>${countsCells(countsOf(tally))}</tr>`,
  );
  return html`<details><summary>The figures as a table</summary>
<div class="scroll" role="region" aria-label="Attempts per ${span}" tabindex="0">
<table class="figures">
<thead><tr><th scope="col">From</th>${countsHeads}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
</div>
</details>`;
}
