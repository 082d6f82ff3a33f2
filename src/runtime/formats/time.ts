import { isDateTime } from "./date-time.js";

const shape = /^\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;

/**
 * Tells whether `text` is a time with an offset as RFC 3339 writes it: `08:30:00Z`, `08:30:00.5+01:00`. A time without
 * an offset is refused. A leap second is accepted in the last minute of a UTC day. Takes time linear in the text.
 */
export function isTime(text: string): boolean {
  // Text of any other shape need not be put together with a date first.
  return shape.test(text) && isDateTime(`1970-01-01T${text}`);
}
