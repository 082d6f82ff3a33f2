import type { Handover } from "../../../generated/index.js";
import { isFirstCycle } from "../../semantics/handover.js";
import { choose } from "../random/choose.js";
import type { Random } from "../random/random.js";
import type { Settle } from "./settle.js";

/** Makes a text for the cycle a number, and a first cycle one that was dispatched one by one. */
export const settleHandover: Settle<Handover> = (handover, codes, random) => {
  const { cycle } = handover;
  const numbered = codes.has("cycle_number") ? { ...handover, cycle: String(1 + String(cycle).length) } : handover;
  return isFirstCycle(numbered.cycle) ? settleFirstCycle(numbered, random) : numbered;
};

function settleFirstCycle(handover: Handover, random: Random): Handover {
  const { "dispatch-mode": mode, "parallel-wave-size": waveSize } = handover;
  const isStrict = mode === "per-journey" || mode === "per-section";
  return {
    ...handover,
    "dispatch-mode": isStrict ? mode : choose(random, ["per-journey", "per-section"]),
    ...(waveSize === 1 ? { "parallel-wave-size": 2 } : {}),
  };
}
