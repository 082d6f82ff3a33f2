import { assertContract } from "../../runtime/assert-contract.js";
import type { Contract } from "../../runtime/contract.js";
import type { Issue, IssueCode, Key } from "../../runtime/issue.js";
import { jsonPointer } from "../../runtime/json-pointer.js";
import { packetSource } from "../draw/packet-source.js";
import { issuesOf } from "../matchers/verdict.js";
import { modelOf } from "../model/model.js";
import { createRandom } from "../random/random.js";
import { codes, type NearMiss } from "./near-miss.js";
import { breakablePlaces, placeName } from "./places.js";
import { replaceAt } from "./replace-at.js";
import { type Violation, violationsOf } from "./violations.js";
import { type PlacedEdit, walk } from "./walk.js";

/** Which near misses are made. */
export interface NearMissOptions<Packet> {
  /** The packet that is made wrong. Without it, packets are drawn until every keyword has been broken. */
  readonly packet?: Packet;
  /** Where drawing starts: a safe integer, 0 unless given. */
  readonly seed?: number;
}

/** How many packets are drawn at most; beyond the first ones, only for keywords that are not broken yet. */
const maximumPackets = 2_000;
const minimumPackets = 60;

/**
 * Returns packets of a contract that are wrong in exactly one place, each with the place and what is wrong there.
 *
 * Without `packet` the list is complete: each keyword of the JSON Schema that can be broken is broken at least once
 * (`nearMissCoverage` proves it), in the places in which it speaks and in the ways in which models break it. With
 * `packet`, a valid one, it holds the ways in which that packet can be wrong. It is the same for a seed on every machine.
 *
 * @example
 * ```ts
 * for (const { value, pointer, says } of nearMisses(returnPacketContract)) {
 *   expect(inbox.accepts(value), `${pointer}: ${says}`).toBe(false);
 * }
 * ```
 */
export function nearMisses<Packet>(
  contract: Contract<Packet>,
  options: NearMissOptions<Packet> = {},
): readonly NearMiss[] {
  assertContract(contract);
  const { schema } = modelOf(contract);
  const missing = new Set(breakablePlaces(schema).map(placeName));
  const found = new Map<string, NearMiss>();
  let looked = 0;
  for (const packet of packets(contract, options, () => missing.size === 0)) {
    looked++;
    for (const placed of walk(schema, packet)) {
      const name = nameOf(placed);
      if (found.has(name) || (looked > minimumPackets && !missing.has(placeOf(placed)))) continue;
      const miss = createNearMiss(contract, packet, placed, missing);
      if (miss !== undefined) found.set(name, miss);
    }
  }
  return [...found.values()];
}

function* packets<Packet>(
  contract: Contract<Packet>,
  { packet, seed = 0 }: NearMissOptions<Packet>,
  isComplete: () => boolean,
): Generator<unknown> {
  if (packet !== undefined) {
    yield packet;
    return;
  }
  const [source, random] = [packetSource(contract), createRandom(seed)];
  const first = Array.from({ length: minimumPackets }, () => source.draw(random));
  // Short ones first: what is wrong is easier to see in them.
  yield* first.sort((left, right) => JSON.stringify(left).length - JSON.stringify(right).length);
  for (let drawn = minimumPackets; drawn < maximumPackets && !isComplete(); drawn++) {
    yield source.draw(random);
  }
}

/** Makes the edit and looks whether it broke what it should and nothing in another place. */
function createNearMiss(
  contract: Contract,
  packet: unknown,
  placed: PlacedEdit,
  missing: Set<string>,
): NearMiss | undefined {
  const { schema, path, edit } = placed;
  const value = replaceAt(packet, path, edit.value);
  const place = edit.key === undefined ? path : [...path, edit.key];
  const pointer = jsonPointer(place);
  const broken = violationsOf(modelOf(contract).schema, value);
  const isMeant = ({ at, keyword }: Violation) => placeName({ schemaPointer: at.pointer, keyword }) === placeOf(placed);
  const code = codes[edit.keyword];
  if (code === undefined || !broken.some(isMeant) || !broken.every((each) => isAround(each, pointer))) return undefined;
  const issue = reportedIssue(issuesOf(contract, value), pointer, code);
  if (issue === undefined) return undefined;
  for (const { at, keyword } of broken) missing.delete(placeName({ schemaPointer: at.pointer, keyword }));
  const says = `${pointer === "" ? "(root)" : pointer}: ${edit.says}`;
  const { keyword } = edit;
  return {
    value,
    path: issue.path,
    pointer: issue.pointer,
    keyword,
    schemaPointer: schema.at.pointer,
    code: issue.code,
    says,
  };
}

/** Finds the issue that tells of the edit: at its place, or, of a union whose members all refuse it, at the union. */
function reportedIssue(issues: readonly Issue[], pointer: string, code: IssueCode): Issue | undefined {
  const exact = issues.find((issue) => issue.pointer === pointer && issue.code === code);
  return exact ?? issues.find((issue) => pointer === issue.pointer || pointer.startsWith(`${issue.pointer}/`));
}

/** Tells whether a violation is at the place, or at what holds it: a list that lacks an item because that is wrong. */
function isAround({ path, isApplied }: Violation, pointer: string): boolean {
  const own = jsonPointer(path);
  return isApplied || own === pointer || pointer.startsWith(`${own}/`);
}

/** The name of the keyword that an edit is meant to break. */
function placeOf({ schema, edit }: PlacedEdit): string {
  return placeName({ schemaPointer: schema.at.pointer, keyword: edit.keyword });
}

/** Two edits with one name are the same kind of mistake in the same kind of place. */
function nameOf({ schema, path, edit }: PlacedEdit): string {
  const kindOfPlace = path.map((key: Key) => (typeof key === "number" ? "*" : key));
  return JSON.stringify([kindOfPlace, schema.at.pointer, edit.keyword, edit.key ?? null, edit.says]);
}
