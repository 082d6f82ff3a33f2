import { CodegenError, type Location } from "../codegen-error.js";
import type { Draft, Json } from "./schema.js";

/** The `$id` that gives a schema an address. In draft-07 one beside a `$ref` is ignored, and `#name` is an anchor. */
export function ownId(json: { readonly [key: string]: Json }, draft: Draft): string | undefined {
  const id = json["$id"];
  if (typeof id !== "string" || (draft === "draft-07" && Object.hasOwn(json, "$ref"))) return undefined;
  return withoutFragment(id) === "" ? undefined : id;
}

/** Returns the address that an `$id` gives where `base` is the address around it. */
export function resolveId(id: string, base: string, at: Location): string {
  if (URL.canParse(id, base)) return withoutFragment(new URL(id, base).href);
  throw new CodegenError({
    ...at,
    keyword: "$id",
    problem: "is not a URI reference",
    remedy: "Use an absolute URI, or leave it out",
  });
}

/** Returns the address of a file, or of a document that is named by its URI. */
export function addressOf(file: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(file) && URL.canParse(file)) return withoutFragment(new URL(file).href);
  return new URL(encodeURI(file), "file:///").href;
}

/** Returns a URI without its fragment. */
export function withoutFragment(uri: string): string {
  return splitOnce(uri, "#")[0] ?? "";
}

/** Takes a reference apart: the path, and the fragment decoded, `undefined` where it cannot be. */
export function splitReference(reference: string): { readonly path: string; readonly fragment: string | undefined } {
  const [path = "", fragment = ""] = splitOnce(reference, "#");
  try {
    return { path, fragment: decodeURIComponent(fragment) };
  } catch {
    return { path, fragment: undefined };
  }
}

function splitOnce(text: string, separator: string): string[] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
