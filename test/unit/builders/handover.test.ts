import { describe, expect, it } from "vitest";
import { findingsFor, handover } from "../../../src/index.js";
import { isDeeplyFrozen, issuesOf, untyped } from "./thrown.js";

const envelope = { role: "composer", status: "blocked", nextAction: "retry" } as const;

describe("handover", () => {
  it("gives the envelope the contract's own keys, and what else it shall say", () => {
    const packet = handover({
      ...envelope,
      cycle: 2,
      dispatchMode: "grouped",
      parallelWaveSize: 3,
      rosterSize: 9,
      additionalFields: { branch: "main", counts: { specs: 4 } },
    });
    expect(packet).toEqual({
      role: "composer",
      status: "blocked",
      "next-action": "retry",
      cycle: 2,
      "dispatch-mode": "grouped",
      "parallel-wave-size": 3,
      branch: "main",
      counts: { specs: 4 },
    });
    expect(isDeeplyFrozen(packet)).toBe(true);
  });

  it("leaves no key behind where an option is undefined", () => {
    const packet = handover({ ...envelope, cycle: undefined, dispatchMode: undefined, additionalFields: undefined });
    expect(Object.keys(packet)).toEqual(["role", "status", "next-action"]);
  });

  it("refuses cycles that only the run can see, as the parser or the rules do", () => {
    const cycles: readonly (number | string)[] = [0, 1.5, "two", "0", ""];
    const issues = cycles.map((cycle) => issuesOf(() => handover({ ...envelope, cycle })));
    expect(issues.flat()).toEqual([
      "minimum /cycle",
      "type /cycle",
      "semantics /cycle",
      "semantics /cycle",
      "semantics /cycle",
    ]);
  });

  it("applies the rules of first cycles to a cycle that only the run can see", () => {
    for (const cycle of [1, "1", "01"] as readonly (number | string)[]) {
      expect(issuesOf(() => handover({ ...envelope, cycle }))).toEqual(["semantics /dispatch-mode"]);
      expect(issuesOf(() => handover({ ...envelope, cycle, dispatchMode: "grouped" }))).toEqual([
        "semantics /dispatch-mode",
      ]);
      const alone = { ...envelope, cycle, dispatchMode: "per-journey", parallelWaveSize: 1 } as const;
      expect(issuesOf(() => handover(alone))).toEqual(["semantics /parallel-wave-size"]);
      expect(handover({ ...alone, rosterSize: 1 })["parallel-wave-size"]).toBe(1);
      expect(handover({ ...envelope, cycle, outsideWave: true }).cycle).toBe(cycle);
    }
  });

  it("keeps the contract's keys out of the additional fields", () => {
    const fields: { readonly [key: string]: unknown } = { "dispatch-mode": "grouped" };
    expect(issuesOf(() => handover({ ...envelope, additionalFields: fields }))).toEqual([
      "unknown_key /additionalFields/dispatch-mode",
    ]);
    const polluted = JSON.parse('{ "__proto__": { "cycle": 1 } }');
    expect(issuesOf(() => handover({ ...envelope, additionalFields: polluted }))).toEqual([
      "property_names /__proto__",
    ]);
  });
});

describe("handover.firstCycle", () => {
  it("sets the cycle, and has no finding", () => {
    const packet = handover.firstCycle({ ...envelope, dispatchMode: "per-section", parallelWaveSize: 4 });
    expect(packet.cycle).toBe(1);
    expect(findingsFor("handover", packet)).toEqual([]);
  });

  it("takes a wave of one for a roster of one, of which only a hint remains", () => {
    const options = { ...envelope, dispatchMode: "per-journey", parallelWaveSize: 1, rosterSize: 1 } as const;
    const packet = handover.firstCycle(options);
    expect(findingsFor("handover", packet).map(({ code, severity }) => [code, severity])).toEqual([
      ["wave_of_one", "hint"],
    ]);
  });

  it("refuses callers without types as the rules do", () => {
    const build = untyped(handover.firstCycle);
    expect(issuesOf(() => build(envelope))).toEqual(["semantics /dispatch-mode"]);
    expect(issuesOf(() => build({ ...envelope, dispatchMode: "grouped" }))).toEqual(["semantics /dispatch-mode"]);
    expect(issuesOf(() => build({ ...envelope, dispatchMode: "per-journey", cycle: 2 }))).toEqual([
      "unknown_key /cycle",
    ]);
  });
});
