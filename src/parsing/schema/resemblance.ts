import { type Contract, isObject, type JsonObject } from "../../runtime/index.js";
import { formsOf } from "./rules.js";
import { foldSpelling } from "./spelling.js";

/** Tells which texts and objects could be meant as a packet, by the keys that the contracts know. */
export class Resemblance {
  /** The keys at the top of a packet of any of the contracts, as the contracts spell them. */
  readonly keys: ReadonlySet<string>;
  readonly #folded: ReadonlySet<string>;
  /** The number of keys that the contract which requires the fewest does. */
  readonly #required: number;

  constructor(contracts: readonly Contract[], embeddingKeys: readonly string[]) {
    const forms = contracts.flatMap(formsOf);
    this.keys = new Set([...forms.flatMap(({ properties }) => [...properties.keys()]), ...embeddingKeys]);
    this.#folded = new Set([...this.keys].map(foldSpelling));
    this.#required = Math.min(...forms.map(({ required }) => required.size));
  }

  /** How many of `keys` the contracts know, in any spelling. */
  count(keys: readonly string[]): number {
    return keys.filter((key) => this.#folded.has(foldSpelling(key))).length;
  }

  /**
   * Tells whether an object with these keys could be meant as a packet. One in the midst of a sentence (not
   * `prominent`) has to have more of what the contracts require.
   */
  ofKeys(keys: readonly string[], prominent = true): boolean {
    if (this.keys.size === 0) return prominent && keys.length > 0;
    const known = this.count(keys);
    if (known === 0) return false;
    return 2 * known >= this.#required || (prominent && 2 * known >= keys.length);
  }

  /** Tells whether a value could be meant as a packet, or holds at its first level what could. */
  ofValue(value: unknown, prominent = true): boolean {
    if (Array.isArray(value)) return value.slice(0, 10).some((item) => this.#ofObject(item, prominent));
    return this.#ofObject(value, prominent) || (isObject(value) && this.#holdsOne(value, prominent));
  }

  #ofObject(value: unknown, prominent: boolean): boolean {
    return isObject(value) && this.ofKeys(Object.keys(value), prominent);
  }

  /** A schema has a packet's keys as well, but is none. */
  #holdsOne(value: JsonObject, prominent: boolean): boolean {
    return Object.entries(value).some(([key, inner]) => key !== "properties" && this.#ofObject(inner, prominent));
  }
}
