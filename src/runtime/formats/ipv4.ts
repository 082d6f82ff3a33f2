const shape = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/**
 * Tells whether `text` is an IPv4 address as RFC 2673 writes it: `192.0.2.1`, four decimal numbers up to 255. Leading
 * zeros, fewer parts, a port and a prefix length are refused. Takes constant time.
 */
export function isIpv4(text: string): boolean {
  return shape.test(text);
}
