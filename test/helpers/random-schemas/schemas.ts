import fc from "fast-check";
import { formats } from "../../../src/runtime/formats/index.js";
import { canaries, numbers, oddKeys, patterns, plainKeys, texts } from "./words.js";

/** A schema document, and the draft that it is of. */
export interface RandomSchema {
  readonly draft: "draft-07" | "draft-2020-12";
  readonly schema: JsonRecord;
}

type JsonRecord = { readonly [key: string]: unknown };

const uris = {
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "draft-2020-12": "https://json-schema.org/draft/2020-12/schema",
} as const;

const key = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...plainKeys) }, fc.constantFrom(...oddKeys));
const count = fc.integer({ min: 0, max: 3 });
const number = fc.constantFrom(...numbers);
const text = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(...canaries));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const json = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 2 }),
  fc.array(fc.tuple(key, scalar), { maxLength: 2 }).map(toRecord),
);
const types = fc.constantFrom("null", "boolean", "integer", "number", "string", "array", "object");

/** Names of definitions: those that a type can have come first, the others leave no name that can be derived. */
const definitionNames = ["Node", "Item", "leaf_value", "Other", "note", "class", "*/", "__proto__", "a/b~c", "😀"];

/**
 * Draws schemas of both drafts with all their keywords, recursive ones and hostile ones among them. Most can be turned
 * into code; what cannot (a circle without end, a pattern that is none) must be refused.
 */
export const randomSchemas: fc.Arbitrary<RandomSchema> = fc
  .constantFrom("draft-07" as const, "draft-2020-12" as const)
  .chain((draft) => {
    const holder = draft === "draft-07" ? "definitions" : "$defs";
    const { node, object } = schemasOf(draft);
    const names = fc.subarray(definitionNames, { maxLength: 3 });
    return names
      .chain((used) =>
        fc.tuple(fc.constant(used), fc.tuple(...used.map(() => fc.oneof(object, node))), fc.oneof(object, node)),
      )
      .map(([used, definitions, root]) => {
        const anchored = draft === "draft-2020-12" && definitions.every(isRecord);
        const known = used.map((name, index) => {
          const definition = definitions[index];
          return [
            name,
            anchored && isRecord(definition) ? { $anchor: `definition-${index}`, ...definition } : definition,
          ] as const;
        });
        const schema = {
          $schema: uris[draft],
          ...(anchored ? { $dynamicAnchor: "root" } : {}),
          ...(isRecord(root) ? root : { allOf: [root] }),
          ...(used.length === 0 ? {} : { [holder]: toRecord(known) }),
        };
        // The cast holds: an object stays one.
        return { draft, schema: pointAt(schema, { holder, names: used, anchored }) as JsonRecord };
      });
  });

/** What references are drawn as, before it is known what they can point to. */
const placeholder = "#/placeholder/";

/** Returns a schema with its references pointing to the definitions that there are, or to the root. */
function pointAt(schema: unknown, targets: Targets): unknown {
  if (Array.isArray(schema)) return schema.map((item) => pointAt(item, targets));
  if (typeof schema !== "object" || schema === null) return schema;
  return toRecord(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword !== "$ref" || typeof value !== "string" || !value.startsWith(placeholder)) {
        return [keyword, pointAt(value, targets)] as const;
      }
      return refer(Number(value.slice(placeholder.length)), targets);
    }),
  );
}

/** What references can point to. */
interface Targets {
  readonly holder: string;
  /** The names of definitions. */
  readonly names: readonly string[];
  /** Whether definitions have an `$anchor`, and the root a `$dynamicAnchor`. */
  readonly anchored: boolean;
}

function refer(number: number, { holder, names, anchored }: Targets): readonly [string, string] {
  const index = number % (names.length + 1);
  const name = names[index];
  const byAnchor = anchored && Math.floor(number / (names.length + 1)) % 2 === 1;
  if (name === undefined) return byAnchor ? ["$dynamicRef", "#root"] : ["$ref", "#"];
  return ["$ref", byAnchor ? `#definition-${index}` : `#/${holder}/${encode(name)}`];
}

function encode(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function schemasOf(draft: RandomSchema["draft"]) {
  const isOld = draft === "draft-07";
  const { node, object } = fc.letrec<{ node: unknown; object: unknown; leaf: unknown; holding: unknown }>((tie) => {
    const sub = tie("node");
    const few = fc.array(sub, { minLength: 1, maxLength: 3 });
    const record = fc.array(fc.tuple(key, sub), { maxLength: 3 }).map(toRecord);
    const keys = fc.uniqueArray(key, { maxLength: 2 });
    const some = <Value>(keywords: { readonly [keyword: string]: fc.Arbitrary<Value> }) =>
      fc.record(keywords, { requiredKeys: [] });
    const scalars = [
      fc.record({ type: types }),
      fc.record({ type: fc.uniqueArray(types, { minLength: 1, maxLength: 3 }) }),
      fc.record({ const: json }),
      fc.record({ enum: fc.array(json, { minLength: 1, maxLength: 3 }) }),
      some<unknown>({ minLength: count, maxLength: count, pattern: fc.constantFrom(...patterns) }),
      fc.record({ format: fc.constantFrom(...formats.keys()) }),
      some({ minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number }),
      fc.record({ multipleOf: fc.constantFrom(1, 2, 0.5, 0.1, 0.01, 3, 1e-7, 1e10) }),
      some<unknown>({ title: text, description: text, $comment: text, default: json, examples: fc.array(json) }),
    ];
    const reference = fc.record({ $ref: fc.integer({ min: 0, max: 11 }).map((index) => placeholder + index) });
    const objects: fc.Arbitrary<unknown>[] = [
      fc.record({ properties: record, required: keys }, { requiredKeys: ["properties"] }),
      fc.record({ properties: record, additionalProperties: sub }),
      fc.record({ additionalProperties: fc.boolean() }),
      fc.record({
        patternProperties: fc.array(fc.tuple(fc.constantFrom(...patterns), sub), { maxLength: 2 }).map(toRecord),
      }),
      fc.record({ propertyNames: sub }),
      some({ minProperties: count, maxProperties: count }),
      fc.record({ required: keys }),
      fc.record({
        dependencies: fc.array(fc.tuple(key, fc.oneof(sub, keys)), { maxLength: 2 }).map(toRecord),
      }),
    ];
    const arrays: fc.Arbitrary<unknown>[] = [
      fc.record({ items: sub }),
      some<unknown>({ minItems: count, maxItems: count, uniqueItems: fc.boolean() }),
      fc.record({ contains: sub }),
    ];
    const applicators: fc.Arbitrary<unknown>[] = [
      fc.record({ allOf: few }),
      fc.record({ anyOf: few }),
      fc.record({ oneOf: few }),
      fc.record({ not: sub }),
      fc.record({ if: sub, then: sub, else: sub }, { requiredKeys: ["if"] }),
    ];
    if (isOld) {
      arrays.push(
        fc.record(
          { items: fc.array(sub, { minLength: 1, maxLength: 2 }), additionalItems: sub },
          { requiredKeys: ["items"] },
        ),
      );
    } else {
      const dependent = fc.array(fc.tuple(key, keys), { maxLength: 2 }).map(toRecord);
      objects.push(fc.record({ dependentRequired: dependent }), fc.record({ dependentSchemas: record }));
      applicators.push(
        fc.record({ unevaluatedProperties: sub }),
        fc.record({ unevaluatedProperties: fc.constant(false) }),
      );
      arrays.push(
        fc.record({ prefixItems: few, items: sub }, { requiredKeys: ["prefixItems"] }),
        fc.record({ contains: sub, minContains: count, maxContains: count }, { requiredKeys: ["contains"] }),
        fc.record({ unevaluatedItems: sub }),
      );
    }
    const groups = fc.oneof(
      { weight: 4, arbitrary: fc.oneof(...scalars) },
      { weight: 5, arbitrary: fc.oneof(...objects) },
      { weight: 2, arbitrary: fc.oneof(...arrays) },
      { weight: 2, arbitrary: fc.oneof(...applicators) },
      { weight: 2, arbitrary: reference },
    );
    const merged = fc.array(groups, { minLength: 1, maxLength: 3 }).map((parts) => Object.assign({}, ...parts));
    const leaf = fc.oneof(fc.oneof(...scalars), fc.boolean(), reference);
    const holding = fc.record(
      { type: fc.constant("object"), properties: record, required: keys, additionalProperties: fc.boolean() },
      { requiredKeys: ["type", "properties"] },
    );
    return {
      leaf,
      holding,
      node: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, merged, tie("holding")),
      object: fc.tuple(holding, fc.oneof(fc.constant({}), groups)).map(([own, more]) => Object.assign({}, own, more)),
    };
  });
  return { node, object };
}

function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Makes an object of entries, `__proto__` being a key like any other. */
function toRecord(entries: readonly (readonly [string, unknown])[]): JsonRecord {
  return Object.fromEntries(entries);
}
