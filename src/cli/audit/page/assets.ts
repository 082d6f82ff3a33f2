import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Html } from "./html.js";

/** A stylesheet or script of the page, and how its Content-Security-Policy names it. */
export interface Asset {
  readonly element: Html;
  /** `'sha256-…'`, of exactly what stands in the element. */
  readonly source: string;
}

/** Reads the stylesheet. */
export function readStyle(): Asset {
  return readAsset("page.css", "<style>", "</style>");
}

/** Reads the script, which makes the table of attempts searchable. */
export function readScript(): Asset {
  return readAsset("page.js", '<script type="module">', "</script>");
}

/** Reads a file that stands beside this module, in the sources as in the bundle. */
function readAsset(name: string, start: string, end: string): Asset {
  const text = readFileSync(new URL(`./assets/${name}`, import.meta.url), "utf8");
  // The files are ours: the text is markup as it is.
  const element = new Html(`${start}${text}${end}`);
  return { element, source: `'sha256-${createHash("sha256").update(text).digest("base64")}'` };
}
