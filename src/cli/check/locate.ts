import type { Key } from "../../runtime/issue.js";
import type { FoundValue } from "./packets.js";

/** Where something stands in a text. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** How a text of one format is searched: a path leads to a value, and, for a key that is at fault, to the key. */
export type Locate = (text: string, path: readonly Key[], document: number, wantsKey: boolean) => Place | undefined;

/** Finds where in its text a place of a packet stands: the value, the unknown key, or the object that lacks a key. */
export async function locate(found: FoundValue, path: readonly Key[], code: string): Promise<Place> {
  const { source, base, document, format } = found;
  const search = await loadSearch(format);
  const isMissing = code === "required" || code === "dependent_required";
  for (let length = isMissing ? path.length - 1 : path.length; length >= 0; length--) {
    const place = search(source.text, [...base, ...path.slice(0, length)], document, code === "unknown_key");
    // Of an object that lacks something, its start is enough to point at.
    if (place !== undefined) return length < path.length ? { ...place, length: 1 } : place;
  }
  return { offset: 0, length: 1 };
}

async function loadSearch(format: "json" | "yaml"): Promise<Locate> {
  if (format === "json") return (await import("./locate-json.js")).locateInJson;
  return (await import("./locate-yaml.js")).locateInYaml;
}
