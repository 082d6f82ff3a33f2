import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contracts } from "../../../../src/index.js";
import { createRandom, type Random } from "../../../../src/testing/random/random.js";
import {
  nearMisses,
  sampleAnyHandoffContext,
  sampleGoalAgentHandoff,
  sampleHandoffContext,
  sampleHandover,
  samplePipelineContext,
  sampleReturnPacket,
  sampleTaskDelegationContext,
} from "../../../../src/testing.js";
import type { PoolName, Size, Subject, Validity, Variety } from "../subjects.js";
import { createLargePacket } from "./large-packets.js";
import { dropKeys, moveItems, shuffleKeys } from "./vary.js";

/** How many packets a pool has. */
const poolSize = 100;

/** From how many packets the invalid ones are made: finding all near misses of a large one takes its time. */
const sources = 3;

/** Packets as texts: what is measured on is what `JSON.parse` makes of them, as in life. */
export type Pool = { readonly [validity in Validity]: readonly string[] };

const samplers = {
  "return-packet": sampleReturnPacket,
  "handoff-context": sampleHandoffContext,
  "pipeline-context": samplePipelineContext,
  "task-delegation-context": sampleTaskDelegationContext,
  "any-handoff-context": sampleAnyHandoffContext,
  handover: sampleHandover,
  "goal-agent-handoff": sampleGoalAgentHandoff,
} as const;

/** Makes a pool, the same one on every machine, and keeps it in a folder, where it is not there yet. */
export function writePool(folder: string, name: PoolName): void {
  if (existsSync(fileOf(folder, name))) return;
  writeFileSync(fileOf(folder, name), JSON.stringify(createPool(name)));
}

export function readPool(folder: string, name: PoolName): Pool {
  // The cast holds: the file is our own.
  return JSON.parse(readFileSync(fileOf(folder, name), "utf8")) as Pool;
}

function fileOf(folder: string, { subject, size, variety }: PoolName): string {
  return join(folder, `pool-${subject}-${size}-${variety}.json`);
}

function createPool({ subject, size, variety }: PoolName): Pool {
  const random = createRandom(size.length + variety.length);
  const valid = Array.from({ length: poolSize }, (_, seed) => createPacket(subject, size, variety, seed, random));
  const invalid = variety === "one" ? [] : createInvalid(subject, valid.slice(0, sources), random);
  return { valid: valid.map((packet) => JSON.stringify(packet)), invalid };
}

function createPacket(subject: Subject, size: Size, variety: Variety, seed: number, random: Random): unknown {
  const packet = copy(
    size === "large" ? createLargePacket(subject, seed, random) : samplers[subject]({ seed, size: "small" }),
  );
  if (variety === "varied") dropKeys(packet, contracts[subject].is, random);
  if (!contracts[subject].is(packet)) throw new Error(`a packet of the pool of ${subject} is not valid`);
  return variety === "varied" ? shuffleKeys(packet, random) : packet;
}

/** Makes packets that are wrong in one place each, as likely an early one as a late one. */
function createInvalid(subject: Subject, packets: readonly unknown[], random: Random): readonly string[] {
  const misses = packets.map((packet) => nearMisses(contracts[subject], { packet }));
  const invalid: string[] = [];
  while (invalid.length < poolSize) {
    const ofOne = misses[invalid.length % misses.length] ?? [];
    const { value, path } = ofOne[random.integer(0, ofOne.length - 1)] ?? { value: undefined, path: [] };
    const moved = shuffleKeys(value, random);
    moveItems(moved, path, random);
    const text = JSON.stringify(moved);
    if (text !== undefined && !contracts[subject].is(JSON.parse(text))) invalid.push(text);
  }
  return invalid;
}

function copy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
