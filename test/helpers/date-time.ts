/**
 * Tells whether `text` is a date-time of RFC 3339, leap seconds at 23:59:60 UTC and lower case included. Written apart
 * from the one in `src/`, so that the two can be held against each other.
 */
export function isRfc3339(text: string): boolean {
  const upper = text.toUpperCase();
  const found = /^\d{4}-\d\d-\d\dT\d\d:\d\d:(\d\d)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.exec(upper);
  if (found === null) return false;
  const [whole = "", seconds = "", fraction = "", offset = ""] = found;
  const start = whole.slice(0, 17);
  const local = Date.parse(`${start}00Z`);
  // Date.parse rolls 30 February over to March; what it prints then differs from what it read.
  if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 17) !== start) return false;
  if (fraction.length === 1 || Number(seconds) > 60) return false;
  if (Number(seconds) < 60) return true;
  const minutes =
    offset === "Z" ? 0 : Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)));
  return new Date(local - minutes * 60_000).toISOString().slice(11, 16) === "23:59";
}
