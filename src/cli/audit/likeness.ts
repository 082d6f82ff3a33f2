import { embeddedIn } from "../../parsing/embedding.js";
import { formsOf } from "../../parsing/schema/rules.js";
import { foldSpelling } from "../../parsing/schema/spelling.js";
import type { Contract } from "../../runtime/contract.js";
import { isObject } from "../../runtime/object.js";
import { isCommon } from "./common-keys.js";

/** How many items of an array, and values of an object, are looked at for a packet in a wrapper. */
const mostLookedAt = 10;

/** The most keys of an object that say what it is like. */
const mostKeys = 1_000;

interface Form {
  readonly keys: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Whether the form requires a key that tells it from other objects. */
  readonly isTelling: boolean;
}

interface Known {
  readonly contract: Contract;
  readonly forms: readonly Form[];
  /** Whether only a valid packet can be told from other objects: nothing that it requires is telling. */
  readonly isPlain: boolean;
}

/**
 * Tells which objects were meant as packets, by their keys in any spelling. It asks for more than the reader does, which
 * is told that there is a packet: keys such as `status` and `role`, which many objects have, say nothing.
 *
 * An object is like a contract if it has one of its telling keys, and either half of the keys that it requires, or no
 * more other keys than keys of the contract.
 */
export class Likeness {
  readonly #known: readonly Known[];
  readonly #plain: "valid" | "complete";
  readonly #folded = new Map<string, string>();
  /** The keys, folded, of which a text has to have one, so that it can hold an attempt. */
  readonly telling: ReadonlySet<string>;

  /**
   * `plain` says what an object has to be, to be like a contract that requires no telling key: a `"valid"` packet, or
   * only `"complete"`, with all keys that it requires.
   */
  constructor(contracts: readonly Contract[], plain: "valid" | "complete" = "valid") {
    this.#plain = plain;
    this.#known = contracts.map((contract) => {
      const forms = formsOf(contract).map(({ properties, required }): Form => {
        const keys = new Set([...properties.keys(), ...required].map(foldSpelling));
        const needed = new Set([...required].map(foldSpelling));
        return { keys, required: needed, isTelling: [...needed].some((key) => !isCommon(key)) };
      });
      return { contract, forms, isPlain: forms.some(({ isTelling }) => !isTelling) };
    });
    const ofForm = ({ keys, required, isTelling }: Form) =>
      isTelling ? [...keys].filter((key) => !isCommon(key)) : required.size > 0 ? required : keys;
    this.telling = new Set(this.#known.flatMap(({ forms }) => forms.flatMap((form) => [...ofForm(form)])));
  }

  /** Tells whether a value is a packet, or was meant as one. */
  isLike(value: unknown): value is object {
    return this.contractOf(value) !== undefined;
  }

  /** Returns the contract that a value satisfies or is most like, if it is like any. */
  contractOf(value: unknown): Contract | undefined {
    if (!isObject(value)) return undefined;
    const like = this.contractOfKeys(Object.keys(value));
    if (like !== undefined) return like;
    for (const { contract, isPlain } of this.#known) {
      if (isPlain && this.#isPlainPacket(contract, value)) return contract;
      if (embeddedIn(contract, value) !== undefined && this.contractOf(embeddedIn(contract, value)) === contract)
        return contract;
    }
    return undefined;
  }

  #isPlainPacket(contract: Contract, value: object): boolean {
    if (this.#plain === "valid") return isValid(contract, value);
    return formsOf(contract).some(({ required }) => [...required].every((key) => Object.hasOwn(value, key)));
  }

  /** Returns the contract of a value, or of the first that an array or an object around it holds. */
  contractIn(value: unknown): Contract | undefined {
    const contract = this.contractOf(value);
    if (contract !== undefined || typeof value !== "object" || value === null) return contract;
    // A schema has the keys of a packet under `properties`, but is none.
    const inner = Array.isArray(value)
      ? value
      : Object.entries(value).flatMap(([key, each]) => (key === "properties" ? [] : [each]));
    for (const each of inner.slice(0, mostLookedAt)) {
      const found = this.contractOf(each);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the contract that an object with these keys is most like, if it is like any. */
  contractOfKeys(keys: readonly string[]): Contract | undefined {
    const folded = keys.slice(0, mostKeys).map((key) => this.#fold(key));
    if (!folded.some((key) => this.telling.has(key))) return undefined;
    const own = new Set(folded);
    let best: Contract | undefined;
    let most = 0;
    for (const { contract, forms } of this.#known) {
      for (const form of forms) {
        const score = likenessOf(own, form);
        if (score <= most) continue;
        best = contract;
        most = score;
      }
    }
    return best;
  }

  /** Folds a key; the keys of transcripts are few, and come again and again. */
  #fold(key: string): string {
    let folded = this.#folded.get(key);
    if (folded !== undefined) return folded;
    folded = foldSpelling(key.slice(0, 100));
    if (this.#folded.size < 2_000) this.#folded.set(key, folded);
    return folded;
  }
}

/** Returns 0 for keys that are not like those of a form, and otherwise how much they are. */
function likenessOf(own: ReadonlySet<string>, { keys, required, isTelling }: Form): number {
  let known = 0;
  let had = 0;
  let telling = 0;
  for (const key of own) {
    if (!keys.has(key)) continue;
    known++;
    if (required.has(key)) had++;
    if (!isCommon(key)) telling++;
  }
  const score = had / Math.max(1, required.size) + known / 100;
  if (!isTelling) return required.size > 1 && had === required.size ? score : 0;
  return telling > 0 && (2 * had >= required.size || 2 * known >= own.size) ? score : 0;
}

function isValid(contract: Contract, value: unknown): boolean {
  try {
    return contract.is(value);
  } catch {
    return false;
  }
}
