import { count } from "../../../../parsing/feedback/count.js";
import type { FailureClass } from "../../../../parsing/result.js";
import type { AuditReport } from "../../audit-report.js";
import { barOfRefused } from "../charts/bar.js";
import { countsOf } from "../counts.js";
import { number, share } from "../figures.js";
import { type Html, html } from "../html.js";
import { meaningOfClass } from "../words.js";

/** Shows of which classes the refusals are, and what each class means. */
export function refusalsSection({ total }: AuditReport): Html {
  const { refused } = countsOf(total);
  return html`<section aria-labelledby="refusals">
<h2 id="refusals">Refusals by class</h2>
${refused === 0 ? html`<p>Nothing was refused.</p>` : table(total.refused, refused)}
</section>`;
}

function table(classes: AuditReport["total"]["refused"], all: number): Html {
  // The cast holds: the keys of the record are its type's.
  const entries = (Object.entries(classes) as [FailureClass, number][]).filter(([, amount]) => amount > 0);
  entries.sort(([, left], [, right]) => right - left);
  const most = entries[0]?.[1] ?? 0;
  const rows = entries.map(
    ([name, amount]) =>
      html`<tr><th scope="row"><code>${name}</code><small>${meaningOfClass[name]}</small></th><td class="drawing">${barOfRefused(amount, most, count(amount, "refusal"))}</td><td data-label="Refused">${number(amount)}</td><td data-label="Share">${share(amount, all)}</td></tr>`,
  );
  return html`<table class="bars">
<thead><tr><th scope="col">Class</th><td></td><th scope="col">Refused</th><th scope="col">Share</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>`;
}
