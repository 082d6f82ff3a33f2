import { CodegenError } from "../codegen-error.js";
import { nearest } from "../text/nearest.js";
import type { Draft, Json } from "./schema.js";

/** A schema file as it was read. */
export interface SchemaFile {
  /** The file name, `return-packet.schema.json`. */
  readonly file: string;
  readonly root: Json;
}

/** A schema file whose draft and address are known. */
export interface SchemaDocument extends SchemaFile {
  readonly draft: Draft;
  /** The address that references in it are resolved against: its `$id`, or else the place of its file. */
  readonly base: string;
}

const drafts: Readonly<Record<string, Draft>> = {
  "http://json-schema.org/draft-07/schema": "draft-07",
  "https://json-schema.org/draft/2020-12/schema": "draft-2020-12",
};

/** All the documents of one run, found by `$id` or by relative path. */
export class Documents {
  readonly all: readonly SchemaDocument[];
  readonly #byAddress = new Map<string, SchemaDocument>();

  constructor(files: readonly SchemaFile[]) {
    this.all = files.map(createDocument);
    for (const document of this.all) this.#byAddress.set(fileAddress(document.file), document);
    for (const document of this.all) {
      const other = this.#byAddress.get(document.base);
      if (other !== undefined && other !== document) {
        throw new CodegenError({
          file: document.file,
          pointer: "",
          keyword: "$id",
          problem: `is that of ${other.file} too`,
          remedy: "Give each schema an $id of its own",
        });
      }
      this.#byAddress.set(document.base, document);
    }
  }

  /** Finds what `reference`, standing in `document`, points to: a document and the fragment, without its `#`. */
  resolve(document: SchemaDocument, reference: string): { target: SchemaDocument; fragment: string } | undefined {
    const [path = "", fragment = ""] = splitOnce(reference, "#");
    if (path === "") return { target: document, fragment };
    for (const base of [document.base, fileAddress(document.file)]) {
      const target = URL.canParse(path, base) ? this.#byAddress.get(new URL(path, base).href) : undefined;
      if (target !== undefined) return { target, fragment };
    }
    return undefined;
  }

  /** The file names and addresses nearest to `reference`, for an error that helps. */
  nearest(reference: string): readonly string[] {
    return nearest(reference, [...this.all.map(({ file }) => file), ...this.#byAddress.keys()]);
  }
}

function createDocument({ file, root }: SchemaFile): SchemaDocument {
  const { $schema, $id } = isRecord(root) ? root : {};
  const uri = typeof $schema === "string" ? $schema.replace(/#$/, "") : "";
  const draft = Object.hasOwn(drafts, uri) ? drafts[uri] : undefined;
  if (draft === undefined) {
    throw new CodegenError({
      file,
      pointer: "",
      keyword: "$schema",
      problem: "names no supported draft",
      remedy: `Use one of ${Object.keys(drafts).join(", ")}`,
    });
  }
  return { file, root, draft, base: baseAddress(file, $id) };
}

function baseAddress(file: string, id: Json | undefined): string {
  const place = fileAddress(file);
  if (typeof id !== "string") return place;
  const [path = ""] = splitOnce(id, "#");
  if (URL.canParse(path, place)) return new URL(path, place).href;
  throw new CodegenError({
    file,
    pointer: "",
    keyword: "$id",
    problem: "is not a URI reference",
    remedy: "Use an absolute URI, or leave it out",
  });
}

function fileAddress(file: string): string {
  return new URL(encodeURI(file), "file:///").href;
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
