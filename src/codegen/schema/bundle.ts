import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError, type Location } from "../codegen-error.js";
import { isKnown } from "./keywords.js";
import type { Json } from "./schema.js";
import type { FoundSchema, SchemaSet } from "./schema-set.js";
import { isRecord, mapSubschemas } from "./subschemas.js";

type JsonRecord = { readonly [key: string]: Json };

/**
 * Returns the JSON Schema at a place as one that is complete in itself: what it refers to elsewhere is copied into its
 * definitions under the name that `nameOf` gives, and its references point there.
 */
export function bundle(set: SchemaSet, { json, at }: FoundSchema, nameOf: (at: Location) => string): JsonRecord {
  if (!isRecord(json)) return json === false ? { not: {} } : {};
  const isRoot = at.pointer === "";
  const draft = set.draftAt(at);
  const holder = isKnown("$defs", draft) ? "$defs" : "definitions";
  const copied = new Map<string, { readonly name: string; readonly found: FoundSchema }>();

  const held = json[holder];
  const taken = new Set(isRoot && isRecord(held) ? Object.keys(held) : []);
  /** Two files may each have a definition of one name: the second is told by its file. */
  const freeName = (found: FoundSchema): string => {
    const name = nameOf(found.at);
    const longer = nameOf({ file: found.at.file, pointer: "" }) + name;
    const free = [name, longer].find((each) => each !== "" && !taken.has(each));
    if (free === undefined) throw noName(at, found);
    taken.add(free);
    return free;
  };

  const rename = (from: Location, reference: string): string => {
    const found = set.find(from, reference);
    if (found === undefined) return reference;
    if (isRoot && found.at.file === at.file)
      return from.file === at.file ? reference : `#${encodeURI(found.at.pointer)}`;
    if (set.draftAt(found.at) !== draft) throw otherDraft(at, found);
    const place = `${found.at.file}#${found.at.pointer}`;
    const name = copied.get(place)?.name ?? freeName(found);
    copied.set(place, { name, found });
    return `#/${holder}/${name}`;
  };

  const copy = (schema: Json, from: Location): Json => {
    if (!isRecord(schema)) return schema;
    const { $ref } = schema;
    const kept = isRoot && from.file === at.file ? schema : withoutAddress(schema);
    const renamed = typeof $ref === "string" ? { ...kept, $ref: rename(from, $ref) } : kept;
    return mapSubschemas(renamed, draft, ({ json: below, keys }) =>
      copy(below, { file: from.file, pointer: from.pointer + jsonPointer(keys) }),
    );
  };

  const root = copy(json, at) as JsonRecord;
  const definitions = new Map<string, Json>();
  // The list grows while it is walked: what is copied may refer to more.
  for (const { name, found } of copied.values()) {
    definitions.set(name, copy(found.json, found.at));
  }
  const kept = isRecord(root[holder]) ? root[holder] : {};
  return {
    ...(draftKeyword(set, at) ?? {}),
    ...root,
    ...(definitions.size === 0 ? {} : { [holder]: { ...kept, ...Object.fromEntries(definitions) } }),
  };
}

function draftKeyword(set: SchemaSet, { file }: Location): JsonRecord | undefined {
  const root = set.find({ file, pointer: "" }, "#")?.json;
  const uri = isRecord(root) ? root["$schema"] : undefined;
  return uri === undefined ? undefined : { $schema: uri };
}

/** A copy is found by its place. Its own address would be taken twice, or change what references in it point to. */
function withoutAddress(schema: JsonRecord): JsonRecord {
  const { $schema: _draft, $id: _address, $anchor: _anchor, ...others } = schema;
  return others;
}

function noName(at: Location, found: FoundSchema): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$ref",
    problem: `points to ${found.at.file}#${found.at.pointer}, whose name another definition has`,
    remedy: "Rename one of the two definitions",
  });
}

function otherDraft(at: Location, found: FoundSchema): CodegenError {
  return new CodegenError({
    ...at,
    keyword: "$ref",
    problem: `points to a schema of another draft (${found.at.file})`,
    remedy: "Write both schemas in one draft",
  });
}
