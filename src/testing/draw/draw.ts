import type { Random } from "../random/random.js";

/** Draws a value. `depth` is how many arrays and objects stand around it. */
export type Draw = (random: Random, depth: number) => unknown;

/** From this depth on, only what must be there is drawn: lists as short as allowed, no optional keys. */
export const deep = 8;
