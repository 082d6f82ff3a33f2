import type { Location } from "../codegen-error.js";
import type { Dialect } from "./dialect.js";
import type { Json } from "./schema.js";

/** A schema file as it was read. */
export interface SchemaFile {
  /** The file name, `return-packet.schema.json`, or the address of a document that is no file. */
  readonly file: string;
  readonly root: Json;
}

/** A schema with an address of its own: the root of a document, or a subschema with an `$id`. */
export interface Resource {
  readonly document: SchemaFile;
  readonly at: Location;
  readonly dialect: Dialect;
  /** What references in it are resolved against. */
  readonly base: string;
  /** The places of its `$anchor`s and `$dynamicAnchor`s, by name. */
  readonly anchors: ReadonlyMap<string, Location>;
  /** The places of its `$dynamicAnchor`s, by name. */
  readonly dynamicAnchors: ReadonlyMap<string, Location>;
}

/** Records the anchors that stand at a place. The maps are filled while documents are indexed, and only read later. */
export function addAnchors(
  json: { readonly [key: string]: Json },
  at: Location,
  { dialect, anchors, dynamicAnchors }: Resource,
): void {
  const { $id, $anchor, $dynamicAnchor } = json;
  const add = (map: ReadonlyMap<string, Location>, name: string) => (map as Map<string, Location>).set(name, at);
  if (dialect.draft === "draft-07") {
    const named = typeof $id === "string" && !Object.hasOwn(json, "$ref") ? $id.slice($id.indexOf("#") + 1) : "";
    if (typeof $id === "string" && $id.includes("#") && named !== "") add(anchors, named);
    return;
  }
  if (typeof $anchor === "string") add(anchors, $anchor);
  if (typeof $dynamicAnchor !== "string") return;
  add(anchors, $dynamicAnchor);
  add(dynamicAnchors, $dynamicAnchor);
}
