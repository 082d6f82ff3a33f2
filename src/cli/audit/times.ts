import { isObject, type JsonObject } from "../../runtime/object.js";

const timeKeys = ["timestamp", "time", "ts", "created_at", "createdAt", "created", "date"];
const holders = ["message", "payload", "response"];

/** Times outside are no times, but numbers of another kind. */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** Returns the time of an entry in milliseconds since 1970, if it tells one: ISO 8601, or seconds or milliseconds. */
export function timeOf(entry: unknown): number | undefined {
  if (!isObject(entry)) return undefined;
  const time = timeIn(entry);
  if (time !== undefined) return time;
  for (const key of holders) {
    const inner = Object.hasOwn(entry, key) ? entry[key] : undefined;
    const found = isObject(inner) ? timeIn(inner) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function timeIn(object: JsonObject): number | undefined {
  for (const key of timeKeys) {
    const time = Object.hasOwn(object, key) ? readTime(object[key]) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
}

function readTime(value: unknown): number | undefined {
  if (typeof value === "number") return accept(value) ?? accept(value * 1000);
  if (typeof value !== "string" || value.length > 40) return undefined;
  if (/^\d{9,14}(?:\.\d+)?$/.test(value)) return readTime(Number(value));
  const match = /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?)\s*(Z|z|[+-]\d\d:?\d\d)?)?$/.exec(value);
  if (match === null) return undefined;
  const [, date, time = "00:00", zone = "Z"] = match;
  // A time without a zone is taken for UTC, so that the report is the same on every machine.
  const offset = zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, "$1:$2");
  return accept(Date.parse(`${date}T${time.replace(",", ".")}${offset}`));
}

function accept(time: number): number | undefined {
  return time >= earliest && time < latest ? Math.trunc(time) : undefined;
}
