import { describe, expect, it } from "vitest";
import { parseHandover } from "../../../src/index.js";
import { findingsFor } from "../../../src/semantics/index.js";

function findingsOf(change: object): readonly string[] {
  const packet = parseHandover({ role: "composer", status: "blocked", "next-action": "retry", ...change });
  return findingsFor("handover", packet).map(({ code, severity, pointer }) => `${severity} ${code} ${pointer}`);
}

describe("the rules of a handover", () => {
  it("want a cycle in words to be a number from 1 up", () => {
    for (const cycle of ["2", "02", "123456789012345678901234567890"]) expect(findingsOf({ cycle })).toEqual([]);
    for (const cycle of ["", "0", "two", "1.5", "-1", "1e3", " 2", "2\n", "٢"]) {
      expect(findingsOf({ cycle })).toEqual(["error cycle_number /cycle"]);
    }
  });

  it("have nothing to say of later cycles, or of none", () => {
    const grouped = { "dispatch-mode": "grouped", "parallel-wave-size": 1 };
    expect(findingsOf({ cycle: 2, ...grouped })).toEqual([]);
    expect(findingsOf({ cycle: "10", ...grouped })).toEqual([]);
    expect(findingsOf(grouped)).toEqual([]);
  });

  it.each([1, "1", "01"])("want the first cycle (%j) dispatched one by one", (cycle) => {
    expect(findingsOf({ cycle, "dispatch-mode": "per-journey", "parallel-wave-size": 2 })).toEqual([]);
    expect(findingsOf({ cycle })).toEqual(["hint dispatch_mode_missing /dispatch-mode"]);
    for (const mode of ["grouped", "single-agent-collapsed"]) {
      expect(findingsOf({ cycle, "dispatch-mode": mode })).toEqual(["error dispatch_mode_forbidden /dispatch-mode"]);
    }
  });

  it("doubt a first wave of one", () => {
    expect(findingsOf({ cycle: 1, "dispatch-mode": "per-section", "parallel-wave-size": 1 })).toEqual([
      "hint wave_of_one /parallel-wave-size",
    ]);
  });
});
