import type { Contract, PacketOf } from "../runtime/index.js";
import { findingsFor } from "../semantics/index.js";
import type { Tried } from "./candidates/index.js";
import { choose, isValid, type Reading } from "./choice/index.js";
import { toList } from "./contract-list.js";
import { embeddedIn } from "./embedding.js";
import { readStrict } from "./json/index.js";
import { defaultLimits, exceedsBytes } from "./limits.js";
import { findLoneObject } from "./lone-object.js";
import type { ReadOptions } from "./options.js";
import { Positions, positionAt } from "./positions.js";
import { refuse, report } from "./report.js";
import type { PacketFormat, ReadResult, Repair } from "./result.js";
import { search } from "./search.js";
import { toIssue, toWarning } from "./semantics.js";
import { type Settings, settingsOf } from "./settings.js";

const none: readonly never[] = [];

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
 * ```ts
 * const result = readPacket(returnPacketContract, answer);
 * if (result.success) use(result.data);
 * else messages.push({ role: "user", content: result.feedback });
 * ```
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
  options?: ReadOptions,
): ReadResult<unknown> {
  const list = toList(contracts);
  // A caller without types may pass anything.
  if (typeof text !== "string") return refuse(list, { class: "none_found", detail: "the input is no text" });
  const bytes = options?.limits?.bytes ?? defaultLimits.bytes;
  if (exceedsBytes(text, bytes)) return refuse(list, { class: "too_large", detail: `the limit is ${bytes} bytes` });
  try {
    const lone = readLone(text, options);
    return (lone && acceptLone(list, text, lone, options)) ?? readAny(list, text, settingsOf(options), lone);
  } catch {
    // A limit set so high that the stack does not hold that many levels.
    return refuse(list, { class: "too_deep", detail: "it cannot be walked" });
  }
}

/** Reads the object of a text that has nothing else that could matter. */
function readLone(text: string, options: ReadOptions | undefined): Tried | undefined {
  if (options?.coerce || options?.formats !== undefined) return undefined;
  const place = findLoneObject(text);
  if (place === undefined) return undefined;
  const { start, end } = place;
  const json = end - start === text.length ? text : text.slice(start, end);
  const value = readStrict(json, options?.limits?.depth ?? defaultLimits.depth, options?.duplicateKeys ?? "refuse");
  return { start, end, value };
}

/** Takes such an object for the packet, if it is one as it stands: the usual case, which pays for nothing else. */
function acceptLone(
  contracts: readonly Contract[],
  text: string,
  { start, end, value: data }: Tried,
  options: ReadOptions | undefined,
): ReadResult<unknown> | undefined {
  if (data === undefined) return undefined;
  for (const contract of contracts) {
    if (!isValid(contract, data)) continue;
    if (holdsEmbedded(contracts, data)) return undefined;
    const source: Source = { format: "json", start, end, repairs: none };
    return accept(contracts, { contract, data, coercions: none }, source, text, options?.semantics);
  }
  return undefined;
}

/** Tells whether a packet holds another where that would be documented, so that it is not clear which is meant. */
function holdsEmbedded(contracts: readonly Contract[], data: unknown): boolean {
  for (const contract of contracts) if (embeddedIn(contract, data) !== undefined) return true;
  return false;
}

function readAny(
  contracts: readonly Contract[],
  text: string,
  settings: Settings,
  tried: Tried | undefined,
): ReadResult<unknown> {
  const { formats, json, allowed } = settings;
  const { quest, candidates } = search(contracts, text, settings, tried);
  const chosen = choose({ candidates, contracts, resemblance: quest.resemblance, allowed, settings: json });
  if (chosen.refusal !== undefined) return report(contracts, { ...chosen.refusal, formats }, new Positions(text));
  const { start, end, format, outcome } = chosen.candidate;
  const positions = new Positions(text);
  const repairs: Repair[] = outcome.repairs.map(({ kind, offset }) => ({ kind, ...positions.at(offset) }));
  if (text.charCodeAt(0) === 0xfeff) repairs.unshift({ kind: "byte_order_mark", ...positions.at(0) });
  return accept(contracts, chosen.reading, { format, start, end, repairs }, text, settings.semantics);
}

/** Where and how a packet was found. */
interface Source {
  readonly format: PacketFormat;
  readonly start: number;
  readonly end: number;
  readonly repairs: readonly Repair[];
}

/** Makes the result of a packet that was found, once its meaning is looked at. */
function accept(
  contracts: readonly Contract[],
  { contract, data, coercions }: Reading,
  { format, start, end, repairs }: Source,
  text: string,
  semantics: ReadOptions["semantics"],
): ReadResult<unknown> {
  const { offset, line, column } = positionAt(text, start);
  const findings = semantics === "off" ? none : findingsFor(contract.name, data);
  const broken = semantics === "error" ? findings.filter(({ severity }) => severity === "error") : none;
  if (broken.length > 0) {
    const position = { offset, line, column };
    return refuse(contracts, { class: "invalid", issues: broken.map(toIssue), repairs, position, value: data });
  }
  const span = { offset, line, column, length: end - start };
  const warnings = findings.length === 0 ? none : findings.map(toWarning);
  return { success: true, data, contract: contract.name, format, span, repairs, coercions, warnings };
}
