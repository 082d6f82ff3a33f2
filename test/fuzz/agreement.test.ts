import { describe, expect, it } from "vitest";
import { contracts } from "../../generated/index.js";
import { type Contract, Issues } from "../../src/runtime/index.js";
import { packetSource } from "../../src/testing/draw/packet-source.js";
import { choose } from "../../src/testing/random/choose.js";
import { createRandom, type Random } from "../../src/testing/random/random.js";
import { disagreementReason, type OracleName } from "../helpers/disagreements.js";
import { createMutate } from "../helpers/mutate.js";
import { compileAjv, compileTypeBox, type Oracle } from "../helpers/oracles.js";
import { report, runs, seeded } from "../helpers/runs.js";
import { zodSchemas } from "../helpers/zod-schemas.js";

const all: readonly Contract[] = Object.values(contracts);

describe.each(Object.entries(contracts))("%s", (name, contract: Contract) => {
  it("has one meaning in guard, check, Zod parser, Ajv and TypeBox", { timeout: 600_000 }, () => {
    const [seed, count] = [seeded(20_260), runs(20_000)];
    const implementations = implementationsOf(contract);
    const draw = createDraw(contract);
    const excused = new Map<string, number>();
    let valid = 0;
    for (let run = 0; run < count; run++) {
      const value = draw(createRandom(seed + run));
      const verdict = contract.is(value);
      if (verdict) valid++;
      for (const [oracle, accepts] of implementations) {
        const other = accepts(value);
        if (other === verdict) continue;
        const reason = disagreementReason(oracle, value, other);
        if (reason === undefined) {
          expect.fail(`seed ${seed + run}: the guard says ${verdict}, ${oracle} ${other}: ${JSON.stringify(value)}`);
        }
        excused.set(reason, (excused.get(reason) ?? 0) + 1);
      }
    }
    report(`  ${name}: ${count} values from seed ${seed}, ${valid} valid`);
    for (const [reason, times] of excused) report(`    ${times} times: ${reason}`);
    expect(valid).toBeGreaterThan(count / 4);
    expect(count - valid).toBeGreaterThan(count / 4);
  });
});

function implementationsOf(contract: Contract): readonly (readonly [OracleName, Oracle])[] {
  const schema = contract.jsonSchema;
  // The cast holds because both records have the names of all contracts.
  const zod = zodSchemas[contract.name as keyof typeof zodSchemas];
  return [
    ["check without a list", (value) => contract.check(value)],
    ["check with a list", (value) => checkWithList(contract, value)],
    ["safeParse", (value) => contract.safeParse(value).success],
    ["Zod", (value) => zod.safeParse(value).success],
    ["Ajv", compileAjv(schema)],
    ["TypeBox", compileTypeBox(schema)],
  ];
}

function checkWithList(contract: Contract, value: unknown): boolean {
  const issues = new Issues();
  const verdict = contract.check(value, issues);
  expect(issues.count > 0).toBe(!verdict);
  return verdict;
}

/** Draws valid packets, mutated ones, and now and then one of another contract. */
function createDraw(contract: Contract): (random: Random) => unknown {
  const mutate = createMutate(contract.jsonSchema);
  return (random) => {
    const kind = random.integer(0, 9);
    const packet = packetSource(kind === 0 ? choose(random, all) : contract).draw(random);
    return kind <= 4 ? packet : mutate(packet, random);
  };
}
