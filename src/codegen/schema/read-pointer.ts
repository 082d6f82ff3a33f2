import type { Json } from "./schema.js";

/** Returns what a JSON pointer points to. */
export function readPointer(root: Json, pointer: string): Json | undefined {
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
