import { type Contract, isObject, type JsonObject, type JsonSchema } from "../../runtime/index.js";
import { allOf, alternativesOf, type Conjunction } from "./alternatives.js";

/** What JSON calls a value. */
export type JsonType = "object" | "array" | "string" | "number" | "boolean" | "null";

interface Alternative {
  readonly root: JsonSchema;
  readonly schemas: Conjunction;
}

/** A place in the packets of a contract, and what may stand there. Worked out where it is asked for. */
export class Place {
  readonly #alternatives: readonly Alternative[];
  readonly #properties = new Map<string, Place | undefined>();
  #item: Place | undefined | null = null;
  #types: ReadonlySet<string> | undefined | null = null;

  constructor(alternatives: readonly Alternative[]) {
    this.#alternatives = alternatives;
  }

  /** Whether any contract is known to have the key here. */
  knows(key: string): boolean {
    return this.#alternatives.some(({ schemas }) => schemas.some((schema) => propertyOf(schema, key) !== undefined));
  }

  /** Whether any key is known here at all. */
  get isOpen(): boolean {
    return !this.#alternatives.some(({ schemas }) => schemas.some((schema) => isObject(schema["properties"])));
  }

  allows(type: JsonType): boolean {
    if (this.#types === null) this.#types = typesOf(this.#alternatives);
    return this.#types === undefined || this.#types.has(type);
  }

  /** The place under `key`, or `undefined` if anything may stand there. */
  property(key: string): Place | undefined {
    if (!this.knows(key)) return undefined;
    if (!this.#properties.has(key))
      this.#properties.set(
        key,
        this.#below((schema) => propertyOf(schema, key)),
      );
    return this.#properties.get(key);
  }

  /** The place of the items of an array here, or `undefined` if anything may stand there. */
  item(): Place | undefined {
    if (this.#item === null) this.#item = this.#below((schema) => schema["items"]);
    return this.#item;
  }

  #below(childOf: (schema: JsonObject) => unknown): Place | undefined {
    const below = this.#alternatives.flatMap(({ root, schemas }) => {
      const children = schemas.map(childOf).filter(isObject);
      if (children.length === 0) return [];
      return allOf(children.map((child) => alternativesOf(root, child))).map((found) => ({ root, schemas: found }));
    });
    return below.length === 0 ? undefined : new Place(below);
  }
}

/** Returns the place of the packets themselves. */
export function placeOf(contracts: readonly Contract[]): Place {
  const alternatives = contracts.flatMap(({ jsonSchema: root }) =>
    alternativesOf(root, root).map((schemas) => ({ root, schemas })),
  );
  return new Place(alternatives);
}

/** Returns what JSON calls `value`, a scalar. */
export function typeOfScalar(value: string | number | boolean | null): JsonType {
  if (value === null) return "null";
  if (typeof value === "string") return "string";
  return typeof value === "number" ? "number" : "boolean";
}

function propertyOf(schema: JsonObject, key: string): unknown {
  const { properties } = schema;
  return isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
}

/** Returns the types that at least one alternative allows, `undefined` if any type is. */
function typesOf(alternatives: readonly Alternative[]): ReadonlySet<string> | undefined {
  const types = new Set<string>();
  for (const { schemas } of alternatives) {
    const listed = schemas.map(typesIn).filter((found) => found !== undefined);
    const [first, ...others] = listed;
    if (first === undefined) return undefined;
    for (const type of first) if (others.every((other) => other.includes(type))) types.add(type);
  }
  return types;
}

function typesIn({ type, enum: values, const: value }: JsonObject): readonly string[] | undefined {
  if (typeof type === "string") return [typeName(type)];
  if (Array.isArray(type)) return type.filter((name) => typeof name === "string").map(typeName);
  if (Array.isArray(values)) return values.map(typeOfValue);
  return value === undefined ? undefined : [typeOfValue(value)];
}

function typeName(name: string): string {
  return name === "integer" ? "number" : name;
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
