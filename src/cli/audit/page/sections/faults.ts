import { count } from "../../../../parsing/feedback/count.js";
import { clip } from "../../../../runtime/index.js";
import type { AuditReport, Fault } from "../../audit-report.js";
import { countsOf } from "../counts.js";
import { share } from "../figures.js";
import { type Html, html, nothing } from "../html.js";
import { limits } from "../limits.js";
import { detailOf, placeOf } from "./attempt-detail.js";

/** Shows the commonest faults, each with an example. */
export function faultsSection({ faults, total }: AuditReport): Html {
  const { refused } = countsOf(total);
  const items = faults.slice(0, limits.faults).map((fault) => item(fault, refused));
  return html`<section aria-labelledby="faults">
<h2 id="faults">The commonest faults</h2>
${items.length === 0 ? html`<p>There are none.</p>` : html`<p>One attempt may have several.</p>\n<ol class="faults">\n${items}\n</ol>`}
</section>`;
}

function item({ count: amount, class: name, contract, code, pointer, message, example }: Fault, refused: number): Html {
  const facts = [html`<strong>${count(amount, "attempt")}</strong> (${share(amount, refused)} of the refused)`];
  facts.push(html`<code>${name}</code>`);
  if (code !== undefined) facts.push(html`<code>${clip(code, limits.name)}</code>`);
  if (contract !== null) facts.push(html`${clip(contract, limits.name)}`);
  if (pointer !== undefined) {
    facts.push(pointer === "" ? html`the packet itself` : html`at <code>${clip(pointer, limits.name)}</code>`);
  }
  return html`<li>
<h3>${clip(message, limits.message)}</h3>
<p>${facts.map((fact) => html`<span class="fact">${fact}</span>`)}</p>
<details><summary>Example: ${placeOf(example)}${example.agent === null ? nothing : html`, ${clip(example.agent, limits.name)}`}</summary>
${detailOf(example.messages, example.excerpt)}
</details>
</li>`;
}
