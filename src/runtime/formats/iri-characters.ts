/** What may not follow a percent sign, in a URI, an IRI and a template alike. */
export const brokenEscape = /%(?![\dA-Fa-f]{2})/;

/**
 * What neither an IRI nor a template may hold, beyond ASCII: all but `ucschar` and `iprivate` of RFC 3987. A surrogate
 * without its partner is among it.
 */
export const neverInIri = /[\x80-\x9F\p{Surrogate}\u{FFF0}-\u{FFFF}\p{Noncharacter_Code_Point}\u{E0000}-\u{E0FFF}]/u;

/** Characters for private use, which an IRI may hold in its query alone. */
export const privateUse = /\p{Private_Use}/u;
