import { CodegenError, type Location } from "../codegen-error.js";
import { Documents, type SchemaDocument, type SchemaFile } from "./documents.js";
import { parseSchema } from "./parse-schema.js";
import type { Json, Schema } from "./schema.js";

/** The schemas of one run, parsed, with every reference resolved. */
export interface SchemaSet {
  readonly documents: readonly ParsedDocument[];
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
    const found = documents.resolve(document, reference);
    const json = found && readPointer(found.target.root, found.fragment);
    if (found === undefined || json === undefined) {
      throw new CodegenError({
        ...at,
        keyword: "$ref",
        problem: `points to nothing: ${reference}`,
        remedy: `Nearest are ${nearestTargets(documents, found?.target, reference).join(", ")}`,
      });
    }
    const { target, fragment } = found;
    return () => parseIn(target, json, { file: target.file, pointer: decodeURIComponent(fragment) });
  };

  return { documents: documents.all.map((document) => parseDocument(document, parseIn)) };
}

function parseDocument(
  document: SchemaDocument,
  parseIn: (document: SchemaDocument, json: Json, at: Location) => Schema,
): ParsedDocument {
  const at = { file: document.file, pointer: "" };
  const definitions = new Map<string, Schema>();
  for (const holder of ["$defs", "definitions"]) {
    for (const key of Object.keys(readPointer(document.root, `/${holder}`) ?? {})) {
      const pointer = `/${holder}/${escapeKey(key)}`;
      const json = readPointer(document.root, pointer);
      if (json !== undefined) definitions.set(key, parseIn(document, json, { file: document.file, pointer }));
    }
  }
  return { ...document, schema: parseIn(document, document.root, at), definitions };
}

function nearestTargets(documents: Documents, target: SchemaDocument | undefined, reference: string): string[] {
  if (target === undefined) return [...documents.nearest(reference)];
  const definitions = ["$defs", "definitions"].flatMap((holder) =>
    Object.keys(readPointer(target.root, `/${holder}`) ?? {}).map((key) => `#/${holder}/${key}`),
  );
  return definitions.length > 0 ? definitions.slice(0, 5) : ["# (the root)"];
}

/** Returns what a URI fragment that is a JSON pointer points to. */
function readPointer(root: Json, fragment: string): Json | undefined {
  if (fragment === "") return root;
  if (!fragment.startsWith("/")) return undefined;
  let node: Json | undefined = root;
  for (const escaped of decodeURIComponent(fragment).slice(1).split("/")) {
    const key = escaped.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as { readonly [key: string]: Json })[key];
  }
  return node;
}

function escapeKey(key: string): string {
  return encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
}
