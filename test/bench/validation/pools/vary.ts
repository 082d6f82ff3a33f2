import type { Random } from "../../../../src/testing/random/random.js";

/** Leaves out some of the keys of a packet, at any depth, where it stays valid. Changes the packet. */
export function dropKeys(packet: unknown, isValid: (packet: unknown) => boolean, random: Random): void {
  for (const holder of objectsIn(packet)) {
    for (const key of Object.keys(holder)) {
      if (random.integer(0, 3) > 0) continue;
      const value = holder[key];
      delete holder[key];
      if (!isValid(packet)) holder[key] = value;
    }
  }
}

/** Returns a copy in which the keys of every object are in an order of their own. */
export function shuffleKeys(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffleKeys(item, random));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, shuffleKeys(inner, random)] as const);
  return Object.fromEntries(shuffle(entries, random));
}

/** Moves the items that a path goes through to other places of their arrays. Changes the value. */
export function moveItems(value: unknown, path: readonly (string | number)[], random: Random): void {
  let holder = value;
  for (const key of path) {
    if (Array.isArray(holder) && typeof key === "number" && key < holder.length) {
      const other = random.integer(0, holder.length - 1);
      [holder[key], holder[other]] = [holder[other], holder[key]];
      holder = holder[other];
    } else {
      holder = readKey(holder, key);
    }
  }
}

function readKey(holder: unknown, key: string | number): unknown {
  // The cast is on trust: any value but null and undefined may be asked for a key.
  return holder === null || holder === undefined ? undefined : (holder as Record<string | number, unknown>)[key];
}

function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return;
  // The cast holds: what is neither null nor an array has keys.
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = random.integer(0, index);
    // The casts hold: both indexes are in the array.
    [shuffled[index], shuffled[other]] = [shuffled[other] as Item, shuffled[index] as Item];
  }
  return shuffled;
}
