import fc from "fast-check";
import { jsonObject, optional, text } from "./basics.js";

const contractKeys = ["role", "cycle", "status", "next-action", "dispatch-mode", "parallel-wave-size"];
const additionalFields = optional(
  jsonObject.filter((fields) => contractKeys.every((key) => !Object.hasOwn(fields, key))),
);
const envelope = { role: text, status: fc.string(), nextAction: text, additionalFields };
const size = fc.integer({ min: 1, max: 20 });
const strictMode = fc.constantFrom("per-journey", "per-section");
const wave = { dispatchMode: strictMode, parallelWaveSize: optional(size.filter((value) => value > 1)) };
const laterCycle = fc.integer({ min: 2, max: 2 ** 53 });

/** Legal options of `handover`: of later cycles, of none, of first ones, and of roles outside waves. */
export const handoverOptions = fc.oneof(
  fc.record({
    ...envelope,
    cycle: optional(fc.oneof(laterCycle, laterCycle.map(String))),
    dispatchMode: optional(fc.constantFrom("per-journey", "per-section", "grouped", "single-agent-collapsed")),
    parallelWaveSize: optional(size),
    rosterSize: optional(size),
  }),
  fc.record({ ...envelope, ...wave, cycle: fc.constantFrom<number | string>(1, "1", "01") }),
);

/** Legal options of `handover` for roles that are not dispatched in waves, of which a hint remains. */
export const outsideWaveOptions = fc.record({
  ...envelope,
  cycle: fc.constantFrom<number | string>(1, "1"),
  outsideWave: fc.constant(true),
});

/** Legal options of `handover.firstCycle`. */
export const firstCycleOptions = fc.record({ ...envelope, ...wave, rosterSize: optional(size) });
