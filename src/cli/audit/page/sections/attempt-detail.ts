import { clip } from "../../../../runtime/index.js";
import type { Attempt } from "../../audit-report.js";
import { type Html, html, lines, nothing } from "../html.js";
import { limits } from "../limits.js";

/** Says where an attempt stands: its file and its line. */
export function placeOf({ file, line }: Attempt): Html {
  return html`<span class="place"><bdi>${clip(file, limits.name)}</bdi>:${line}</span>`;
}

/** Shows what is to be said of an attempt, and the beginning of its text. */
export function detailOf(messages: readonly string[], excerpt: string): Html {
  const items = messages.slice(0, limits.messages).map((message) => html`<li>${clip(message, limits.message)}</li>`);
  if (messages.length > limits.messages) items.push(html`<li>and ${messages.length - limits.messages} more</li>`);
  const list = items.length === 0 ? nothing : html`<ul class="messages">\n${items}\n</ul>`;
  // A browser takes the first line feed for none of the text.
  const text = html`<pre tabindex="0" aria-label="The beginning of the text">\n${lines(clip(excerpt, limits.excerpt))}</pre>`;
  return html`${list}${excerpt === "" ? html`<p>The text is empty.</p>` : text}`;
}
