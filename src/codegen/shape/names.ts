import { CodegenError, type Location } from "../codegen-error.js";
import type { Json } from "../schema/schema.js";
import { nearest, nearestAre } from "../text/nearest.js";

/** The name of the file that holds names that cannot be derived. */
export const namesFile = "names.json";

/** What the names file may say of one place in the schemas. */
export interface GivenName {
  readonly name?: string;
  readonly branches?: readonly string[];
}

/** The names that cannot be derived, by place (`file#pointer`). Each must be used, so that none outlives its schema. */
export class Names {
  readonly #given: ReadonlyMap<string, GivenName>;
  readonly #used = new Set<string>();

  constructor(json: Json) {
    this.#given = new Map(readEntries(json));
  }

  /** Returns what is given for a place. */
  at({ file, pointer }: Location): GivenName {
    const place = `${file}#${pointer}`;
    this.#used.add(place);
    return this.#given.get(place) ?? {};
  }

  /** Returns the name that a place gets where none is given: the derived one, whether or not it is taken. */
  free(derived: string, _isTaken: (name: string) => boolean): string {
    return derived;
  }

  /** Throws where a name stands for a place that declares nothing. */
  assertAllUsed(): void {
    for (const place of this.#given.keys()) {
      if (this.#used.has(place)) continue;
      throw wrong(place, "names a place that declares nothing", `The ${nearestAre(nearest(place, [...this.#used]))}`);
    }
  }
}

/** Returns text in Pascal case: `closure_receipts` becomes `ClosureReceipts`. */
export function pascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Returns a Pascal case name in camel case: `ReturnPacket` becomes `returnPacket`. */
export function camelCase(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Returns a Pascal case name in kebab case: `ReturnPacket` becomes `return-packet`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}

/** Lists the names that generated files give to a type and to what goes with it. */
export function identifiersOf(name: string): readonly string[] {
  const functions = ["is", "check", "parse", "safeParse"].map((prefix) => prefix + name);
  return [name, `${name}Schema`, ...functions, `${camelCase(name)}Contract`, `${camelCase(name)}JsonSchema`];
}

/** Tells whether `name` can be the name of a type. */
export function isTypeName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name);
}

/** Throws where `name` cannot be the name of a type. */
export function assertTypeName(name: string, at: Location): void {
  if (isTypeName(name)) return;
  throw new CodegenError({
    ...at,
    problem: `has no name that can be derived (${JSON.stringify(name)} is no type name)`,
    remedy: `Give it one in ${namesFile}`,
  });
}

function readEntries(json: Json): [string, GivenName][] {
  if (!isRecord(json)) throw wrong("", "must be an object", "Map places to names");
  return Object.entries(json).map(([place, entry]) => {
    if (!isRecord(entry)) throw wrong(place, "must be an object", 'Write { "name": ..., "branches": [...] }');
    for (const key of Object.keys(entry)) {
      if (key !== "name" && key !== "branches")
        throw wrong(place, `has the unknown key "${key}"`, 'Use "name" or "branches"');
    }
    const { name, branches } = entry;
    if (name !== undefined && typeof name !== "string") throw wrong(place, '"name" must be a string', "Correct it");
    if (branches !== undefined && !isTexts(branches)) throw wrong(place, '"branches" must list strings', "Correct it");
    return [place, { ...(name === undefined ? {} : { name }), ...(branches === undefined ? {} : { branches }) }];
  });
}

function isRecord(json: Json | undefined): json is { readonly [key: string]: Json } {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

function isTexts(json: Json): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === "string");
}

function wrong(place: string, problem: string, remedy: string): CodegenError {
  return new CodegenError({ file: namesFile, pointer: place, problem, remedy });
}

/** Names for code that nobody reads: what is taken or no name gets a number. For schemas compiled in memory. */
export class NumberedNames extends Names {
  constructor() {
    super({});
  }

  override free(derived: string, isTaken: (name: string) => boolean): string {
    const base = isTypeName(derived) ? derived : "Schema";
    let name = base;
    for (let number = 2; isTaken(name); number++) name = `${base}${number}`;
    return name;
  }
}
