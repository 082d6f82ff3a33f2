const shape = /^[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;

/**
 * Tells whether `text` is a UUID as RFC 4122 writes it: `123e4567-e89b-12d3-a456-426614174000`, of any version and
 * variant, in upper case too. Braces and the prefix `urn:uuid:` are refused. Takes constant time.
 */
export function isUuid(text: string): boolean {
  return shape.test(text);
}
