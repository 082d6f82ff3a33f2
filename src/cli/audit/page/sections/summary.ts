import type { AuditReport } from "../../audit-report.js";
import { barOfCounts } from "../charts/bar.js";
import { swatch } from "../charts/legend.js";
import { type Counts, countsOf, endings, titles } from "../counts.js";
import { number, share } from "../figures.js";
import { type Html, html, nothing } from "../html.js";
import { meaningOfEnding } from "../words.js";

/** Shows how many attempts there were, and how they ended. */
export function summarySection({ total }: AuditReport): Html {
  const counts = countsOf(total);
  return html`<section aria-labelledby="summary">
<h2 id="summary">In short</h2>
<dl class="cards">
${[card("attempts", counts, nothing), ...endings.map((ending) => card(ending, counts, html`<dd class="share">${share(counts[ending], counts.attempts)}</dd>`))]}
</dl>
${counts.attempts === 0 ? html`<p>No attempt at a packet was found in what was read.</p>` : barOfCounts(counts, counts.attempts)}
</section>`;
}

function card(name: keyof Counts, counts: Counts, extra: Html): Html {
  const mark = name === "attempts" ? nothing : swatch(name);
  return html`<div class="card"><dt>${mark} ${titles[name]}</dt><dd class="figure">${number(counts[name])}</dd>${extra}<dd class="meaning">${meaningOfEnding[name]}</dd></div>`;
}
