import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError, type Location } from "../codegen-error.js";
import { nearestAre } from "../text/nearest.js";
import { Documents, type Resource, type SchemaFile } from "./documents.js";
import type { KeywordPolicy } from "./keyword-policy.js";
import { parseSchema } from "./parse-schema.js";
import type { Draft, Json, Schema } from "./schema.js";
import { isRecord } from "./subschemas.js";

/** The schemas of one run, parsed, with every reference resolved. */
export interface SchemaSet {
  readonly documents: readonly ParsedDocument[];
  /** Finds the JSON that a `$ref` at a place points to, and where it stands. */
  find(from: Location, reference: string): FoundSchema | undefined;
  /** The draft of a place. */
  draftAt(at: Location): Draft;
}

/** What a `$ref` points to, as it stands in its file. */
export interface FoundSchema {
  readonly json: Json;
  readonly at: Location;
}

/** One schema file, parsed. */
export interface ParsedDocument extends SchemaFile {
  readonly draft: Draft;
  readonly schema: Schema;
  /** What stands under `$defs` and `definitions`, by key. */
  readonly definitions: ReadonlyMap<string, Schema>;
}

/** How schemas are parsed. */
export interface ParseOptions extends KeywordPolicy {
  /** The draft of schemas that do not name one. */
  readonly draft?: Draft | undefined;
  /** Documents that may be referred to, but are not asked for themselves. */
  readonly documents?: readonly SchemaFile[];
}

/** What no draft has is an error. */
const strict: ParseOptions = { formats: "assert", unknownFormats: "error", allows: () => false };

/**
 * Where `$dynamicRef`s lead: for each `$dynamicAnchor` met on the way, the place in the outermost schema that has it.
 * A place that is reached with different bindings is a different schema, so that references are plain after parsing.
 */
type Bindings = ReadonlyMap<string, Location>;

/** Parses all files together, since they may refer to one another. Throws {@link CodegenError}. */
export function parseSchemas(files: readonly SchemaFile[], options: ParseOptions = strict): SchemaSet {
  const documents = new Documents(files, { draft: options.draft, further: options.documents ?? [] });
  const parsed = new Map<string, Schema>();

  const parseAt = (json: Json, at: Location, around: Bindings): Schema => {
    const resource = documents.resourceAt(at);
    const bindings = enter(resource, around);
    const id = identify(at, bindings);
    const known = parsed.get(id);
    if (known !== undefined) return known;
    const schema = parseSchema(json, at, {
      id,
      dialect: resource.dialect,
      policy: options,
      parse: (below, belowAt) => parseAt(below, belowAt, bindings),
      resolve: (reference, from, keyword) => resolve(resource, reference, from, keyword, bindings),
    });
    parsed.set(id, schema);
    return schema;
  };

  const resolve = (
    resource: Resource,
    reference: string,
    at: Location,
    keyword: "$ref" | "$dynamicRef",
    bindings: Bindings,
  ): (() => Schema) => {
    const found = documents.resolve(resource, reference);
    if (found === undefined) {
      throw new CodegenError({
        ...at,
        keyword,
        problem: `points to nothing: ${reference}`,
        remedy: `The ${nearestAre(documents.nearest(resource, reference))}`,
      });
    }
    const inner = enter(found.resource, bindings);
    const bound =
      keyword === "$dynamicRef" && found.dynamicAnchor !== undefined ? inner.get(found.dynamicAnchor) : undefined;
    const target = bound === undefined ? found : { at: bound, json: documents.jsonAt(bound) };
    return () => parseAt(target.json, target.at, inner);
  };

  return {
    documents: files.map((file) => parseDocument(file, documents, parseAt)),
    find: (from, reference) => documents.resolve(documents.resourceAt(from), reference),
    draftAt: (at) => documents.resourceAt(at).dialect.draft,
  };
}

function enter({ dynamicAnchors }: Resource, bindings: Bindings): Bindings {
  const added = [...dynamicAnchors].filter(([name]) => !bindings.has(name));
  return added.length === 0 ? bindings : new Map([...bindings, ...added]);
}

function identify({ file, pointer }: Location, bindings: Bindings): string {
  const bound = [...bindings].map(([name, at]) => `${name}=${at.file}#${at.pointer}`).sort();
  return bound.length === 0 ? `${file}#${pointer}` : `${file}#${pointer} with ${bound.join(" ")}`;
}

function parseDocument(
  file: SchemaFile,
  documents: Documents,
  parseAt: (json: Json, at: Location, bindings: Bindings) => Schema,
): ParsedDocument {
  const at = { file: file.file, pointer: "" };
  const definitions = new Map<string, Schema>();
  for (const holder of ["$defs", "definitions"]) {
    const held = isRecord(file.root) ? file.root[holder] : undefined;
    for (const [key, json] of Object.entries(isRecord(held) ? held : {})) {
      definitions.set(key, parseAt(json, { file: file.file, pointer: jsonPointer([holder, key]) }, new Map()));
    }
  }
  const { draft } = documents.resourceAt(at).dialect;
  return { ...file, draft, schema: parseAt(file.root, at, new Map()), definitions };
}
