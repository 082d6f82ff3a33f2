import { CodegenError, type Location } from "../codegen-error.js";
import type { SchemaDocument } from "./documents.js";
import type { Json } from "./schema.js";
import type { FoundSchema, SchemaSet } from "./schema-set.js";

type JsonRecord = { readonly [key: string]: Json };

/** Keywords whose value is a schema, a list of schemas, or a record of schemas. */
const schemaKeywords = new Set(["items", "contains", "additionalProperties", "if", "then"]);
const listKeywords = new Set(["allOf", "oneOf"]);
const recordKeywords = new Set(["properties", "$defs", "definitions"]);

/**
 * Returns the JSON Schema at a place as one that is complete in itself: what it refers to elsewhere is copied into its
 * definitions under the name that `nameOf` gives, and its references point there.
 */
export function bundle(
  set: SchemaSet,
  document: SchemaDocument,
  { json, at }: { readonly json: Json; readonly at: Location },
  nameOf: (at: Location) => string,
): JsonRecord {
  if (!isRecord(json)) return json === false ? { not: {} } : {};
  const isRoot = at.pointer === "";
  const holder = document.draft === "draft-07" ? "definitions" : "$defs";
  const copied = new Map<string, { readonly name: string; readonly found: FoundSchema }>();

  const own = isRoot && isRecord(json[holder] ?? null) ? Object.keys(json[holder] ?? {}) : [];
  /** Two files may each have a definition of one name: the second is told by its file. */
  const freeName = (found: FoundSchema): string => {
    const taken = new Set([...own, ...[...copied.values()].map(({ name }) => name)]);
    const name = nameOf(found.at);
    const longer = nameOf({ file: found.at.file, pointer: "" }) + name;
    const free = [name, longer].find((each) => each !== "" && !taken.has(each));
    if (free === undefined) throw noName(at, found);
    return free;
  };

  const rename = (from: SchemaDocument, reference: string): string => {
    const found = set.find(from, reference);
    if (found === undefined || (isRoot && found.document === document)) return reference;
    if (found.document.draft !== document.draft) throw otherDraft(at, found);
    const place = `${found.at.file}#${found.at.pointer}`;
    const name = copied.get(place)?.name ?? freeName(found);
    copied.set(place, { name, found });
    return `#/${holder}/${name}`;
  };

  const copy = (from: SchemaDocument, schema: Json): Json => {
    if (!isRecord(schema)) return schema;
    const copyAll = (record: Json) =>
      isRecord(record)
        ? Object.fromEntries(Object.entries(record).map(([key, each]) => [key, copy(from, each)]))
        : record;
    const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
      if (keyword === "$ref" && typeof value === "string") return [keyword, rename(from, value)];
      if (schemaKeywords.has(keyword)) return [keyword, copy(from, value)];
      if (listKeywords.has(keyword) && Array.isArray(value)) return [keyword, value.map((each) => copy(from, each))];
      return [keyword, recordKeywords.has(keyword) ? copyAll(value) : value];
    });
    return Object.fromEntries(entries);
  };

  const root = copy(document, json) as JsonRecord;
  const definitions = new Map<string, Json>();
  // The list grows while it is walked: what is copied may refer to more.
  for (const { name, found } of iterateGrowing(copied)) {
    const { $schema: _draft, $id: _id, ...definition } = copy(found.document, found.json) as JsonRecord;
    definitions.set(name, definition);
  }
  const $schema = isRecord(document.root) ? document.root["$schema"] : undefined;
  const kept = isRecord(root[holder] ?? null) ? (root[holder] as JsonRecord) : {};
  return {
    ...($schema === undefined ? {} : { $schema }),
    ...root,
    ...(definitions.size === 0 ? {} : { [holder]: { ...kept, ...Object.fromEntries(definitions) } }),
  };
}

function* iterateGrowing<Value>(map: ReadonlyMap<string, Value>): Generator<Value> {
  yield* map.values();
}

function isRecord(json: Json): json is JsonRecord {
  return typeof json === "object" && json !== null && !Array.isArray(json);
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
