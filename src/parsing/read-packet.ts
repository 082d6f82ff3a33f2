import type { Contract, PacketOf } from "../runtime/index.js";
import { findingsFor } from "../semantics/index.js";
import { type Candidate, findCandidates } from "./candidates/index.js";
import { type Chosen, choose, isValid, type Reading } from "./choice/index.js";
import { embeddedIn, embeddingKeyOf } from "./embedding.js";
import { isJsonSpace, readStrict, units } from "./json/index.js";
import { exceedsBytes } from "./limits.js";
import type { ReadOptions } from "./options.js";
import { Positions } from "./positions.js";
import { refuse, report } from "./report.js";
import type { ReadResult, Repair } from "./result.js";
import { Resemblance } from "./schema/resemblance.js";
import { toIssue, toWarning } from "./semantics.js";
import { type Settings, settingsOf } from "./settings.js";

/**
 * Reads the one packet that an untrusted text holds, the answer of a model: JSON or YAML, bare or among prose, code
 * blocks and tags, its syntax repaired where only one reading is possible.
 *
 * Accepts text only if exactly one distinct packet in it satisfies the contract, or one of the contracts. Refuses what
 * is cut off, ambiguous, too large or too deep, has a key twice or one that could reach a prototype, and says so: the
 * error has one of the codes of {@link FailureClass}, and `feedback` tells the model what to do. Never throws, never
 * makes data up. To bridge differences of form as well, `"3"` for 3, pass `coerce`; a value that is parsed already
 * belongs to the contract's own `safeParse`.
 *
 * YAML without a fence or another mark at its end cannot be told from YAML that is cut off there: ask models for fences.
 *
 * @example
 * const result = readPacket(returnPacketContract, answer);
 * if (result.success) use(result.data);
 * else askAgain(result.feedback);
 */
export function readPacket<Packet>(contract: Contract<Packet>, text: string, options?: ReadOptions): ReadResult<Packet>;
export function readPacket<const Contracts extends readonly Contract[]>(
  contracts: Contracts,
  text: string,
  options?: ReadOptions,
): ReadResult<PacketOf<Contracts[number]>>;
export function readPacket(
  contracts: Contract | readonly Contract[],
  text: string,
  options: ReadOptions = {},
): ReadResult<unknown> {
  const list = isList(contracts) ? contracts : [contracts];
  const settings = settingsOf(options);
  // A caller without types may pass anything.
  if (typeof text !== "string") return refuse(list, { class: "none_found", detail: "the input is no text" });
  if (exceedsBytes(text, settings.limits.bytes)) {
    return refuse(list, { class: "too_large", detail: `the limit is ${settings.limits.bytes} bytes` });
  }
  try {
    return readClean(list, text, settings) ?? readAny(list, text, settings);
  } catch {
    // A limit set so high that the stack does not hold that many levels.
    return refuse(list, { class: "too_deep", detail: "it cannot be walked" });
  }
}

/** Reads a text that is nothing but JSON and a packet as it stands: the usual case, for which nothing else is paid. */
function readClean(contracts: readonly Contract[], text: string, settings: Settings): ReadResult<unknown> | undefined {
  let start = 0;
  while (isJsonSpace(text.charCodeAt(start))) start++;
  if (text.charCodeAt(start) !== units.openBrace || settings.allowed.size > 0 || !settings.formats.includes("json")) {
    return undefined;
  }
  const data = readStrict(text, settings.json);
  const contract = data === undefined ? undefined : contracts.find((each) => isValid(each, data));
  if (contract === undefined || contracts.some((each) => embeddedIn(each, data) !== undefined)) return undefined;
  const candidate: Candidate = {
    format: "json",
    start,
    end: text.trimEnd().length,
    outcome: { value: data, end: text.length, repairs: [] },
    prominent: true,
  };
  return accept(contracts, { contract, data, coercions: [] }, candidate, text, settings);
}

function readAny(contracts: readonly Contract[], text: string, settings: Settings): ReadResult<unknown> {
  const embeddingKeys = contracts.map(embeddingKeyOf).filter((key) => key !== undefined);
  const resemblance = new Resemblance(contracts, embeddingKeys);
  const { formats, json, allowed } = settings;
  const candidates = findCandidates(text, { formats, settings: json, keys: resemblance.keys, embeddingKeys });
  const chosen: Chosen = choose({ candidates, contracts, resemblance, allowed, settings: json });
  if (chosen.refusal !== undefined) return report(contracts, chosen.refusal, new Positions(text));
  return accept(contracts, chosen.reading, chosen.candidate, text, settings);
}

function accept(
  contracts: readonly Contract[],
  { contract, data, coercions }: Reading,
  { format, start, end, outcome }: Candidate,
  text: string,
  { semantics }: Settings,
): ReadResult<unknown> {
  const positions = new Positions(text);
  const findings = semantics === "off" ? [] : findingsFor(contract.name, data);
  const repairs: Repair[] = outcome.repairs.map(({ kind, offset }) => ({ kind, ...positions.at(offset) }));
  if (text.charCodeAt(0) === 0xfeff) repairs.unshift({ kind: "byte_order_mark", ...positions.at(0) });
  const broken = semantics === "error" ? findings.filter(({ severity }) => severity === "error") : [];
  if (broken.length > 0) {
    const issues = broken.map(toIssue);
    return refuse(contracts, { class: "invalid", issues, repairs, position: positions.at(start), value: data });
  }
  const warnings = findings.map(toWarning);
  const span = { ...positions.at(start), length: end - start };
  return { success: true, data, contract: contract.name, format, span, repairs, coercions, warnings };
}

function isList(contracts: Contract | readonly Contract[]): contracts is readonly Contract[] {
  return Array.isArray(contracts);
}
