/** What a generator must know of a format that is asserted. */
export interface FormatEntry {
  readonly name: FormatName;
  /** The function that asserts it, exported by the module that has the format's name. */
  readonly functionName: string;
  /** What is expected, as a message says it. */
  readonly words: string;
}

/** A format that can be asserted. */
export type FormatName = (typeof entries)[number]["name"];

const entries = [
  {
    name: "date-time",
    functionName: "isDateTime",
    words: 'a date and time with an offset, such as "2026-02-11T08:30:00Z"',
  },
  { name: "date", functionName: "isDate", words: 'a date, such as "2026-02-11"' },
  { name: "time", functionName: "isTime", words: 'a time with an offset, such as "08:30:00Z"' },
  { name: "duration", functionName: "isDuration", words: 'a duration, such as "P3DT12H"' },
  { name: "email", functionName: "isEmail", words: 'an email address, such as "ada@example.com"' },
  { name: "idn-email", functionName: "isIdnEmail", words: 'an email address, such as "adá@example.com"' },
  { name: "hostname", functionName: "isHostname", words: 'a host name, such as "www.example.com"' },
  { name: "idn-hostname", functionName: "isIdnHostname", words: 'a host name, such as "bücher.example"' },
  { name: "ipv4", functionName: "isIpv4", words: 'an IPv4 address, such as "192.0.2.1"' },
  { name: "ipv6", functionName: "isIpv6", words: 'an IPv6 address, such as "2001:db8::1"' },
  { name: "uri", functionName: "isUri", words: 'a URI, such as "https://example.com/a?b#c"' },
  { name: "uri-reference", functionName: "isUriReference", words: 'a URI or a relative reference, such as "/a?b#c"' },
  { name: "iri", functionName: "isIri", words: 'an IRI, such as "https://example.com/straße"' },
  { name: "iri-reference", functionName: "isIriReference", words: 'an IRI or a relative reference, such as "/straße"' },
  { name: "uri-template", functionName: "isUriTemplate", words: 'a URI template, such as "/users/{id}"' },
  { name: "json-pointer", functionName: "isJsonPointer", words: 'a JSON Pointer, such as "/steps/0"' },
  {
    name: "relative-json-pointer",
    functionName: "isRelativeJsonPointer",
    words: 'a relative JSON Pointer, such as "1/steps"',
  },
  { name: "regex", functionName: "isRegex", words: 'a regular expression of ECMA-262, such as "^[a-z]+$"' },
  { name: "uuid", functionName: "isUuid", words: 'a UUID, such as "123e4567-e89b-12d3-a456-426614174000"' },
] as const;

/** The formats that can be asserted, by name, without the functions that do. */
export const formatCatalogue: ReadonlyMap<string, FormatEntry> = /* @__PURE__ */ entriesByName();

function entriesByName(): ReadonlyMap<string, FormatEntry> {
  return new Map(entries.map((entry) => [entry.name, entry]));
}
