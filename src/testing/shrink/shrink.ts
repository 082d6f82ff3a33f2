import type { ArrayShape, ObjectShape, PropertyShape, Shape, UnknownShape } from "../../codegen/shape/shape.js";
import { isObject, type JsonObject } from "../../runtime/object.js";
import { setOwn } from "../draw/draw-object.js";
import type { Model } from "../model/model.js";
import { hasKind, openShapeFor } from "./kinds.js";
import { shorten } from "./shorten.js";
import { shrinkNumber } from "./shrink-number.js";
import { shrinkText } from "./shrink-text.js";

/** Gives values that may be simpler than `value`, the simplest first. Some do not satisfy the shape. */
export type Shrink = (shape: Shape, value: unknown) => Iterable<unknown>;

/** Makes the function that shrinks values of shapes of `model`; `simplest` draws the simplest value of a shape. */
export function createShrink(model: Model, simplest: (shape: Shape) => unknown): Shrink {
  function* shrink(shape: Shape, value: unknown): Generator<unknown> {
    if (shape.kind === "reference") return yield* shrink(model.resolve(shape.declaration), value);
    if (shape.kind === "union") {
      for (const member of shape.members) yield* shrinkMember(member, value);
      return;
    }
    if (shape.kind === "unknown") return yield* shrinkUnknown(shape, value);
    if (shape.kind === "never" || shape.kind === "null") return;
    if (!hasKind(value, shape.kind)) return yield simplest(shape);
    if (shape.kind === "literal" || shape.kind === "constant") yield* shape.values;
    else if (shape.kind === "boolean") yield false;
    else if (shape.kind === "number") yield* shrinkNumber(value as number, simplest(shape) as number);
    else if (shape.kind === "string") yield* shrinkText(value as string, shape, simplest(shape) as string);
    else if (shape.kind === "array") yield* shrinkArray(shape, value as readonly unknown[]);
    else yield* shrinkObject(shape, value as JsonObject);
  }

  function* shrinkArray({ items, minItems }: ArrayShape, value: readonly unknown[]): Generator<unknown> {
    yield* shorten(value, minItems);
    for (const [index, item] of value.entries()) {
      for (const simpler of shrink(items, item)) yield value.with(index, simpler);
    }
  }

  function* shrinkObject(shape: ObjectShape, value: JsonObject): Generator<unknown> {
    const entries = Object.entries(value);
    const isRequired = ([key]: readonly [string, unknown]) => shape.properties.get(key)?.presence === "required";
    const required = entries.filter(isRequired);
    for (const kept of shorten(
      entries.filter((entry) => !isRequired(entry)),
      0,
    )) {
      yield fromEntries(entries.filter((entry) => required.includes(entry) || kept.includes(entry)));
    }
    for (const [key, member] of entries) {
      for (const simpler of shrink(shape.properties.get(key)?.shape ?? shape.rest, member)) {
        yield fromEntries(entries.map((entry) => (entry[0] === key ? [key, simpler] : entry)));
      }
    }
  }

  function* shrinkMember(member: Shape, value: unknown): Generator<unknown> {
    const shape = member.kind === "reference" ? model.resolve(member.declaration) : member;
    if (shape.kind === "object" && isObject(value)) yield project(shape, value);
    yield* shrink(shape, value);
  }

  /** Makes of an object one of another branch, keeping what may stay. */
  function project(shape: ObjectShape, value: JsonObject): unknown {
    const object: Record<string, unknown> = {};
    for (const [key, property] of shape.properties) {
      const mayStay = Object.hasOwn(value, key) && fits(value[key], property);
      if (mayStay) setOwn(object, key, value[key]);
      else if (property.presence === "required") setOwn(object, key, simplest(property.shape));
    }
    if (shape.rest.kind === "never") return object;
    for (const [key, member] of Object.entries(value)) if (!shape.properties.has(key)) setOwn(object, key, member);
    return object;
  }

  function* shrinkUnknown({ unless }: UnknownShape, value: unknown): Generator<unknown> {
    yield null;
    const shape = unless.find(({ kind }) => hasKind(value, kind)) ?? openShapeFor(value);
    if (shape !== undefined) yield* shrink(shape, value);
  }

  return shrink;
}

function fits(value: unknown, { presence, shape }: PropertyShape): boolean {
  if (presence === "forbidden") return false;
  return shape.kind !== "literal" || shape.values.some((literal) => literal === value);
}

function fromEntries(entries: readonly (readonly [string, unknown])[]): unknown {
  const object: Record<string, unknown> = {};
  for (const [key, value] of entries) setOwn(object, key, value);
  return object;
}
