import { harmless, harmlessLine } from "../../terminal/harmless.js";

/** What may stand in an {@link html} template. A string becomes text, never markup. */
export type Piece = Html | string | number | readonly Html[];

/** Markup. It can only come from the {@link html} template and its like, which escape what is put into them. */
export class Html {
  /** @internal */
  constructor(readonly markup: string) {}
}

/** Nothing. */
export const nothing: Html = new Html("");

/**
 * Makes markup from a template. Markup is spliced in, a list of it one item a line; a string is escaped, so that it may
 * stand between tags and in quoted attributes, its control characters and line feeds shown as escapes.
 */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const [first = "", ...others] = strings;
  let markup = first;
  pieces.forEach((piece, index) => {
    markup += print(piece) + (others[index] ?? "");
  });
  return new Html(markup);
}

/** Shows text on several lines, as they are. For what keeps line feeds, such as `<pre>`. */
export function lines(text: string): Html {
  return new Html(escapeMarkup(harmless(text)));
}

function print(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === "number") return String(piece);
  if (typeof piece === "string") return escapeMarkup(harmlessLine(piece));
  return piece.map(({ markup }) => markup).join("\n");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
