/** Up to this many texts, comparing each with each is fastest. */
const maximumPairwise = 6;
/** Up to this many texts, a table on hand is faster than a set, and comparing each with each is not slow yet. */
const maximumTable = 64;

/** Returns the index of the first item that was there before, or -1. An object is only the same as itself. */
export function firstRepeated(items: readonly unknown[]): number {
  if (items.length < 2) return -1;
  if (items.length > maximumTable || !areTexts(items)) return firstInSet(items);
  return items.length <= maximumPairwise ? firstOfFew(items) : firstInTable(items);
}

function areTexts(items: readonly unknown[]): items is readonly string[] {
  for (let index = 0; index < items.length; index++) if (typeof items[index] !== "string") return false;
  return true;
}

function firstOfFew(items: readonly string[]): number {
  for (let index = 1; index < items.length; index++) {
    const item = items[index];
    for (let earlier = 0; earlier < index; earlier++) if (items[earlier] === item) return index;
  }
  return -1;
}

/** For each of 128 kinds of text the last that was seen, counted from 1, and for each text the one of its kind before. */
const lastOfKind = /* @__PURE__ */ new Uint8Array(128);
const before = /* @__PURE__ */ new Uint8Array(maximumTable);

/** Compares only texts of one length that are alike in three places. */
function firstInTable(items: readonly string[]): number {
  lastOfKind.fill(0);
  for (let index = 0; index < items.length; index++) {
    const item = items[index] ?? "";
    const { length } = item;
    const places = item.charCodeAt(0) + 5 * item.charCodeAt(length >> 1) + 11 * item.charCodeAt(length - 3);
    // An index beyond the text gives NaN, which counts as 0.
    const kind = (31 * length + places) & 127;
    let other = lastOfKind[kind] ?? 0;
    before[index] = other;
    lastOfKind[kind] = index + 1;
    for (; other > 0; other = before[other - 1] ?? 0) if (items[other - 1] === item) return index;
  }
  return -1;
}

function firstInSet(items: readonly unknown[]): number {
  const seen = new Set<unknown>();
  for (const [index, item] of items.entries()) {
    if (seen.has(item)) return index;
    seen.add(item);
  }
  return -1;
}
