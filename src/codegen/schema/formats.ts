import { type FormatEntry, formatCatalogue } from "../../runtime/formats/catalogue.js";

/** Tells whether a format can be asserted. */
export function knowsFormat(format: string): boolean {
  return formatCatalogue.has(format);
}

/** Returns what is known of a format that can be asserted. */
export function findFormat(format: string): FormatEntry {
  const found = formatCatalogue.get(format);
  if (found === undefined) throw new TypeError(`unknown format: ${format}`);
  return found;
}
