import { count } from "../../../../parsing/feedback/count.js";
import { clip } from "../../../../runtime/index.js";
import type { NamedTally } from "../../audit-report.js";
import { barOfCounts } from "../charts/bar.js";
import { legend } from "../charts/legend.js";
import { type Counts, countsOf, sumOf } from "../counts.js";
import { type Html, html, nothing } from "../html.js";
import { limits } from "../limits.js";
import { countsCells, countsHeads } from "./counts-columns.js";

/** What attempts are shown by. */
export interface Breakdown {
  /** `"contract"`, as other words begin or end with it. */
  readonly noun: string;
  /** The same over a column: `"Contract"`. */
  readonly name: string;
  /** What those are called that have no name. */
  readonly unnamed: string;
  readonly tallies: readonly NamedTally[];
}

/** Shows attempts by contract or agent: those with the most, and the rest in one. */
export function breakdownSection({ noun, name, unnamed, tallies }: Breakdown): Html {
  const shown = tallies.slice(0, limits.bars);
  const rest = tallies.slice(limits.bars);
  const most = Math.max(...shown.map(({ attempts }) => attempts));
  const rows = shown.map((tally) => {
    const title = tally.name === null ? html`<em>${unnamed}</em>` : html`${clip(tally.name, limits.name)}`;
    const counts = countsOf(tally);
    return row(title, barOfCounts(counts, most), counts);
  });
  // The rest has no bar: it may be many times longer than those to be compared.
  if (rest.length > 0) rows.push(row(html`<em>${count(rest.length, `other ${noun}`)}</em>`, nothing, sumOf(rest)));
  return html`<section aria-labelledby="by-${noun}">
<h2 id="by-${noun}">By ${noun}</h2>
${legend()}
<table class="bars">
<thead><tr><th scope="col">${name}</th><td></td>${countsHeads}</tr></thead>
<tbody>
${rows}
</tbody>
</table>
</section>`;
}

function row(name: Html, bar: Html, counts: Counts): Html {
  return html`<tr><th scope="row">${name}</th><td class="drawing">${bar}</td>${countsCells(counts)}</tr>`;
}
