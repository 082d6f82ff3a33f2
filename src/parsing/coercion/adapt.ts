import { isObject, type JsonObject, jsonPointer, type Key } from "../../runtime/index.js";
import type { Coercion, CoercionKind } from "../result.js";
import type { Rules } from "../schema/rules.js";
import { respell } from "./keys.js";
import { coerceText } from "./scalar.js";

/** A value after coercion, whether or not it is valid now. */
export interface Adapted {
  readonly value: unknown;
  readonly coercions: readonly Coercion[];
  /** Whether two spellings of one key have different values. */
  readonly ambiguous: boolean;
}

/** Bridges all differences of form between `value` and `rules` that are allowed. Changes nothing in `value`. */
export function adapt(
  value: unknown,
  rules: Rules,
  allowed: ReadonlySet<CoercionKind>,
  parse: (text: string) => unknown,
): Adapted {
  const adapter = new Adapter(allowed, parse);
  const adapted = adapter.adapt(value, rules);
  return { value: adapted, coercions: adapter.coercions, ambiguous: adapter.ambiguous };
}

class Adapter {
  readonly coercions: Coercion[] = [];
  ambiguous = false;
  readonly #allowed: ReadonlySet<CoercionKind>;
  readonly #parse: (text: string) => unknown;
  readonly #path: Key[] = [];

  constructor(allowed: ReadonlySet<CoercionKind>, parse: (text: string) => unknown) {
    this.#allowed = allowed;
    this.#parse = parse;
  }

  adapt(value: unknown, rules: Rules | undefined): unknown {
    if (rules === undefined) return value;
    if (Array.isArray(value)) return value.map((item, index) => this.#under(index, item, rules.items));
    if (isObject(value)) return this.#adaptObject(value, rules);
    if (typeof value === "string") return this.#adaptText(value, rules);
    return this.#wrapsScalar(rules) && value !== null ? this.#wrap(value, rules) : value;
  }

  #adaptText(text: string, rules: Rules): unknown {
    const coerced = coerceText(text, rules);
    if (coerced !== undefined && this.#note(coerced.kind)) return coerced.value;
    const { types } = rules;
    if (types === undefined || types.has("string")) return text;
    if (types.has("object") || types.has("array")) {
      const parsed = this.#parse(text);
      if (types.has(Array.isArray(parsed) ? "array" : typeof parsed) && this.#note("stringified")) {
        return this.adapt(parsed, rules);
      }
    }
    return this.#wrapsScalar(rules) ? this.#wrap(text, rules) : text;
  }

  /** Tells whether an array of scalars is wanted, and only that. */
  #wrapsScalar({ types, items }: Rules): boolean {
    if (types?.size !== 1 || !types.has("array") || items?.types === undefined) return false;
    return !items.types.has("object") && !items.types.has("array");
  }

  #wrap(value: unknown, rules: Rules): unknown {
    return this.#note("scalar") ? [this.#under(0, value, rules.items)] : value;
  }

  #adaptObject(object: JsonObject, rules: Rules): unknown {
    if (rules.properties.size === 0) return object;
    const adapted: Record<string, unknown> = {};
    for (const [key, value] of this.#entries(object, rules)) {
      const property = rules.properties.get(key);
      this.#path.push(key);
      const dropped = value === null && isAbsentNull(key, property, rules) && this.#note("null");
      this.#path.pop();
      if (!dropped) adapted[key] = this.#under(key, value, property);
    }
    return adapted;
  }

  #entries(object: JsonObject, rules: Rules): readonly (readonly [string, unknown])[] {
    if (!this.#allowed.has("key")) return Object.entries(object);
    const { entries, renamed, ambiguous } = respell(object, rules);
    if (ambiguous) this.ambiguous = true;
    for (const key of renamed) {
      this.#path.push(key);
      this.#note("key");
      this.#path.pop();
    }
    return entries;
  }

  #under(key: Key, value: unknown, rules: Rules | undefined): unknown {
    this.#path.push(key);
    const adapted = this.adapt(value, rules);
    this.#path.pop();
    return adapted;
  }

  /** Lists a coercion at the place that is looked at. Returns false, and does not, if it is not allowed. */
  #note(kind: CoercionKind): boolean {
    if (!this.#allowed.has(kind)) return false;
    this.coercions.push({ kind, path: [...this.#path], pointer: jsonPointer(this.#path) });
    return true;
  }
}

/** Tells whether null at an optional key says that it is absent, since null itself is not allowed there. */
function isAbsentNull(key: string, property: Rules | undefined, rules: Rules): boolean {
  return property?.types !== undefined && !property.types.has("null") && !rules.required.has(key);
}
