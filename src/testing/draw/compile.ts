import type { NumberShape, Shape, UnionShape, UnknownShape } from "../../codegen/shape/shape.js";
import type { Model } from "../model/model.js";
import { choose } from "../random/choose.js";
import { type Draw, deep } from "./draw.js";
import { compileArray } from "./draw-array.js";
import { compileNumber } from "./draw-number.js";
import { compileObject } from "./draw-object.js";
import { compileString } from "./draw-string.js";
import { drawUnknown } from "./draw-unknown.js";
import { measureHeights } from "./height.js";

/**
 * Makes the function that draws values of shapes of `model`. What it draws is valid by construction, with one
 * exception: where members of a `oneOf` overlap, a value may satisfy two of them.
 */
export function compileDraws(model: Model): (shape: Shape) => Draw {
  const heightOf = measureHeights(model);
  const compiled = new Map<Shape, Draw>();

  const compile = (shape: Shape): Draw => {
    const known = compiled.get(shape);
    if (known !== undefined) return known;
    // A shape that contains itself finds this while it is being compiled.
    let draw: Draw | undefined;
    compiled.set(shape, (random, depth) => (draw ?? fail())(random, depth));
    draw = compileKind(shape);
    compiled.set(shape, draw);
    return draw;
  };

  const compileKind = (shape: Shape): Draw => {
    switch (shape.kind) {
      case "never":
        throw new Error("typed-handoff: no value satisfies this schema");
      case "reference":
        return compile(model.resolve(shape.declaration));
      case "literal":
        return (random) => choose(random, shape.values);
      case "constant":
        return (random) => structuredClone(choose(random, shape.values));
      case "null":
        return () => null;
      case "boolean":
        return (random) => random.integer(0, 1) === 1;
      case "number":
        return compileNumber(shape);
      case "string":
        return compileString(shape);
      case "array":
        return compileArray(shape, model, compile);
      case "object":
        return compileObject(shape, compile);
      case "union":
        return compileUnion(shape);
      case "unknown":
        return compileUnknown(shape);
    }
  };

  const compileUnion = ({ members }: UnionShape): Draw => {
    const possible = members.filter((member) => Number.isFinite(heightOf(member)));
    const lowest = Math.min(...possible.map(heightOf));
    const all = possible.map(compile);
    const flat = possible.filter((member) => heightOf(member) === lowest).map(compile);
    return (random, depth) => choose(random, depth < deep ? all : flat)(random, depth);
  };

  const compileUnknown = ({ unless, except }: UnknownShape): Draw => {
    if (unless.length === 0 && except.length === 0) return drawUnknown;
    const draws = unless.map((shape) => compile(shape));
    const free = freeKinds(unless, except);
    return (random, depth) => choose(random, [...draws, ...free])(random, depth);
  };

  return compile;
}

/** Values of kinds that an open schema says nothing about. */
function freeKinds(unless: UnknownShape["unless"], except: UnknownShape["except"]): readonly Draw[] {
  const constrained = new Set(unless.map(({ kind }) => kind));
  const number: NumberShape = { kind: "number", integer: false, minimum: undefined, maximum: undefined, except };
  const text: Shape = { kind: "string", minLength: 0, maxLength: 20, patterns: [], formats: [], except };
  return [
    ...(constrained.has("number") ? [] : [compileNumber(number)]),
    ...(constrained.has("string") ? [] : [compileString(text)]),
    ...(constrained.has("array") ? [] : [() => []]),
    ...(constrained.has("object") || constrained.has("union") ? [] : [() => ({})]),
    ...[null, true, false].filter((value) => !except.includes(value)).map((value) => () => value),
  ];
}

function fail(): never {
  throw new Error("typed-handoff: drew from a shape that is not compiled yet");
}
