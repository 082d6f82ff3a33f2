import { type Handover, handoverContract } from "../../../generated/index.js";
import { isFirstCycle } from "../../semantics/handover.js";
import { choose } from "../random/choose.js";
import { type Compose, createSampler } from "./sampler.js";
import { tellStory } from "./story.js";

const composeHandover: Compose = ({ random, size, given }) => {
  const story = tellStory(random);
  const [action = ""] = story.sentences("action", 1);
  const base: Handover = {
    role: story.agent,
    status: choose(random, ["complete", "needs-another-cycle", "blocked"]),
    "next-action": action,
  };
  const cycle = given["cycle"] ?? (size === "small" ? undefined : random.integer(1, 4));
  const isFirst = typeof cycle === "number" || typeof cycle === "string" ? isFirstCycle(cycle) : false;
  if (size === "small" && !isFirst) return base;
  return { ...base, cycle, "dispatch-mode": "per-journey", "parallel-wave-size": random.integer(2, 8) };
};

/**
 * Returns a handover envelope that people can read; one of a first cycle keeps the rules of first cycles. The same one
 * for a seed on every machine. Throws `PacketError` where an override is refused by the contract.
 */
export const sampleHandover = createSampler(handoverContract, composeHandover, [
  "next-action",
  "dispatch-mode",
  "parallel-wave-size",
]);
