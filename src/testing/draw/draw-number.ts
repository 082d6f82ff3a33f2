import type { NumberShape } from "../../codegen/shape/shape.js";
import { choose, once } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { Draw } from "./draw.js";

/** Whole numbers at which representations change. */
const limits: readonly number[] = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 31), -(2 ** 53)];
const fractions: readonly number[] = [0.5, 0.1, -0.5, 1e-7, 1.5, 1e21, -1e300, Number.MAX_VALUE, Number.MIN_VALUE];

/** Makes the function that draws numbers: the bounds and their neighbours, small ones, and those at limits. */
export function compileNumber({ integer, minimum, maximum, except }: NumberShape): Draw {
  const low = minimum ?? Number.NEGATIVE_INFINITY;
  const high = maximum ?? Number.POSITIVE_INFINITY;
  const isAllowed = (value: number) => value >= low && value <= high && !except.includes(value);
  const simplest = clamp(0, integer ? Math.ceil(low) : low, integer ? Math.floor(high) : high);
  const steps = [1, 2, 3, -1, -2].map((step) => simplest + step);
  const bounds = [minimum, maximum, ...steps].filter((value) => value !== undefined);
  const rounded = integer ? bounds.flatMap((value) => [Math.ceil(value) + 0, Math.floor(value) + 0]) : bounds;
  const remarkable = [...new Set([simplest, ...rounded, ...(integer ? [] : fractions)])].filter(isAllowed);
  const rare = [...remarkable, ...limits].filter(isAllowed);
  return (random) => {
    if (remarkable.length > 0 && !once(random, 3)) return choose(random, remarkable);
    const near = drawNear(random, simplest, integer);
    if (isAllowed(near)) return near;
    return choose(random, rare);
  };
}

function drawNear(random: Random, simplest: number, integer: boolean): number {
  const value = simplest + random.integer(-20, 100);
  return integer ? value : value / choose(random, [1, 2, 10, 3]);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
