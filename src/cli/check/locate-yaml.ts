import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseAllDocuments } from "yaml";
import type { Key } from "../../runtime/issue.js";
import type { Place } from "./locate.js";

/** Finds the value, or the key of the value, that a path leads to in a text that is known to be YAML. */
export function locateInYaml(
  text: string,
  path: readonly Key[],
  document: number,
  wantsKey: boolean,
): Place | undefined {
  const documents = parseAllDocuments(text, { uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const parsed = Array.isArray(documents) ? documents[document] : undefined;
  let node: unknown = parsed?.contents;
  let key: unknown;
  for (const step of path) {
    if (isAlias(node) && parsed !== undefined) node = node.resolve(parsed);
    const pair: Pair | undefined = isMap(node)
      ? node.items.find((each) => nameOf(each.key) === String(step))
      : undefined;
    if (pair !== undefined) [key, node] = [pair.key, pair.value ?? pair.key];
    else if (isSeq(node)) [key, node] = [undefined, node.items[Number(step)]];
    else return undefined;
  }
  return placeOf(wantsKey && key !== undefined ? key : node);
}

function nameOf(key: unknown): string | undefined {
  return isScalar(key) ? String(key.source ?? key.value) : undefined;
}

function placeOf(node: unknown): Place | undefined {
  if (!isNode(node)) return undefined;
  const { range } = node as Node;
  return range ? { offset: range[0], length: Math.max(1, range[1] - range[0]) } : undefined;
}
