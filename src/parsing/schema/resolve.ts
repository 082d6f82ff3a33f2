import { isObject, type JsonObject, type JsonSchema } from "../../runtime/index.js";

/** Finds what `reference` names in the schema `root`: a JSON pointer, or a definition by its `$id` or file name. */
export function resolveReference(root: JsonSchema, reference: string): unknown {
  if (reference === "#") return root;
  return reference.startsWith("#/") ? followPointer(root, reference) : findDefinition(root, reference);
}

function followPointer(root: JsonSchema, reference: string): unknown {
  let node: unknown = root;
  for (const part of reference.slice(2).split("/")) {
    const key = decodePart(part);
    if (Array.isArray(node)) node = node[Number(key)];
    else if (isObject(node) && Object.hasOwn(node, key)) node = node[key];
    else return undefined;
  }
  return node;
}

function decodePart(part: string): string {
  const unescaped = part.replace(/~1/g, "/").replace(/~0/g, "~");
  try {
    return decodeURIComponent(unescaped);
  } catch {
    return unescaped;
  }
}

function findDefinition(root: JsonSchema, reference: string): unknown {
  const name = lastSegment(reference);
  for (const [key, definition] of [...definitionsOf(root, "$defs"), ...definitionsOf(root, "definitions")]) {
    const id = isObject(definition) ? definition["$id"] : undefined;
    if (key === reference || key === name || id === reference) return definition;
    if (typeof id === "string" && lastSegment(id) === name) return definition;
  }
  return undefined;
}

function definitionsOf(root: JsonObject, keyword: string): [string, unknown][] {
  const definitions = root[keyword];
  return isObject(definitions) ? Object.entries(definitions) : [];
}

function lastSegment(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}
