import { type Counts, describeCounts, endings } from "../counts.js";
import { number } from "../figures.js";
import { type Html, html } from "../html.js";

/** A part of a bar. */
interface Part {
  /** The class that gives it its colour. */
  readonly colour: string;
  readonly amount: number;
  /** What is shown where the mouse rests on it. */
  readonly title: string;
}

/** Draws a bar of what became of attempts, as wide as there is room where they are `most`. */
export function barOfCounts(counts: Counts, most: number): Html {
  const parts = endings.map((ending) => {
    const amount = counts[ending];
    return { colour: ending, amount, title: `${number(amount)} ${ending}` };
  });
  return bar(parts, most, describeCounts(counts));
}

/** Draws a bar of one colour. */
export function barOfRefused(amount: number, most: number, label: string): Html {
  return bar([{ colour: "refused", amount, title: label }], most, label);
}

function bar(parts: readonly Part[], most: number, label: string): Html {
  let start = 0;
  const rectangles = parts.map(({ colour, amount, title }) => {
    if (amount === 0) return html``;
    const x = percent(start, most);
    start += amount;
    return html`<rect class="${colour}" x="${x}" width="${percent(amount, most)}" height="100%"><title>${title}</title></rect>`;
  });
  return html`<svg class="bar" role="img" aria-label="${label}">${rectangles}</svg>`;
}

/** Writes a part of the whole as a length that keeps to the width of the drawing, whatever that is. */
export function percent(part: number, whole: number): string {
  return `${Number(((100 * part) / whole).toFixed(3))}%`;
}
