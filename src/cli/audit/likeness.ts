import { embeddedIn, embeddingKeyOf } from "../../parsing/embedding.js";
import { formsOf } from "../../parsing/schema/rules.js";
import { foldSpelling } from "../../parsing/schema/spelling.js";
import type { Contract } from "../../runtime/contract.js";
import { isObject, type JsonObject } from "../../runtime/object.js";
import { isCommon } from "./common-keys.js";
import { KnownKeys } from "./known-keys.js";

/** How many items of an array, and values of an object, are looked at for a packet in a wrapper. */
const mostLookedAt = 10;

/** How many wrappers there may be: the call of a tool has its arguments as a text in an object in an object. */
const mostLevels = 3;

/** The most keys of an object that say what it is like. */
const mostKeys = 1_000;

/** No key of a contract is longer. */
const longestKey = 200;

/** How many keys are remembered: those of transcripts are few, and come again and again. */
const mostRemembered = 2_000;

/** A schema has the keys of a packet under some of these, and packets under others, but is none. */
const keysOfSchemas: ReadonlySet<string> = new Set(["properties", "definitions", "$defs", "examples"]);

interface Form {
  readonly keys: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  /** Whether the form requires a key that tells it from other objects. */
  readonly isTelling: boolean;
}

interface Score {
  readonly contract: Contract;
  readonly score: number;
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
  readonly #isTelling = new Map<string, boolean>();
  readonly #embeddingKeys: ReadonlySet<string>;
  /** The keys, folded, of which a text has to have one, so that it can hold an attempt. */
  readonly telling: ReadonlySet<string>;
  readonly #tellingKeys: KnownKeys;

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
    this.#tellingKeys = new KnownKeys(this.telling);
    this.#embeddingKeys = new Set(contracts.flatMap((contract) => embeddingKeyOf(contract) ?? []));
  }

  /** Tells whether a text could hold an attempt. */
  mayStandIn(text: string): boolean {
    return this.#tellingKeys.standIn(text);
  }

  /** Tells whether a value is a packet, or was meant as one. */
  isLike(value: unknown): value is object {
    if (!isObject(value) || !this.#hasTellingKey(value)) return false;
    return this.contractOfKeys(Object.keys(value)) !== undefined || this.#oddContractOf(value) !== undefined;
  }

  /** Tells whether an object has a key without which it is like nothing: what is asked of each object that there is. */
  #hasTellingKey(value: JsonObject): boolean {
    for (const key in value) {
      let isTelling = this.#isTelling.get(key);
      if (isTelling === undefined) {
        isTelling = this.telling.has(this.#fold(key)) || this.#embeddingKeys.has(key);
        if (key.length <= longestKey && this.#isTelling.size < mostRemembered) this.#isTelling.set(key, isTelling);
      }
      if (isTelling) return true;
    }
    return false;
  }

  /** Returns the contract that a value satisfies or is most like, if it is like any. */
  contractOf(value: unknown): Contract | undefined {
    if (!isObject(value) || !this.#hasTellingKey(value)) return undefined;
    const scores = this.#scoresOf(Object.keys(value));
    if (scores.length < 2) return scores[0]?.contract ?? this.#oddContractOf(value);
    const fitting = scores.find(({ contract }) => isValid(contract, value));
    if (fitting !== undefined) return fitting.contract;
    const best = scores.filter(({ score }) => score === scores[0]?.score);
    const ranked = best.map(({ contract }) => ({ contract, faults: faultsOf(contract, value) }));
    return ranked.sort((left, right) => left.faults - right.faults)[0]?.contract;
  }

  /** Returns the contract of which a packet has no telling keys, or stands under a key of its own in the value. */
  #oddContractOf(value: JsonObject): Contract | undefined {
    for (const { contract, isPlain } of this.#known) {
      if (isPlain && this.#isPlainPacket(contract, value)) return contract;
      const embedded = embeddedIn(contract, value);
      if (embedded !== undefined && this.contractOf(embedded) === contract) return contract;
    }
    return undefined;
  }

  #isPlainPacket(contract: Contract, value: object): boolean {
    if (this.#plain === "valid") return isValid(contract, value);
    return formsOf(contract).some(({ required }) => [...required].every((key) => Object.hasOwn(value, key)));
  }

  /** Returns the contract of a value, or of the first packet that arrays, objects and texts around it hold. */
  contractIn(value: unknown, levels = mostLevels): Contract | undefined {
    const plain = typeof value === "string" ? parseObject(value) : value;
    const contract = this.contractOf(plain);
    if (contract !== undefined || typeof plain !== "object" || plain === null || levels === 0) return contract;
    const inner = Array.isArray(plain)
      ? plain
      : Object.entries(plain).flatMap(([key, each]) => (keysOfSchemas.has(key) ? [] : [each]));
    for (const each of inner.slice(0, mostLookedAt)) {
      const found = this.contractIn(each, levels - 1);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Returns the contract that an object with these keys is most like, if it is like any. */
  contractOfKeys(keys: readonly string[]): Contract | undefined {
    return this.#scoresOf(keys)[0]?.contract;
  }

  /** Returns the contracts that an object with these keys is like, the most like first. */
  #scoresOf(keys: readonly string[]): readonly Score[] {
    const folded = keys.slice(0, mostKeys).map((key) => this.#fold(key));
    if (!folded.some((key) => this.telling.has(key))) return [];
    const own = new Set(folded);
    const scores = this.#known.map(({ contract, forms }): Score => {
      return { contract, score: Math.max(0, ...forms.map((form) => likenessOf(own, form))) };
    });
    return scores.filter(({ score }) => score > 0).sort((left, right) => right.score - left.score);
  }

  /** Folds a key. */
  #fold(key: string): string {
    let folded = this.#folded.get(key);
    if (folded !== undefined) return folded;
    folded = foldSpelling(key.slice(0, longestKey));
    if (key.length <= longestKey && this.#folded.size < mostRemembered) this.#folded.set(key, folded);
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

function faultsOf(contract: Contract, value: unknown): number {
  const { error } = contract.safeParse(value);
  return error === undefined ? 0 : error.issues.length + error.omitted;
}

function isValid(contract: Contract, value: unknown): boolean {
  try {
    return contract.is(value);
  } catch {
    return false;
  }
}

/** Returns the object that a text is as JSON: what models put into a text where they should have put it as it is. */
function parseObject(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
