import { type Counts, endings, titles } from "../counts.js";
import { number, share } from "../figures.js";
import { type Html, html } from "../html.js";

const names = ["attempts", ...endings] as const;
const shareTitle = "Share refused";

/** The heads of the columns that {@link countsCells} fills. */
export const countsHeads: readonly Html[] = [...names.map((name) => titles[name]), shareTitle].map(
  (title) => html`<th scope="col">${title}</th>`,
);

/** Makes the cells that say how attempts ended. Each knows its head: on narrow screens there are no columns. */
export function countsCells(counts: Counts): readonly Html[] {
  const cells = names.map((name) => html`<td data-label="${titles[name]}">${number(counts[name])}</td>`);
  return [...cells, html`<td data-label="${shareTitle}">${share(counts.refused, counts.attempts)}</td>`];
}
