import { clip } from "../../../../runtime/index.js";
import type { AuditInput } from "../../audit-report.js";
import { number, size } from "../figures.js";
import { type Html, html, nothing } from "../html.js";
import { limits } from "../limits.js";

/** Says what was read, and what could not be. */
export function inputSection({ files, lines, bytes, notJson, cutOff, tooLong, unreadable }: AuditInput): Html {
  const unread = unreadable.length >= limits.unreadable ? `${number(limits.unreadable)} or more` : unreadable.length;
  return html`<section aria-labelledby="input">
<h2 id="input">What was read</h2>
<dl class="facts">
${[
  fact("Files", files),
  fact("Lines", lines),
  html`<div><dt>Size</dt><dd>${size(bytes)}</dd></div>`,
  fact("Lines that are no JSON", notJson, "problem"),
  fact("Last lines that are cut off", cutOff, "problem"),
  fact("Lines that are too long", tooLong, "problem"),
  fact("Files that cannot be read", unread, "problem"),
]}
</dl>
${unreadable.length === 0 ? nothing : unreadableFiles(unreadable)}
</section>`;
}

function fact(name: string, amount: number | string, kind = ""): Html {
  const isProblem = kind !== "" && amount !== 0;
  return html`<div${isProblem ? html` class="problem"` : nothing}><dt>${name}</dt><dd>${typeof amount === "number" ? number(amount) : amount}</dd></div>`;
}

function unreadableFiles(unreadable: AuditInput["unreadable"]): Html {
  const items = unreadable
    .slice(0, limits.unreadable)
    .map(({ file, reason }) => html`<li><code>${clip(file, limits.name)}</code>: ${clip(reason, limits.message)}</li>`);
  return html`<details><summary>Files that cannot be read</summary>
<ul>
${items}
</ul>
</details>`;
}
