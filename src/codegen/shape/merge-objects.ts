import type { Schema } from "../schema/schema.js";
import { canonical } from "./canonical.js";
import { type LiteralShape, neverShape, type ObjectShape, type PropertyShape, type Shape } from "./shape.js";
import { union } from "./union.js";

/** Merges object shapes that differ in one key only, as long as there are any, and drops those that occur twice. */
export function mergeObjects(objects: readonly ObjectShape[]): readonly ObjectShape[] {
  const merged = [...objects];
  for (let left = 0; left < merged.length; left++) {
    for (let right = left + 1; right < merged.length; right++) {
      const both = mergePair(merged[left], merged[right]);
      if (both === undefined) continue;
      merged[left] = both;
      merged.splice(right, 1);
      right = left;
    }
  }
  return merged;
}

function mergePair(left: ObjectShape | undefined, right: ObjectShape | undefined): ObjectShape | undefined {
  if (left === undefined || right === undefined || canonical(left.rest) !== canonical(right.rest)) return undefined;
  const keys = [...new Set([...left.properties.keys(), ...right.properties.keys()])];
  const differing = keys.filter((key) => canonicalProperty(left, key) !== canonicalProperty(right, key));
  const [key, ...others] = differing;
  if (key === undefined) return left;
  const [one, other] = [left.properties.get(key), right.properties.get(key)];
  if (others.length > 0 || one === undefined || other === undefined) return undefined;
  return { ...left, properties: new Map(left.properties).set(key, mergeProperty(one, other)) };
}

function canonicalProperty(object: ObjectShape, key: string): string {
  const property = object.properties.get(key);
  if (property === undefined) return "";
  return `${property.presence} ${property.presence === "forbidden" ? "" : canonical(property.shape)}`;
}

function mergeProperty(one: PropertyShape, other: PropertyShape): PropertyShape {
  const presence =
    one.presence === "required" && other.presence === "required"
      ? "required"
      : one.presence === "forbidden" && other.presence === "forbidden"
        ? "forbidden"
        : "optional";
  const allowed = [one, other].flatMap((property) => (property.presence === "forbidden" ? [] : [property.shape]));
  return { presence, shape: mergeShapes(allowed, one.sources), sources: one.sources };
}

function mergeShapes(shapes: readonly Shape[], sources: readonly Schema[]): Shape {
  const [first, second] = shapes;
  if (first === undefined) return neverShape;
  if (second === undefined || canonical(first) === canonical(second)) return first;
  if (first.kind === "literal" && second.kind === "literal") {
    const added = second.values.filter((value) => !first.values.includes(value));
    return { kind: "literal", values: inOrderOf(sources, [...first.values, ...added]) };
  }
  return union([first, second]);
}

/** Returns literals in the order in which the `enum` that they came from lists them. */
function inOrderOf(sources: readonly Schema[], values: LiteralShape["values"]): LiteralShape["values"] {
  const listed = sources.find((source) => source.enum !== undefined)?.enum ?? [];
  return [...values].sort((left, right) => listed.indexOf(left) - listed.indexOf(right));
}
