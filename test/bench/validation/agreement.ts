import { inspect } from "node:util";
import { contracts } from "../../../src/index.js";
import type { Contract } from "../../../src/runtime/index.js";
import { nearMisses } from "../../../src/testing.js";
import { type Judge, rows } from "./judges.js";
import type { Subject } from "./subjects.js";

/** Who decides how many packets in another way than our guard, and how many were decided. */
export interface Disagreement {
  readonly wrong: number;
  readonly count: number;
}

/**
 * Lets everybody decide the packets that are measured, and every near miss of the contract. Ours and the guard by hand
 * must agree with one another on each, and on packets with a key that is there and `undefined`, or their times could not
 * be compared: this throws where they do not. Where it is to be quick, the packets that are measured must do.
 */
export function compareJudges(
  subject: Subject,
  judges: readonly Judge[],
  pool: readonly unknown[],
  quick: boolean,
): ReadonlyMap<Judge, Disagreement> {
  const contract: Contract = contracts[subject];
  const packets = [...pool, ...(quick ? [] : nearMisses(contract).map(({ value }) => value))];
  const disagreements = new Map<Judge, Disagreement>();
  const undefinedKeys = pool.slice(0, 10).flatMap(withUndefined);
  for (const judge of judges) {
    const mustAgree = judge.name.startsWith("our ") || judge.name === rows.byHand;
    const judged = mustAgree ? [...packets, ...undefinedKeys] : packets;
    const wrong = judged.filter((packet) => decideSafely(judge, packet) !== contract.is(packet));
    if (wrong.length === 0) continue;
    if (mustAgree) throw new Error(`${judge.name} decides otherwise than our guard on ${inspect(wrong[0])}`);
    disagreements.set(judge, { wrong: wrong.length, count: packets.length });
  }
  return disagreements;
}

/** Returns a packet with each of its keys in turn `undefined`, at any depth. */
function withUndefined(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const changes = Object.entries(value).flatMap(([key, inner]) =>
    [...(Array.isArray(value) ? [] : [undefined]), ...withUndefined(inner)].map((other) => [key, other] as const),
  );
  return changes.map(([key, other]) =>
    Object.assign(Array.isArray(value) ? [...value] : { ...value }, { [key]: other }),
  );
}

function decideSafely({ decide }: Judge, packet: unknown): boolean | undefined {
  try {
    return decide(packet);
  } catch {
    return undefined;
  }
}
