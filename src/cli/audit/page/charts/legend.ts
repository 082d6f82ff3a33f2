import { endings, titles } from "../counts.js";
import { type Html, html } from "../html.js";

/** Says which colour stands for what. */
export function legend(): Html {
  const items = endings.map((ending) => html`<li>${swatch(ending)} ${titles[ending]}</li>`);
  return html`<ul class="legend">
${items}
</ul>`;
}

/** Draws a spot of a colour; what it means stands beside it. */
export function swatch(colour: string): Html {
  return html`<svg class="swatch" aria-hidden="true"><rect class="${colour}" width="100%" height="100%" rx="2"/></svg>`;
}
