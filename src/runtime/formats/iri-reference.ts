import { neverInIri, privateUse } from "./iri-characters.js";
import { type Reference, readReference } from "./reference.js";

/**
 * Tells whether `text` is an IRI reference as RFC 3987 writes it: an IRI, or one relative to another, such as `/straße`.
 * Characters for private use are accepted in the query alone. Takes time linear in the text.
 */
export function isIriReference(text: string): boolean {
  return readIriReference(text) !== undefined;
}

/** Divides an IRI reference into its parts. Undefined for what is none. */
export function readIriReference(text: string): Reference | undefined {
  if (neverInIri.test(text)) return undefined;
  const reference = readReference(text);
  if (reference === undefined) return undefined;
  const { authority = "", path, fragment = "" } = reference;
  return [authority, path, fragment].some((part) => privateUse.test(part)) ? undefined : reference;
}
