import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError, type Location } from "../codegen-error.js";
import { nearest } from "../text/nearest.js";
import { addressOf, ownId, resolveId, splitReference, withoutFragment } from "./addresses.js";
import { assertJson } from "./assert-json.js";
import { type Dialect, dialectOf } from "./dialect.js";
import { metaschemas } from "./metaschemas.js";
import { readPointer } from "./read-pointer.js";
import { addAnchors, type Resource, type SchemaFile } from "./resource.js";
import type { Draft, Json } from "./schema.js";
import { isRecord, listSubschemas } from "./subschemas.js";

export type { Resource, SchemaFile } from "./resource.js";

/** Where a reference leads. */
export interface Found {
  readonly resource: Resource;
  readonly at: Location;
  readonly json: Json;
  /** The name of the `$dynamicAnchor` that the reference names, if it names one. */
  readonly dynamicAnchor: string | undefined;
}

/** What reading documents may be told. */
export interface DocumentOptions {
  /** The draft of schemas that do not name one. */
  readonly draft?: Draft | undefined;
  /** Documents that may be referred to. One that cannot be read is an error only if it is. */
  readonly further?: readonly SchemaFile[];
}

/** All the documents of one run, found by `$id` or by the place of their file. */
export class Documents {
  readonly #byAddress = new Map<string, Resource>();
  readonly #byPlace = new Map<string, Resource>();
  readonly #roots = new Map<string, Json>();
  readonly #unreadable = new Map<string, CodegenError>();

  constructor(
    readonly files: readonly SchemaFile[],
    readonly options: DocumentOptions = {},
  ) {
    const { further = [] } = options;
    const given = new Set([...files, ...further].map(({ file }) => addressOf(file)));
    const known = Object.entries(metaschemas).filter(([address]) => !given.has(address));
    const others = [...further, ...known.map(([file, root]) => ({ file, root }))];
    for (const { file, root } of [...files, ...others]) this.#roots.set(addressOf(file), root);
    for (const file of files) this.#index(file);
    for (const document of others) {
      try {
        this.#index(document);
      } catch (error) {
        if (!(error instanceof CodegenError)) throw error;
        this.#unreadable.set(addressOf(document.file), error);
      }
    }
  }

  /** Returns the resource that a place belongs to. */
  resourceAt({ file, pointer }: Location): Resource {
    for (let end = pointer.length; end >= 0; end = pointer.lastIndexOf("/", end - 1)) {
      const resource = this.#byPlace.get(`${file}#${pointer.slice(0, end)}`);
      if (resource !== undefined) return resource;
      if (end === 0) break;
    }
    throw new TypeError(`no document is called ${file}`);
  }

  /** Returns the JSON at a place. */
  jsonAt({ file, pointer }: Location): Json {
    return readPointer(this.#roots.get(addressOf(file)) ?? null, pointer) ?? null;
  }

  /** Finds what `reference`, standing in `resource`, points to. */
  resolve(resource: Resource, reference: string): Found | undefined {
    const { path, fragment: name } = splitReference(reference);
    const target = path === "" ? resource : this.#findResource(resource, path);
    if (target === undefined || name === undefined) return undefined;
    if (name !== "" && !name.startsWith("/")) {
      const at = target.anchors.get(name);
      const json = at === undefined ? undefined : readPointer(target.document.root, at.pointer);
      if (at === undefined || json === undefined) return undefined;
      return { resource: target, at, json, dynamicAnchor: target.dynamicAnchors.has(name) ? name : undefined };
    }
    const at = { file: target.at.file, pointer: target.at.pointer + name };
    const json = readPointer(target.document.root, at.pointer);
    if (json === undefined) return undefined;
    return { resource: this.resourceAt(at), at, json, dynamicAnchor: undefined };
  }

  /** The targets nearest to `reference`, for an error that helps. */
  nearest(resource: Resource, reference: string): readonly string[] {
    const { path } = splitReference(reference);
    const target = path === "" ? resource : this.#findResource(resource, path);
    if (target === undefined) {
      const own = this.files.map(({ file }) => file);
      return nearest(reference, [
        ...own,
        ...[...this.#byAddress.keys()].filter((address) => !address.startsWith("file:")),
      ]);
    }
    const root = readPointer(target.document.root, target.at.pointer);
    const definitions = ["$defs", "definitions"].flatMap((holder) => {
      const held = isRecord(root) ? root[holder] : undefined;
      return isRecord(held) ? Object.keys(held).map((key) => `${path}#${jsonPointer([holder, key])}`) : [];
    });
    const anchors = [...target.anchors.keys()].map((name) => `${path}#${name}`);
    return nearest(reference, [...definitions, ...anchors, `${path}#`]);
  }

  #findResource({ base, at }: Resource, path: string): Resource | undefined {
    for (const from of [base, addressOf(at.file)]) {
      const address = URL.canParse(path, from) ? new URL(path, from).href : undefined;
      const found = address === undefined ? undefined : this.#byAddress.get(withoutFragment(address));
      if (found !== undefined) return found;
      const error = address === undefined ? undefined : this.#unreadable.get(withoutFragment(address));
      if (error !== undefined) throw error;
    }
    return undefined;
  }

  #index(document: SchemaFile): void {
    if (document.root !== undefined) assertJson(document);
    const address = addressOf(document.file);
    const start = { document, at: { file: document.file, pointer: "" } };
    const root = this.#createResource(start.document, start.at, document.root, address, undefined);
    if (!this.#byAddress.has(address)) this.#byAddress.set(address, root);
    this.#walk(document.root, start.at, root, new Set());
  }

  #walk(json: Json, at: Location, resource: Resource, seen: Set<Json>): void {
    if (typeof json === "object" && json !== null) {
      if (seen.has(json)) return;
      seen.add(json);
    }
    this.#byPlace.set(`${at.file}#${at.pointer}`, resource);
    for (const { keys, json: below } of listSubschemas(json, resource.dialect.draft)) {
      const place = { file: at.file, pointer: at.pointer + jsonPointer(keys) };
      const own = isRecord(below) && ownId(below, resource.dialect.draft) !== undefined;
      const inner = own
        ? this.#createResource(resource.document, place, below, resource.base, resource.dialect)
        : resource;
      if (!own && isRecord(below)) addAnchors(below, place, resource);
      this.#walk(below, place, inner, seen);
    }
  }

  #createResource(document: SchemaFile, at: Location, json: Json, base: string, around: Dialect | undefined): Resource {
    const dialect = dialectOf(json, at, around ?? this.options.draft, (uri) => this.#roots.get(uri));
    const id = isRecord(json) ? ownId(json, dialect.draft) : undefined;
    const own = id === undefined ? base : resolveId(id, base, at);
    const resource: Resource = { document, at, dialect, base: own, anchors: new Map(), dynamicAnchors: new Map() };
    if (isRecord(json)) addAnchors(json, at, resource);
    const other = this.#byAddress.get(own);
    if (other !== undefined && id !== undefined && other.at.file !== at.file) throw taken(at, other.at);
    if (id !== undefined) this.#byAddress.set(own, resource);
    return resource;
  }
}

function taken(at: Location, other: Location): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$id",
    problem: `is that of ${other.file}${other.pointer === "" ? "" : `#${other.pointer}`} too`,
    remedy: "Give each schema an $id of its own",
  });
}
