import { isIpv6 } from "./ipv6.js";
import { brokenEscape } from "./iri-characters.js";

/** The parts of a URI or IRI reference, as RFC 3986 divides it; absent where their mark is. */
export interface Reference {
  readonly scheme: string | undefined;
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

// Brackets may enclose an IP address in the authority, and stand nowhere else.
const parts = /^(?:([A-Za-z][A-Za-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#[\]]*)(?:\?([^#[\]]*))?(?:#([^#[\]]*))?$/;
const authorityShape = /^(?:[^@[\]]*@)?(?:\[([^[\]]*)\]|[^:@[\]]*)(?::\d*)?$/;
const futureAddress = /^v[\dA-F]+\.[\w.~!$&'()*+,;=:-]+$/i;
const foreignInAscii = /[\0- "<>\\^`{|}\x7F]/;

/**
 * Divides a URI or IRI reference into its parts. Undefined for what is neither, whatever characters it may hold beyond
 * ASCII: which of them are accepted is for the caller to say. Takes time linear in the text.
 */
export function readReference(text: string): Reference | undefined {
  if (foreignInAscii.test(text) || brokenEscape.test(text)) return undefined;
  const found = parts.exec(text);
  if (found === null) return undefined;
  const [, scheme, authority, path = "", query, fragment] = found;
  if (authority !== undefined && !isAuthority(authority)) return undefined;
  if (scheme === undefined && authority === undefined && hasColonFirst(path)) return undefined;
  return { scheme, authority, path, query, fragment };
}

function isAuthority(text: string): boolean {
  const found = authorityShape.exec(text);
  if (found === null) return false;
  const address = found[1];
  return address === undefined || isIpv6(address) || futureAddress.test(address);
}

/** A colon before the first slash would make a scheme of what stands before it. */
function hasColonFirst(path: string): boolean {
  return /^[^/]*:/.test(path);
}
