import type { Key } from "../../runtime/issue.js";
import type { FoundValue, Source } from "./packets.js";

/** Where something stands in a text. */
export interface Place {
  readonly offset: number;
  readonly length: number;
}

/** Searches a text for the value that a path leads to, or, where the key is at fault, for the key of it. */
export type Search = (path: readonly Key[], wantsKey: boolean) => Place | undefined;

/** Finds where in its text a place of a packet stands: the value, the unknown key, or the object that lacks a key. */
export type Locate = (path: readonly Key[], code: string) => Place;

/** Makes what finds the places of a packet. */
export async function createLocate({ source, base, document, format }: FoundValue): Promise<Locate> {
  const search = await loadSearch(source, document, format);
  return (path, code) => {
    const isMissing = code === "required" || code === "dependent_required";
    for (let length = isMissing ? path.length - 1 : path.length; length >= 0; length--) {
      const place = search([...base, ...path.slice(0, length)], code === "unknown_key");
      // Of an object that lacks something, its start is enough to point at.
      if (place !== undefined) return length < path.length ? { ...place, length: 1 } : place;
    }
    return { offset: 0, length: 1 };
  };
}

async function loadSearch(source: Source, document: number, format: "json" | "yaml"): Promise<Search> {
  if (format === "json") return (await import("./locate-json.js")).searchJson(source);
  return (await import("./locate-yaml.js")).searchYaml(source, document);
}
