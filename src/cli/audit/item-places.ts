/** Where an item of an array stands in its text. */
export interface ItemPlace {
  readonly start: number;
  readonly end: number;
  /** From 1. */
  readonly line: number;
}

const tokens = /["[\]{},\n]/g;
const restOfString = /(?:[^"\\]|\\.)*"/sy;

/** Gives the places of the items of an array, in a text that is known to be JSON. */
export function* itemPlaces(text: string): Generator<ItemPlace> {
  let depth = 0;
  let line = 1;
  let start = 0;
  const scan = new RegExp(tokens);
  for (let match = scan.exec(text); match !== null; match = scan.exec(text)) {
    const [token] = match;
    if (token === "\n") line++;
    else if (token === '"') {
      restOfString.lastIndex = scan.lastIndex;
      restOfString.test(text);
      scan.lastIndex = restOfString.lastIndex;
    } else if (token === "[" || token === "{") {
      if (depth === 0) start = match.index + 1;
      depth++;
    } else {
      if (token !== ",") depth--;
      if (depth === 0 || (depth === 1 && token === ",")) {
        const item = text.slice(start, match.index).trimStart();
        const from = match.index - item.length;
        const below = item.split("\n").length - 1;
        if (item !== "") yield { start: from, end: from + item.trimEnd().length, line: line - below };
        start = match.index + 1;
      }
    }
  }
}
