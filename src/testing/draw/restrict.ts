import type { Json } from "../../codegen/schema/schema.js";
import type { KeyTest } from "../../codegen/schema/tests.js";
import { excludeValues } from "../../codegen/shape/exclude.js";
import { neverShape, type ObjectShape, type Shape } from "../../codegen/shape/shape.js";
import { union } from "../../codegen/shape/union.js";
import type { Model } from "../model/model.js";

/** Returns the part of `shape` whose objects pass `tests`. */
export function restrict(shape: Shape, tests: readonly KeyTest[], model: Model): Shape {
  return overObjects(shape, model, (object) => tests.reduce<Shape>(restrictKey, object));
}

/** Returns the part of `shape` whose objects fail one of `tests` for the value of its key. */
export function without(shape: Shape, tests: readonly KeyTest[], model: Model): Shape {
  return overObjects(shape, model, (object) => union(tests.map((test) => excludeKey(object, test))));
}

function overObjects(shape: Shape, model: Model, change: (object: ObjectShape) => Shape): Shape {
  switch (shape.kind) {
    case "reference":
      return overObjects(model.resolve(shape.declaration), model, change);
    case "union":
      return union(shape.members.map((member) => overObjects(member, model, change)));
    case "unknown":
      return change({ kind: "object", properties: new Map(), rest: { ...shape, unless: [] } });
    case "object":
      return change(shape);
    default:
      return neverShape;
  }
}

function restrictKey(shape: Shape, { key, values }: KeyTest): Shape {
  if (shape.kind !== "object") return shape;
  const property = shape.properties.get(key) ?? { presence: "optional", shape: shape.rest, sources: [] };
  const narrowed = values === undefined ? property.shape : keepValues(property.shape, values);
  if (narrowed.kind === "never") return neverShape;
  const properties = new Map(shape.properties).set(key, { ...property, presence: "required", shape: narrowed });
  return { ...shape, properties };
}

function keepValues(shape: Shape, values: readonly Json[]): Shape {
  const scalars = values.filter((value) => typeof value !== "object" || value === null);
  const kept = shape.kind === "literal" ? shape.values.filter((value) => scalars.includes(value)) : scalars;
  return kept.length === 0 ? neverShape : { kind: "literal", values: kept };
}

function excludeKey(object: ObjectShape, { key, values }: KeyTest): Shape {
  const property = object.properties.get(key);
  if (values === undefined || property === undefined) return neverShape;
  const left = excludeValues(property.shape, values);
  if (left.kind === "never") return neverShape;
  return { ...object, properties: new Map(object.properties).set(key, { ...property, shape: left }) };
}
