import { count } from "../../../../parsing/feedback/count.js";
import type { TimedTally, Timeline } from "../../audit-report.js";
import { countsOf, describeCounts, endings } from "../counts.js";
import { type Html, html, nothing } from "../html.js";
import { percent } from "./bar.js";
import { momentOf, periodOf } from "./moment.js";
import { type Slot, slotsOf } from "./slots.js";
import { ticksFor } from "./ticks.js";

/** Heights in pixels; widths are shares of the room there is. */
const top = 10;
const bottom = 190;
const height = 216;
const widestBar = 6;
/** An odd number, so that one is in the middle. */
const mostLabels = 7;

/** Draws attempts over time as stacked bars. */
export function timelineChart(timeline: Timeline): Html {
  const most = timeline.spans.reduce((most, { attempts }) => Math.max(most, attempts), 0);
  const ticks = ticksFor(most);
  const yOf = (amount: number) => Number((bottom - ((bottom - top) * amount) / (ticks.at(-1) ?? 1)).toFixed(2));
  const slots = slotsOf(timeline);
  const label = `Attempts per ${timeline.span}, ${periodOf(timeline)}, at most ${most}; all figures are in the table below.`;
  return html`<div class="plot">
<svg class="axis" height="${height}" aria-hidden="true">
${ticks.map((tick) => html`<text x="100%" dx="-6" y="${yOf(tick) + 4}" text-anchor="end">${compact(tick)}</text>`)}
</svg>
<svg class="spans" height="${height}" role="img" aria-label="${label}">
${ticks.map((tick) => html`<line class="grid" x1="0" x2="100%" y1="${yOf(tick)}" y2="${yOf(tick)}"/>`)}
${slots.map((slot, index) => drawSlot(slot, index, slots.length, timeline.span, yOf))}
${labelsOf(slots, timeline.span)}
</svg>
</div>`;
}

function drawSlot(
  slot: Slot,
  index: number,
  amount: number,
  span: Timeline["span"],
  yOf: (amount: number) => number,
): Html {
  if (slot.start === undefined) return slot.blank > 1 ? drawBlank(slot.blank, (index + 0.5) / amount, span) : nothing;
  const share = 1 / amount;
  const width = Math.min(share * (amount > 60 ? 0.9 : 0.75), widestBar / 100);
  const x = percent((index + 0.5) * share - width / 2, 1);
  const counts = countsOf(slot);
  let below = 0;
  const rectangles = endings.map((ending) => {
    if (counts[ending] === 0) return nothing;
    const base = yOf(below);
    below += counts[ending];
    const y = yOf(below);
    return html`<rect class="${ending}" x="${x}" width="${percent(width, 1)}" y="${y}" height="${Number((base - y).toFixed(2))}"/>`;
  });
  // What the mouse rests on is the whole place: bars may be low.
  const place = html`<rect class="place" x="${percent(index, amount)}" width="${percent(1, amount)}" y="${top}" height="${bottom - top}"/>`;
  return html`<g><title>${momentOf(slot.start, span)}: ${describeCounts(counts)}</title>${place}${rectangles}</g>`;
}

function drawBlank(blank: number, at: number, span: Timeline["span"]): Html {
  const x = percent(at, 1);
  return html`<line class="blank" x1="${x}" x2="${x}" y1="${top}" y2="${bottom}"><title>${count(blank, span)} without attempts</title></line>`;
}

/**
 * Labels the first and the last span, and some between, as far apart as there is room for; of those between, narrow
 * screens show the one in the middle.
 */
function labelsOf(slots: readonly Slot[], span: Timeline["span"]): readonly Html[] {
  const filled = slots.flatMap((slot, index) => (slot.start === undefined ? [] : [{ slot, index }]));
  const wanted = Math.min(mostLabels, filled.length);
  const step = (slots.length - 1) / Math.max(1, wanted - 1);
  const chosen = new Map<number, { readonly slot: TimedTally; readonly isMain: boolean }>();
  for (let turn = 0; turn < wanted; turn++) {
    const target = turn * step;
    const nearest = filled.reduce((best, candidate) =>
      Math.abs(candidate.index - target) < Math.abs(best.index - target) ? candidate : best,
    );
    // Where nothing was attempted, there is nothing to label; what is far from its place would cover its neighbour.
    if (Math.abs(nearest.index - target) > Math.max(0.5, 0.15 * step)) continue;
    const isMain = turn === 0 || turn === wanted - 1 || turn * 2 === wanted - 1;
    chosen.set(nearest.index, { slot: nearest.slot, isMain });
  }
  return [...chosen].map(([index, { slot, isMain }]) => {
    const at = (index + 0.5) / slots.length;
    const anchor = at < 0.07 ? "start" : at > 0.93 ? "end" : "middle";
    const x = anchor === "middle" ? percent(at, 1) : percent(anchor === "start" ? index : index + 1, slots.length);
    const label = momentOf(slot.start, span).replace(/ \d+(?= \d\d:)/, "");
    return html`<text class="${isMain ? "main" : "between"}" x="${x}" y="${bottom + 18}" text-anchor="${anchor}">${label}</text>`;
  });
}

function compact(amount: number): string {
  return new Intl.NumberFormat("en-US", { notation: "compact" }).format(amount);
}
