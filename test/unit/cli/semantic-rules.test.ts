import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "../../../generated/index.js";
import { about } from "../../../src/cli/contracts/about.js";
import { ownContractNames, ownContracts } from "../../../src/cli/contracts/own-contracts.js";
import { semanticRules } from "../../../src/cli/explain/semantic-rules.js";
import { findingsFor } from "../../../src/semantics/index.js";
import { arbitraryFor } from "../../../src/testing.js";

describe("the contracts of the command line", () => {
  it("are all contracts of the package, under their names", async () => {
    expect([...ownContractNames].sort()).toEqual(Object.keys(contracts).sort());
    for (const name of ownContractNames) expect(await ownContracts[name]()).toBe(contracts[name]);
    expect(Object.keys(about).sort()).toEqual(Object.keys(contracts).sort());
  });

  it.each(ownContractNames)("%s has in its explanation every rule that its packets are found to break", (name) => {
    const explained = Object.entries(semanticRules).filter(([, rule]) => rule.contracts.includes(name));
    const codes = new Set(explained.map(([code]) => code));
    const packets = fc.sample(arbitraryFor<unknown>(contracts[name], { semantics: "any" }), { numRuns: 300, seed: 5 });
    const found = new Set(packets.flatMap((packet) => findingsFor(name, packet).map(({ code }) => code)));
    for (const code of found) expect(codes, code).toContain(code);
  });
});
