import type { Json } from "../../codegen/schema/schema.js";
import { choose, once } from "../random/choose.js";
import type { Random } from "../random/random.js";
import { deep } from "./draw.js";
import { drawText } from "./draw-text.js";

/**
 * Keys that nobody has declared. `__proto__` is not among them, since readers of untrusted text refuse it; nor is
 * `toString`, on which the deep comparison inside Ajv throws.
 */
const freeKeys: readonly string[] = ["note", "x", "priority", "constructor", "", "a b", "schlüssel", "0", "💡"];

const numbers: readonly number[] = [0, 1, -1, 2.5, 42, 1e-7, 1e21, 2 ** 53];

/** Draws any JSON value, flat ones more often than nested ones. */
export function drawUnknown(random: Random, depth: number): Json {
  const kinds = depth < deep && once(random, 3) ? 6 : 4;
  switch (random.integer(1, kinds)) {
    case 1:
      return null;
    case 2:
      return once(random, 2);
    case 3:
      return choose(random, numbers);
    case 4:
      return drawText(random, 0, 200);
    case 5:
      return Array.from({ length: random.integer(0, 3) }, () => drawUnknown(random, depth + 1));
    default:
      return Object.fromEntries(drawKeys(random, 3).map((key) => [key, drawUnknown(random, depth + 1)]));
  }
}

/** Draws up to `maximum` distinct keys that are not in `taken`. */
export function drawKeys(random: Random, maximum: number, taken?: { has(key: string): boolean }): readonly string[] {
  const keys = Array.from({ length: random.integer(0, maximum) }, () => choose(random, freeKeys));
  return [...new Set(keys)].filter((key) => taken?.has(key) !== true);
}
