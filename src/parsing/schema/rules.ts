import { type Contract, isObject, type JsonObject, type JsonSchema } from "../../runtime/index.js";
import { resolveReference } from "./resolve.js";

/**
 * What a schema says of the form of one value, conditions left aside: enough to find a packet and to bridge
 * differences of spelling. Whether a value is valid only the contract's check knows.
 */
export interface Rules {
  /** The types that are allowed, `undefined` if any is. */
  readonly types: ReadonlySet<string> | undefined;
  /** The texts that are allowed, if the schema lists them. */
  readonly choices: ReadonlySet<string> | undefined;
  readonly properties: ReadonlyMap<string, Rules>;
  readonly required: ReadonlySet<string>;
  readonly items: Rules | undefined;
}

const maximumReferences = 64;
const known = new WeakMap<Contract, readonly Rules[]>();

/** The forms that a packet of `contract` can take: one, or as many as the schema's root has alternatives. */
export function formsOf(contract: Contract): readonly Rules[] {
  let forms = known.get(contract);
  if (forms === undefined) {
    forms = collectForms(contract.jsonSchema);
    known.set(contract, forms);
  }
  return forms;
}

function collectForms(root: JsonSchema): readonly Rules[] {
  const alternatives = root["oneOf"] ?? root["anyOf"];
  if (!Array.isArray(alternatives) || alternatives.length === 0) return [new LazyRules(root, [root])];
  const { oneOf: _oneOf, anyOf: _anyOf, ...common } = root;
  return alternatives.map((alternative) => new LazyRules(root, [common, alternative]));
}

/** Rules that are worked out where they are asked for, so that a schema may refer to itself. */
class LazyRules implements Rules {
  readonly #root: JsonSchema;
  readonly #parts: readonly JsonObject[];
  #properties: Map<string, Rules> | undefined;
  #items: Rules | undefined | null = null;

  constructor(root: JsonSchema, nodes: readonly unknown[]) {
    this.#root = root;
    this.#parts = expand(root, nodes);
  }

  get types(): ReadonlySet<string> | undefined {
    let types: Set<string> | undefined;
    for (const { type, enum: values, const: value } of this.#parts) {
      if (type !== undefined) types = intersect(types, Array.isArray(type) ? type : [type]);
      else if (Array.isArray(values)) types = intersect(types, values.map(typeName));
      else if (value !== undefined) types = intersect(types, [typeName(value)]);
    }
    return types;
  }

  get choices(): ReadonlySet<string> | undefined {
    let choices: Set<string> | undefined;
    for (const { enum: values, const: value } of this.#parts) {
      const listed = Array.isArray(values) ? values : value === undefined ? undefined : [value];
      if (listed !== undefined) choices = intersect(choices, listed);
    }
    return choices;
  }

  get properties(): ReadonlyMap<string, Rules> {
    this.#properties ??= this.#collectProperties();
    return this.#properties;
  }

  get required(): ReadonlySet<string> {
    const names = this.#parts.flatMap(({ required }) => (Array.isArray(required) ? required : []));
    return new Set(names.filter((name) => typeof name === "string"));
  }

  get items(): Rules | undefined {
    if (this.#items === null) {
      const nodes = this.#parts.map(({ items }) => items).filter(isObject);
      this.#items = nodes.length === 0 ? undefined : new LazyRules(this.#root, nodes);
    }
    return this.#items;
  }

  #collectProperties(): Map<string, Rules> {
    const nodes = new Map<string, unknown[]>();
    for (const { properties } of this.#parts) {
      if (!isObject(properties)) continue;
      for (const [key, node] of Object.entries(properties)) nodes.set(key, [...(nodes.get(key) ?? []), node]);
    }
    return new Map([...nodes].map(([key, parts]) => [key, new LazyRules(this.#root, parts)]));
  }
}

/** Returns all schemas that hold for a value at once: those given, what they refer to, and their `allOf`. */
function expand(root: JsonSchema, nodes: readonly unknown[]): JsonObject[] {
  const parts: JsonObject[] = [];
  const waiting = [...nodes];
  for (let steps = 0; waiting.length > 0 && steps < maximumReferences; steps++) {
    const node = waiting.shift();
    if (!isObject(node)) continue;
    parts.push(node);
    const { $ref: reference, allOf } = node;
    if (typeof reference === "string") waiting.push(resolveReference(root, reference));
    if (Array.isArray(allOf)) waiting.push(...allOf);
  }
  return parts;
}

function intersect(known: ReadonlySet<string> | undefined, more: readonly unknown[]): Set<string> {
  const names = more.filter((name) => typeof name === "string");
  return new Set(known === undefined ? names : names.filter((name) => known.has(name)));
}

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
