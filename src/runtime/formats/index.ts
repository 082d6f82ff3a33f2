/**
 * The formats of JSON Schema that are asserted, under draft-07 and 2020-12 alike. Import a single function from its own
 * module, and the record of names and words from `catalogue.js`, where not all of them are wanted.
 *
 * @module
 */
import { type FormatEntry, type FormatName, formatCatalogue } from "./catalogue.js";
import { isDate } from "./date.js";
import { isDateTime } from "./date-time.js";
import { isDuration } from "./duration.js";
import { isEmail } from "./email.js";
import { isHostname } from "./hostname.js";
import { isIdnEmail } from "./idn-email.js";
import { isIdnHostname } from "./idn-hostname.js";
import { isIpv4 } from "./ipv4.js";
import { isIpv6 } from "./ipv6.js";
import { isIri } from "./iri.js";
import { isIriReference } from "./iri-reference.js";
import { isJsonPointer } from "./json-pointer.js";
import { isRegex } from "./regex.js";
import { isRelativeJsonPointer } from "./relative-json-pointer.js";
import { isTime } from "./time.js";
import { isUri } from "./uri.js";
import { isUriReference } from "./uri-reference.js";
import { isUriTemplate } from "./uri-template.js";
import { isUuid } from "./uuid.js";

/** Tells whether a text is in a format. Never throws. */
export type FormatTest = (text: string) => boolean;

/** A format that is asserted: how to test for it, and how to say what is expected. */
export interface Format extends FormatEntry {
  readonly test: FormatTest;
}

const tests: Readonly<Record<FormatName, FormatTest>> = {
  "date-time": isDateTime,
  date: isDate,
  time: isTime,
  duration: isDuration,
  email: isEmail,
  "idn-email": isIdnEmail,
  hostname: isHostname,
  "idn-hostname": isIdnHostname,
  ipv4: isIpv4,
  ipv6: isIpv6,
  uri: isUri,
  "uri-reference": isUriReference,
  iri: isIri,
  "iri-reference": isIriReference,
  "uri-template": isUriTemplate,
  "json-pointer": isJsonPointer,
  "relative-json-pointer": isRelativeJsonPointer,
  regex: isRegex,
  uuid: isUuid,
};

/** The formats that are asserted, by name, with the functions that do. */
export const formats: ReadonlyMap<string, Format> = /* @__PURE__ */ formatsByName();

function formatsByName(): ReadonlyMap<string, Format> {
  return new Map(Array.from(formatCatalogue, ([name, entry]) => [name, { ...entry, test: tests[entry.name] }]));
}

export { type FormatEntry, type FormatName, formatCatalogue } from "./catalogue.js";
export {
  isDate,
  isDateTime,
  isDuration,
  isEmail,
  isHostname,
  isIdnEmail,
  isIdnHostname,
  isIpv4,
  isIpv6,
  isIri,
  isIriReference,
  isJsonPointer,
  isRegex,
  isRelativeJsonPointer,
  isTime,
  isUri,
  isUriReference,
  isUriTemplate,
  isUuid,
};
