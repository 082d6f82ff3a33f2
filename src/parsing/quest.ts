import type { Contract } from "../runtime/index.js";
import { embeddingKeyOf } from "./embedding.js";
import { Resemblance } from "./schema/resemblance.js";

/** What is known beforehand of the packets of some contracts. */
export interface ContractQuest {
  readonly resemblance: Resemblance;
  /** The keys at the top of the packets. */
  readonly keys: ReadonlySet<string>;
  readonly embeddingKeys: readonly string[];
}

const known = new WeakMap<Contract, ContractQuest>();

/** Works out how to know packets of `contracts` in a text; for one contract only once. */
export function questFor(contracts: readonly Contract[]): ContractQuest {
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) return prepare(contracts);
  let quest = known.get(contract);
  if (quest === undefined) {
    quest = prepare(contracts);
    known.set(contract, quest);
  }
  return quest;
}

function prepare(contracts: readonly Contract[]): ContractQuest {
  const embeddingKeys = contracts.map(embeddingKeyOf).filter((key) => key !== undefined);
  const resemblance = new Resemblance(contracts, embeddingKeys);
  return { resemblance, keys: resemblance.keys, embeddingKeys };
}
