import { describe, expect, it } from "vitest";
import { contracts } from "../../generated/index.js";
import { readPacket } from "../../src/read.js";
import type { Contract } from "../../src/runtime/index.js";
import { packetSource } from "../../src/testing/draw/packet-source.js";
import { createRandom } from "../../src/testing/random/random.js";
import { noiseKinds, noisyAnswer } from "../../src/testing.js";
import { report, runs, seeded } from "../helpers/runs.js";

const all: readonly Contract[] = Object.values(contracts);

describe("noisy answers", () => {
  it("are read as they say, with and without coercion", { timeout: 600_000 }, () => {
    const [first, count] = [seeded(0), runs(20_000)];
    const outcomes = new Map<string, number>();
    const kinds = new Map<string, number>();
    for (let seed = first; seed < first + count; seed++) {
      // The cast holds because the index is inside the list, and every packet of these contracts is an object.
      const contract = all[Math.abs(seed) % all.length] as Contract<object>;
      const packet = packetSource(contract).draw(createRandom(seed)) as object;
      const answer = noisyAnswer(packet, { seed, contract });
      expectOutcome(contract, packet, answer.text, answer.outcome, false, seed);
      expectOutcome(contract, packet, answer.text, answer.coerced, true, seed);
      outcomes.set(answer.outcome, (outcomes.get(answer.outcome) ?? 0) + 1);
      kinds.set(answer.kind, (kinds.get(answer.kind) ?? 0) + 1);
    }
    report(`  ${count} noisy answers from seed ${first}, all read as they say:`);
    report(`    ${[...outcomes].map(([outcome, times]) => `${outcome} ${times}`).join(", ")}`);
    expect([...kinds.keys()].sort()).toEqual([...noiseKinds].sort());
  });
});

function expectOutcome(
  contract: Contract<object>,
  packet: object,
  text: string,
  outcome: string,
  coerce: boolean,
  seed: number,
): void {
  const result = readPacket(contract, text, { coerce });
  const got = result.success ? "recoverable" : result.error.code;
  if (got !== outcome) expect.fail(`seed ${seed}, coerce ${coerce}: ${got} instead of ${outcome} for ${text}`);
  if (result.success) expect(result.data).toEqual(packet);
}
