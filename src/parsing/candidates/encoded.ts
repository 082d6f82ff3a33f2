import { isAnySpace, units } from "../json/index.js";

/** A text that stands in the answer in another spelling, and for each of its code units where that begins. */
export interface Decoded {
  readonly text: string;
  /** One longer than `text`. */
  readonly offsets: Uint32Array;
}

/** How a whole object can be spelled differently: as HTML, or escaped as if it stood in a string of JSON. */
export type Encoding = "html_entities" | "escaped_text";

const entities: ReadonlyMap<string, string> = new Map([
  ["quot", '"'],
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);

const escapes: ReadonlyMap<string, string> = new Map([
  ["\\n", "\n"],
  ["\\r", "\r"],
  ["\\t", "\t"],
  ['\\"', '"'],
  ["\\\\", "\\"],
  ["\\/", "/"],
]);

const entity = /&(#?[a-z0-9]{2,8});/gi;
const escapeSequence = /\\(?:["\\/nrt])/g;

/** Tells how the object that begins at `offset` is spelled: by what stands for the quote of its first key. */
export function encodingAt(text: string, offset: number): Encoding | undefined {
  let index = offset + 1;
  while (isAnySpace(text.charCodeAt(index))) index++;
  const unit = text.charCodeAt(index);
  if (unit === 0x26) return /^&(?:quot|#34|#x22);/i.test(text.slice(index, index + 6)) ? "html_entities" : undefined;
  if (unit !== units.backslash) return undefined;
  while (isAnySpace(text.charCodeAt(index)) || /^\\[nrt]$/.test(text.slice(index, index + 2))) {
    index += isAnySpace(text.charCodeAt(index)) ? 1 : 2;
  }
  return text.startsWith('\\"', index) ? "escaped_text" : undefined;
}

/** Decodes the whole of `text` once. */
export function decode(text: string, encoding: Encoding): Decoded {
  const pattern = encoding === "html_entities" ? entity : escapeSequence;
  const offsets = new Uint32Array(text.length + 1);
  let decoded = "";
  let copied = 0;
  const copyTo = (end: number): void => {
    for (let index = copied; index < end; index++) offsets[decoded.length + index - copied] = index;
    decoded += text.slice(copied, end);
  };
  for (const match of text.matchAll(pattern)) {
    const plain = encoding === "html_entities" ? decodeEntity(match[1] ?? "") : escapes.get(match[0]);
    if (plain === undefined) continue;
    copyTo(match.index);
    offsets[decoded.length] = match.index;
    decoded += plain;
    copied = match.index + match[0].length;
  }
  copyTo(text.length);
  offsets[decoded.length] = text.length;
  return { text: decoded, offsets: offsets.subarray(0, decoded.length + 1) };
}

function decodeEntity(name: string): string | undefined {
  if (!name.startsWith("#")) return entities.get(name.toLowerCase());
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code < 0xd800 ? String.fromCharCode(code) : undefined;
}

/**
 * Tells whether the text from `start` to `end` is spelled in one way throughout. Where a plain quote stands among
 * those that are spelled differently, it is not known which of them end strings.
 */
export function isUniform(text: string, start: number, end: number, encoding: Encoding): boolean {
  if (encoding === "html_entities") {
    for (const [, name] of text.slice(start, end).matchAll(entity)) {
      if (decodeEntity(name ?? "") === undefined) return false;
    }
  }
  let quote = text.indexOf('"', start);
  while (quote !== -1 && quote < end) {
    if (encoding === "html_entities" || text.charCodeAt(quote - 1) !== units.backslash) return false;
    quote = text.indexOf('"', quote + 1);
  }
  return true;
}
