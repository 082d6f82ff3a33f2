import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseAllDocuments } from "yaml";
import type { Place, Search } from "./locate.js";
import type { Source } from "./packets.js";

/** Makes the search of a document of a text that is known to be YAML. */
export function searchYaml(source: Source, document: number): Search {
  const parsed = documentsOf(source)[document];
  return (path, wantsKey) => {
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
  };
}

const known = new WeakMap<Source, readonly Document[]>();

/** Returns the documents of a text, parsed when they are first asked for. */
function documentsOf(source: Source): readonly Document[] {
  const before = known.get(source);
  if (before !== undefined) return before;
  const parsed = parseAllDocuments(source.text, { uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const documents = Array.isArray(parsed) ? parsed : [];
  known.set(source, documents);
  return documents;
}

function nameOf(key: unknown): string | undefined {
  return isScalar(key) ? String(key.source ?? key.value) : undefined;
}

function placeOf(node: unknown): Place | undefined {
  if (!isNode(node)) return undefined;
  const { range } = node as Node;
  return range ? { offset: range[0], length: Math.max(1, range[1] - range[0]) } : undefined;
}
