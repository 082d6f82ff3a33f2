import { jsonPointer } from "../../runtime/json-pointer.js";
import { CodegenError, type Location } from "../codegen-error.js";
import { nearest } from "../text/nearest.js";
import { Documents, type SchemaDocument, type SchemaFile } from "./documents.js";
import { parseSchema } from "./parse-schema.js";
import type { Json, Schema } from "./schema.js";

/** The schemas of one run, parsed, with every reference resolved. */
export interface SchemaSet {
  readonly documents: readonly ParsedDocument[];
  /** Finds the JSON that a `$ref` in a document points to, and where it stands. */
  find(document: SchemaDocument, reference: string): FoundSchema | undefined;
}

/** What a `$ref` points to, as it stands in its file. */
export interface FoundSchema {
  readonly document: SchemaDocument;
  readonly json: Json;
  readonly at: Location;
}

/** One schema file, parsed. */
export interface ParsedDocument extends SchemaDocument {
  readonly schema: Schema;
  /** What stands under `$defs` and `definitions`, by key. */
  readonly definitions: ReadonlyMap<string, Schema>;
}

/** Parses all files together, since they may refer to one another. Throws {@link CodegenError}. */
export function parseSchemas(files: readonly SchemaFile[]): SchemaSet {
  const documents = new Documents(files);
  const parsed = new Map<string, Schema>();

  const parseIn = (document: SchemaDocument, json: Json, at: Location): Schema => {
    const address = `${at.file}#${at.pointer}`;
    const known = parsed.get(address);
    if (known !== undefined) return known;
    const schema = parseSchema(json, at, {
      draft: document.draft,
      parse: (below, belowAt) => parseIn(document, below, belowAt),
      resolve: (reference, referenceAt) => resolve(document, reference, referenceAt),
    });
    parsed.set(address, schema);
    return schema;
  };

  const resolve = (document: SchemaDocument, reference: string, at: Location): (() => Schema) => {
    const found = find(documents, document, reference);
    if (found === undefined) {
      throw new CodegenError({
        ...at,
        keyword: "$ref",
        problem: `points to nothing: ${reference}`,
        remedy: `Nearest are ${nearestTargets(documents, document, reference).join(", ")}`,
      });
    }
    return () => parseIn(found.document, found.json, found.at);
  };

  return {
    documents: documents.all.map((document) => parseDocument(document, parseIn)),
    find: (document, reference) => find(documents, document, reference),
  };
}

function find(documents: Documents, document: SchemaDocument, reference: string): FoundSchema | undefined {
  const found = documents.resolve(document, reference);
  const pointer = found && decodeFragment(found.fragment);
  if (found === undefined || pointer === undefined) return undefined;
  const json = readPointer(found.target.root, pointer);
  return json === undefined ? undefined : { document: found.target, json, at: { file: found.target.file, pointer } };
}

function parseDocument(
  document: SchemaDocument,
  parseIn: (document: SchemaDocument, json: Json, at: Location) => Schema,
): ParsedDocument {
  const at = { file: document.file, pointer: "" };
  const definitions = new Map<string, Schema>();
  for (const holder of ["$defs", "definitions"]) {
    for (const key of Object.keys(readPointer(document.root, `/${holder}`) ?? {})) {
      const pointer = jsonPointer([holder, key]);
      const json = readPointer(document.root, pointer);
      if (json !== undefined) definitions.set(key, parseIn(document, json, { file: document.file, pointer }));
    }
  }
  return { ...document, schema: parseIn(document, document.root, at), definitions };
}

function nearestTargets(documents: Documents, document: SchemaDocument, reference: string): readonly string[] {
  const target = documents.resolve(document, reference)?.target;
  if (target === undefined) return documents.nearest(reference);
  const definitions = ["$defs", "definitions"].flatMap((holder) =>
    Object.keys(readPointer(target.root, `/${holder}`) ?? {}).map((key) => `#/${holder}/${key}`),
  );
  return definitions.length > 0 ? nearest(reference, definitions) : ["# (the root)"];
}

function decodeFragment(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}

/** Returns what a JSON pointer points to. */
function readPointer(root: Json, pointer: string): Json | undefined {
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let node: Json | undefined = root;
  for (const escaped of pointer.slice(1).split("/")) {
    const key = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    // The key was just found on this object or array.
    node = (node as { readonly [key: string]: Json })[key];
  }
  return node;
}
