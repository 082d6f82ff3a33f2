/** A list or an object that has been opened: the keys so far, and the one that is being read. */
interface Open {
  readonly keys: Set<string>;
  key: string | number;
}

/** A string, with a colon if it is a key, or what opens, parts and closes lists and objects. */
const tokens = /("[^"\\]*(?:\\.[^"\\]*)*")([ \t\r\n]*:)?|[{}[\],]/gs;

/**
 * Returns the path of the first key that an object has twice, `undefined` if none has. Of the two, `JSON.parse` drops
 * the first without a word. `text` is known to be JSON.
 */
export function findDuplicateKey(text: string): readonly (string | number)[] | undefined {
  const open: Open[] = [];
  for (const [token, string, colon] of text.matchAll(tokens)) {
    const top = open.at(-1);
    if (token === "{" || token === "[") open.push({ keys: new Set(), key: 0 });
    else if (token === "}" || token === "]") open.pop();
    else if (token === "," && typeof top?.key === "number") top.key++;
    else if (string !== undefined && colon !== undefined && top !== undefined) {
      top.key = String(JSON.parse(string));
      if (top.keys.has(top.key)) return open.map(({ key }) => key);
      top.keys.add(top.key);
    }
  }
  return undefined;
}
