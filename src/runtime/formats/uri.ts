import { readUriReference } from "./uri-reference.js";

/**
 * Tells whether `text` is a URI as RFC 3986 writes it: `https://example.com/a?b#c`, `mailto:ada@example.com`. What has no
 * scheme is refused, use `uri-reference` for it; so are characters outside ASCII, use `iri` for them. Takes time linear
 * in the text.
 */
export function isUri(text: string): boolean {
  return readUriReference(text)?.scheme !== undefined;
}
