import { refusal } from "./own-options.js";

/** A list that has an item. */
export type NonEmpty<Item> = readonly [Item, ...Item[]];

/**
 * Tells whether `list` has an item, and has the compiler know it.
 *
 * @example
 * ```ts
 * const found: readonly string[] = ["src/a.ts"];
 * if (isNonEmpty(found)) returnPacket({ conclusion: "Done", evidence: found, gaps: [], artifactPaths: found });
 * ```
 */
export function isNonEmpty<Item>(list: readonly Item[]): list is NonEmpty<Item> {
  return Array.isArray(list) && list.length > 0;
}

/**
 * Returns `list` itself as one that has an item: for lists that are known only at run time, where a builder wants at
 * least one. Throws `PacketError` with code `invalid` where it has none; to ask first, use {@link isNonEmpty}.
 *
 * @example
 * ```ts
 * const found: readonly string[] = ["src/a.ts"];
 * returnPacket({ conclusion: "Done", evidence: nonEmpty(found), gaps: [], artifactPaths: nonEmpty(found) });
 * ```
 */
export function nonEmpty<Item>(list: readonly Item[]): NonEmpty<Item> {
  if (isNonEmpty(list)) return list;
  throw refusal("list", "min_items", "at least 1 item", []);
}
