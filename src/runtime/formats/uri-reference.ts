import { type Reference, readReference } from "./reference.js";

// Everything but ASCII. What ASCII does not allow is for `readReference` to refuse.
const foreign = /[^\0-\x7F]/;

/**
 * Tells whether `text` is a URI reference as RFC 3986 writes it: a URI, or one relative to another, such as
 * `../a?b#c` or nothing at all. Characters outside ASCII are refused; use `iri-reference` for them. Takes time linear in
 * the text.
 */
export function isUriReference(text: string): boolean {
  return readUriReference(text) !== undefined;
}

/** Divides a URI reference into its parts. Undefined for what is none. */
export function readUriReference(text: string): Reference | undefined {
  return foreign.test(text) ? undefined : readReference(text);
}
