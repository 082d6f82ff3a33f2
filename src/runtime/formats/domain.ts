/** Octets, dots included: what a name in the DNS may have. */
export const maximumDomainLength = 253;

const label = /^(?!-)[A-Za-z\d-]{1,63}(?<!-)$/;

/** Tells whether `text` is a label of a host name: up to 63 ASCII letters, digits and hyphens, no hyphen at an end. */
export function isAsciiLabel(text: string): boolean {
  return label.test(text);
}

/** Tells whether `text` is a host name by its letters, as RFC 1123 has it. Takes constant time. */
export function isAsciiDomain(text: string): boolean {
  return text.length <= maximumDomainLength && text.split(".").every(isAsciiLabel);
}
