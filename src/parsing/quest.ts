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

const known = new WeakMap<Contract, { readonly contracts: readonly Contract[]; readonly quest: ContractQuest }>();

/** Works out how to know packets of `contracts` in a text; once for one contract, or for the same list again and again. */
export function questFor(contracts: readonly Contract[]): ContractQuest {
  const [contract] = contracts;
  if (contract === undefined) return prepare(contracts);
  const last = known.get(contract);
  if (last?.contracts.length === contracts.length && contracts.every((each, index) => each === last.contracts[index])) {
    return last.quest;
  }
  const quest = prepare(contracts);
  // A copy, as the caller may change the list.
  known.set(contract, { contracts: [...contracts], quest });
  return quest;
}

function prepare(contracts: readonly Contract[]): ContractQuest {
  const embeddingKeys = contracts.map(embeddingKeyOf).filter((key) => key !== undefined);
  const resemblance = new Resemblance(contracts, embeddingKeys);
  return { resemblance, keys: resemblance.keys, embeddingKeys };
}
