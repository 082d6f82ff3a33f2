import type { Contract } from "../runtime/index.js";
import { type Candidate, findCandidates, type Tried } from "./candidates/index.js";
import { wrapperKeysOf } from "./coercion/index.js";
import { type ContractQuest, questFor } from "./quest.js";
import type { Settings } from "./settings.js";

/** Everything in a text that could be a packet, and what is known of the contracts that it was looked for by. */
export interface Search {
  readonly quest: ContractQuest;
  readonly candidates: readonly Candidate[];
}

/** Finds everything in `text` that could be a packet of `contracts`. The text has to be within the limits. */
export function search(contracts: readonly Contract[], text: string, settings: Settings, tried?: Tried): Search {
  const { formats, json, allowed } = settings;
  const quest = questFor(contracts);
  const wrapperKeys = allowed.has("wrapper") ? wrapperKeysOf(contracts) : undefined;
  const { keys, embeddingKeys } = quest;
  const candidates = findCandidates(text, { keys, embeddingKeys, formats, wrapperKeys, settings: json }, tried);
  return { quest, candidates };
}
