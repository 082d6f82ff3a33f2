import type { ObjectShape } from "../../codegen/shape/shape.js";
import { once } from "../random/choose.js";
import type { Random } from "../random/random.js";
import { type Draw, deep } from "./draw.js";
import { drawKeys } from "./draw-unknown.js";

interface DrawEntry {
  readonly key: string;
  readonly required: boolean;
  readonly draw: Draw;
}

/** Makes the function that draws objects: keys in the order of the schema, then a few that it does not name. */
export function compileObject(shape: ObjectShape, compile: (shape: ObjectShape["rest"]) => Draw): Draw {
  const entries: DrawEntry[] = [...shape.properties].flatMap(([key, property]) => {
    if (property.presence === "forbidden") return [];
    return [{ key, required: property.presence === "required", draw: compile(property.shape) }];
  });
  const drawRest = shape.rest.kind === "never" ? undefined : compile(shape.rest);
  return (random, depth) => {
    const object: Record<string, unknown> = {};
    const isWanted = depth < deep ? drawWanted(random) : () => false;
    for (const { key, required, draw } of entries) {
      if (required || isWanted()) setOwn(object, key, draw(random, depth + 1));
    }
    if (drawRest === undefined || depth >= deep || !once(random, 3)) return object;
    for (const key of drawKeys(random, 2, shape.properties)) setOwn(object, key, drawRest(random, depth + 1));
    return object;
  };
}

/** Decides which optional keys an object has: none, all, or each by itself. */
function drawWanted(random: Random): () => boolean {
  const mode = random.integer(0, 7);
  return mode === 0 ? () => false : mode === 7 ? () => true : () => once(random, 2);
}

/** Sets a key of an object, also one that assignment would take for the prototype. */
export function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== "__proto__") object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}
