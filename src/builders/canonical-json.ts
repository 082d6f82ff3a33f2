import { Issues } from "../runtime/issues.js";
import { PacketError } from "../runtime/packet-error.js";
import { copyJson } from "./copy-json.js";

/**
 * Writes a JSON value without spaces and with the keys of each object sorted, as Workspai does before it hashes: whole
 * numbers as keys come first, since objects list those first, and the others follow by UTF-16 code units.
 */
export function canonicalJson(value: unknown): string {
  const issues = new Issues();
  const copy = copyJson(value, issues);
  if (issues.count === 0) return JSON.stringify(sorted(copy));
  throw new PacketError({ code: "invalid", contract: "json", issues: issues.list(), omitted: issues.omitted });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, sorted(member)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
