import { describe, expect, it } from "vitest";
import { contracts } from "../../generated/index.js";
import type { Contract } from "../../src/runtime/index.js";
import type { NearMiss } from "../../src/testing.js";
import { nearMisses } from "../../src/testing.js";
import { type EquivalentMutants, equivalentMutants } from "../helpers/equivalent-mutants.js";
import { loaderFor, readGenerated } from "../helpers/load-generated.js";
import { mutantsOf } from "../helpers/mutants.js";
import { report } from "../helpers/runs.js";

const files = ["closure-receipt.ts", "return-packet.ts", "handoff-context.ts", "handover.ts", "goal-agent-handoff.ts"];

const missesByName = new Map(
  Object.values(contracts).map((contract: Contract): [string, readonly NearMiss[]] => [
    contract.name,
    nearMisses(contract),
  ]),
);

const used = new Set<EquivalentMutants>();
const total = { killed: 0, made: 0, equivalent: 0 };

describe.each(files)("weakened copies of %s", async (file) => {
  const source = readGenerated(file);
  const loadContracts = await loaderFor(source);

  it("are each caught by near misses alone", { timeout: 600_000 }, () => {
    const survivors: string[] = [];
    const all = mutantsOf(source);
    const mutants = all.filter(({ says }) => !isEquivalent(says));
    let byVerdict = 0;
    for (const mutant of mutants) {
      const caught = howCaught(loadContracts(mutant.source));
      if (caught === "verdict") byVerdict++;
      if (caught === undefined) survivors.push(`${mutant.kind}, ${mutant.says}`);
    }
    const killed = mutants.length - survivors.length;
    total.killed += killed;
    total.made += mutants.length;
    total.equivalent += all.length - mutants.length;
    report(`  ${file}: ${killed} of ${mutants.length} caught, ${byVerdict} because a near miss was accepted`);
    expect(survivors).toEqual([]);
  });

  it("are told from the original, which passes", () => {
    expect(howCaught(loadContracts(source))).toBeUndefined();
  });
});

it("leaves no reason in the list of equivalent copies that no copy has", () => {
  report(`  killed ${total.killed} of ${total.made}; ${total.equivalent} more refuse the same as the original`);
  expect(equivalentMutants.filter((each) => !used.has(each))).toEqual([]);
});

function isEquivalent(says: string): boolean {
  const found = equivalentMutants.find((each) => each.says.test(says));
  if (found !== undefined) used.add(found);
  return found !== undefined;
}

/** Tells how near misses catch a copy: it accepts one, or reports one at another place or with another code. */
function howCaught(copies: ReadonlyMap<string, Contract>): "verdict" | "issue" | undefined {
  const pairs = [...copies.values()].flatMap((copy) =>
    (missesByName.get(copy.name) ?? []).map((miss) => [copy, miss] as const),
  );
  if (pairs.some(([copy, { value }]) => copy.is(value))) return "verdict";
  return pairs.every(([copy, miss]) => reports(copy, miss)) ? undefined : "issue";
}

function reports(copy: Contract, { value, pointer, code }: NearMiss): boolean {
  const issues = copy.safeParse(value).error?.issues ?? [];
  return issues.some((issue) => issue.pointer === pointer && issue.code === code);
}
