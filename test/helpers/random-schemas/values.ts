import { choose, once } from "../../../src/testing/random/choose.js";
import type { Random } from "../../../src/testing/random/random.js";
import { numbers, oddKeys, plainKeys, texts } from "./words.js";

type JsonRecord = { readonly [key: string]: unknown };

/** Draws a value that a schema was meant to allow: often it does, since each keyword is followed, one at a time. */
export function drawFor(schema: unknown, root: unknown, random: Random, depth = 0): unknown {
  if (!isRecord(schema) || depth > 6 || once(random, 20)) return drawAny(random, depth);
  const inside = (below: unknown) => drawFor(below, root, random, depth + 1);
  const { $ref, const: constant, enum: values, anyOf, oneOf, allOf, type, then } = schema;
  if (typeof $ref === "string") return inside(follow($ref, root));
  if (schema["$dynamicRef"] !== undefined) return inside(root);
  if (Object.hasOwn(schema, "const")) return structuredClone(constant);
  if (isList(values)) return structuredClone(choose(random, values));
  const choices = [anyOf, oneOf, allOf, then === undefined ? undefined : [then]].filter(isList);
  if (choices.length > 0 && (type === undefined || once(random, 3))) {
    const parts = [...choose(random, choices)].map(inside);
    return once(random, 2) ? Object.assign({}, ...parts.filter(isRecord)) : parts[0];
  }
  switch (isList(type) ? choose(random, type) : (type ?? kindOf(schema))) {
    case "object":
      return drawObject(schema, inside, random, depth);
    case "array":
      return drawArray(schema, inside, random);
    case "string":
      return choose(random, texts);
    case "number":
    case "integer":
      return drawNumber(schema, random);
    case "boolean":
      return once(random, 2);
    case "null":
      return null;
    default:
      return drawAny(random, depth);
  }
}

/** Draws any value. */
function drawAny(random: Random, depth: number): unknown {
  switch (random.integer(0, depth > 3 ? 3 : 5)) {
    case 0:
      return choose(random, texts);
    case 1:
      return choose(random, numbers);
    case 2:
      return null;
    case 3:
      return once(random, 2);
    case 4:
      return Array.from({ length: random.integer(0, 3) }, () => drawAny(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.integer(0, 3) }, () => [drawKey(random), drawAny(random, depth + 1)]),
      );
  }
}

function drawObject(schema: JsonRecord, inside: (schema: unknown) => unknown, random: Random, depth: number): unknown {
  const named = isRecord(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const required = isList(schema["required"]) ? schema["required"].map(String) : [];
  const entries = named
    .filter(([key]) => required.includes(key) || once(random, 2))
    .map(([key, below]) => [key, inside(below)] as const);
  const missing = required.filter((key) => !named.some(([name]) => name === key));
  const others = [...missing, ...(once(random, 3) ? [drawKey(random)] : [])];
  const rest = schema["patternProperties"] ?? schema["additionalProperties"];
  const rule = isRecord(rest) && rest === schema["patternProperties"] ? Object.values(rest)[0] : rest;
  const added = others.map((key) => [key, isRecord(rule) ? inside(rule) : drawAny(random, depth + 1)] as const);
  return Object.fromEntries([...entries, ...added]);
}

function drawArray(schema: JsonRecord, inside: (schema: unknown) => unknown, random: Random): unknown {
  const { items, prefixItems, additionalItems, contains, minItems } = schema;
  const first = isList(prefixItems) ? prefixItems : isList(items) ? items : [];
  const others = isList(items) ? additionalItems : items;
  const least = typeof minItems === "number" ? minItems : 0;
  const length = Math.max(least, random.integer(0, first.length + 2));
  const drawn = Array.from({ length }, (_, index) => inside(first[index] ?? others ?? contains ?? true));
  return contains === undefined ? drawn : [...drawn, inside(contains)];
}

function drawNumber({ minimum, maximum, multipleOf, exclusiveMinimum }: JsonRecord, random: Random): number {
  const bounds = [minimum, maximum, exclusiveMinimum].filter((each) => typeof each === "number");
  const near = bounds.flatMap((bound) => [bound, bound + 1, bound - 1, bound + 0.5]);
  const factors = typeof multipleOf === "number" ? [0, multipleOf, 3 * multipleOf, multipleOf / 2] : [];
  return choose(random, [
    ...near,
    ...factors,
    ...(once(random, 2) || near.length + factors.length === 0 ? numbers : []),
  ]);
}

function drawKey(random: Random): string {
  return choose(random, once(random, 3) ? oddKeys : plainKeys);
}

/** Tells what kind of value a schema without a type speaks of. */
function kindOf(schema: JsonRecord): string | undefined {
  const says = (...keywords: readonly string[]) => keywords.some((keyword) => Object.hasOwn(schema, keyword));
  if (says("properties", "required", "patternProperties", "additionalProperties", "minProperties", "dependencies")) {
    return "object";
  }
  if (says("items", "prefixItems", "contains", "minItems", "uniqueItems")) return "array";
  if (says("minLength", "pattern", "format")) return "string";
  return says("minimum", "maximum", "multipleOf", "exclusiveMinimum") ? "number" : undefined;
}

function follow(reference: string, root: unknown): unknown {
  let node: unknown = root;
  if (!reference.startsWith("#/") && isRecord(root) && isRecord(root["$defs"])) {
    return (
      Object.values(root["$defs"]).find((each) => isRecord(each) && each["$anchor"] === reference.slice(1)) ?? root
    );
  }
  for (const part of reference.slice(1).split("/").slice(1)) {
    const name = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
    node = isRecord(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  }
  return node;
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}
