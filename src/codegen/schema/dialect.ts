import { CodegenError, type Location } from "../codegen-error.js";
import type { Draft, Json } from "./schema.js";
import { isRecord } from "./subschemas.js";

/** How the keywords of a schema are read: its draft, and what a metaschema of its own turns off. */
export interface Dialect {
  readonly draft: Draft;
  /** Whether the keywords of the validation vocabulary assert anything. */
  readonly validates: boolean;
}

const drafts: Readonly<Record<string, Draft>> = {
  "http://json-schema.org/draft-07/schema": "draft-07",
  "https://json-schema.org/draft/2019-09/schema": "draft-2019-09",
  "https://json-schema.org/draft/2020-12/schema": "draft-2020-12",
};

const validationVocabulary = /^https:\/\/json-schema\.org\/draft\/20\d\d-\d\d\/vocab\/validation$/;

/**
 * Finds the dialect of a schema: what its `$schema` names, a draft or a metaschema among the documents; else that of
 * the schema around it, or the draft that the caller falls back to. Throws {@link CodegenError} where there is none.
 */
export function dialectOf(
  json: Json,
  at: Location,
  fallback: Dialect | Draft | undefined,
  findDocument: (uri: string) => Json | undefined,
): Dialect {
  const named = isRecord(json) ? json["$schema"] : undefined;
  if (typeof named === "string") {
    const dialect = findDialect(named.replace(/#$/, ""), findDocument, 0);
    if (dialect !== undefined) return dialect;
  } else if (fallback !== undefined) {
    return typeof fallback === "string" ? { draft: fallback, validates: true } : fallback;
  }
  throw new CodegenError({ ...at, keyword: "$schema", ...complaintAbout(named) });
}

/** Says what is wrong with a `$schema`, and what to write. */
function complaintAbout(named: Json | undefined): { readonly problem: string; readonly remedy: string } {
  const [, draft] =
    typeof named === "string" ? (/^https?:\/\/json-schema\.org\/(draft-0[3-6])\//.exec(named) ?? []) : [];
  const known = `Use one of ${Object.keys(drafts).join(", ")}`;
  if (named === undefined) {
    return { problem: "is missing", remedy: `${known}, or set "draft" for the schemas that name none` };
  }
  if (draft === undefined) return { problem: "names no supported draft", remedy: known };
  const address = "http://json-schema.org/draft-07/schema#";
  const problem = `names ${draft}, which is not supported`;
  if (draft === "draft-06") return { problem, remedy: `Write "${address}": draft-07 has all that draft-06 has` };
  const changes = '"id" is "$id" there, "exclusiveMinimum" and "exclusiveMaximum" are numbers, "required" is a list';
  return { problem, remedy: `Bring it to draft-07 and write "${address}": ${changes}` };
}

function findDialect(uri: string, findDocument: (uri: string) => Json | undefined, depth: number): Dialect | undefined {
  const draft = Object.hasOwn(drafts, uri) ? drafts[uri] : undefined;
  if (draft !== undefined) return { draft, validates: true };
  const metaschema = findDocument(uri);
  if (!isRecord(metaschema) || typeof metaschema["$schema"] !== "string" || depth > 8) return undefined;
  const below = findDialect(metaschema["$schema"].replace(/#$/, ""), findDocument, depth + 1);
  const vocabulary = metaschema["$vocabulary"];
  if (below === undefined || !isRecord(vocabulary)) return below;
  return { ...below, validates: Object.keys(vocabulary).some((uri) => validationVocabulary.test(uri)) };
}
