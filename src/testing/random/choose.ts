import type { Random } from "./random.js";

/** Returns one of `options`, each as likely as the others. Throws where there is none. */
export function choose<Option>(random: Random, options: readonly Option[]): Option {
  if (options.length === 0) throw new RangeError("nothing to choose from");
  // The cast holds because the index is inside the list; `undefined` may be an option of its own.
  return options[random.integer(0, options.length - 1)] as Option;
}

/** Returns true once in `times`; a source of zeros gives false. */
export function once(random: Random, times: number): boolean {
  return random.integer(0, times - 1) === times - 1;
}

/** Returns `items` in another order; a source of zeros leaves them. */
export function shuffle<Item>(random: Random, items: readonly Item[]): Item[] {
  const shuffled: Item[] = [];
  for (const item of items) {
    const index = shuffled.length - random.integer(0, shuffled.length);
    shuffled.splice(index, 0, item);
  }
  return shuffled;
}
