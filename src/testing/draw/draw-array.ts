import type { Schema } from "../../codegen/schema/schema.js";
import { readTests } from "../../codegen/schema/tests.js";
import type { ArrayShape, Shape } from "../../codegen/shape/shape.js";
import type { Model } from "../model/model.js";
import { shuffle } from "../random/choose.js";
import { createRandom, type Random } from "../random/random.js";
import { canonicalJson } from "./canonical-json.js";
import { type Draw, deep } from "./draw.js";
import { maximumTries } from "./draw-string.js";
import { restrict, without } from "./restrict.js";

/** Items that an array must have because of one `contains`. */
interface Group {
  readonly draw: Draw;
  readonly count: number;
}

/** The most items of a list whose upper bound is drawn exactly now and then. */
const largestExact = 50;

/** Makes the function that draws arrays: what `contains` asks for is put there, and other items around it. */
export function compileArray(shape: ArrayShape, model: Model, compile: (shape: Shape) => Draw): Draw {
  const groups: Group[] = shape.contains.map(({ schema, minimum }) => ({
    draw: compile(matchingItems(shape, schema, model)),
    count: minimum,
  }));
  const asked = groups.reduce((sum, { count }) => sum + count, 0);
  const filler = fillerShape(shape, model);
  const drawFiller = filler.kind === "never" ? undefined : compile(filler);
  const prefix = shape.prefix.map(compile);
  const maximum = Math.min(
    shape.maxItems ?? Number.POSITIVE_INFINITY,
    drawFiller === undefined ? prefix.length + asked : Number.POSITIVE_INFINITY,
    capacity(shape),
  );
  return (random, depth) => {
    const least = asked === 0 ? shape.minItems : Math.max(shape.minItems, prefix.length + asked);
    const length = Math.max(least, drawLength(random, depth, least, maximum));
    const items = new Items(shape.uniqueItems);
    for (const draw of prefix.slice(0, length)) items.add(draw, 1, random, depth);
    const first = items.list.length;
    for (const { draw, count } of groups) items.add(draw, count, random, depth);
    if (drawFiller !== undefined) items.add(drawFiller, length - items.list.length, random, depth);
    if (asked === 0) return items.list;
    return [...items.list.slice(0, first), ...shuffle(random, items.list.slice(first))];
  };
}

/** Items that `contains` counts; where it asks for more than keys with constants, any item, which may or may not do. */
function matchingItems({ items }: ArrayShape, schema: Schema, model: Model): Shape {
  const tests = readTests(schema);
  return tests === undefined ? items : restrict(items, tests, model);
}

/** Items that may stand beside those that `contains` asks for: none that would exceed a `maxContains`. */
function fillerShape({ items, contains }: ArrayShape, model: Model): Shape {
  const bounded = contains.filter(({ maximum }) => maximum !== undefined);
  return bounded.reduce((shape, { schema }) => {
    const tests = readTests(schema);
    return tests === undefined ? shape : without(shape, tests, model);
  }, items);
}

function drawLength(random: Random, depth: number, minimum: number, maximum: number): number {
  if (depth >= deep) return minimum;
  const mode = random.integer(0, 7);
  if (mode <= 1) return minimum;
  if (mode === 2 && maximum <= largestExact) return maximum;
  const spare = mode === 3 && depth < 3 ? 8 : 3;
  return Math.min(maximum, minimum + random.integer(0, depth < 4 ? spare : 1));
}

/** How many different items there can be. */
function capacity({ uniqueItems, items }: ArrayShape): number {
  if (!uniqueItems) return Number.POSITIVE_INFINITY;
  if (items.kind === "literal") return items.values.length;
  return items.kind === "boolean" ? 2 : Number.POSITIVE_INFINITY;
}

/** The items of one array. Where they must differ, one that is there already is drawn anew. */
class Items {
  readonly list: unknown[] = [];
  readonly #seen: Set<string> | undefined;

  constructor(unique: boolean) {
    this.#seen = unique ? new Set() : undefined;
  }

  add(draw: Draw, count: number, random: Random, depth: number): void {
    for (let index = 0; index < count; index++) {
      const item = draw(random, depth + 1);
      this.list.push(this.#seen === undefined ? item : this.#different(item, draw, random, depth, this.#seen));
    }
  }

  #different(first: unknown, draw: Draw, random: Random, depth: number, seen: Set<string>): unknown {
    let item = first;
    for (let tries = 1; tries <= maximumTries; tries++) {
      const key = canonicalJson(item);
      if (!seen.has(key)) {
        seen.add(key);
        return item;
      }
      // A source that always chooses the first would never give another item.
      const source = tries < 3 ? random : createRandom(random.integer(0, 2 ** 31) + tries * 4096 + seen.size);
      item = draw(source, depth + 1);
    }
    throw new Error("typed-handoff: found no further item that differs from the others");
  }
}
