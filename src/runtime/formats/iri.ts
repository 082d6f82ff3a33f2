import { readIriReference } from "./iri-reference.js";

/**
 * Tells whether `text` is an IRI as RFC 3987 writes it: a URI that may hold letters of all scripts, such as
 * `https://example.com/straße`. What has no scheme is refused; use `iri-reference` for it. Takes time linear in the text.
 */
export function isIri(text: string): boolean {
  return readIriReference(text)?.scheme !== undefined;
}
