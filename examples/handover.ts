/** Subagents return their envelopes: of a first cycle, of a later one, and of a role that is not dispatched in waves. */
import { handover } from "../src/index.js";

const first = handover.firstCycle({
  role: "section-agent-checkout",
  status: "section-complete",
  nextAction: "start cycle 2 with the two sections that were discovered",
  dispatchMode: "per-section",
  parallelWaveSize: 4,
});

const later = handover({
  role: "composer-checkout",
  cycle: 2,
  status: "new-tests-landed",
  nextAction: "dispatch the reviewer",
  dispatchMode: "grouped",
  additionalFields: { specs: ["tests/checkout.spec.ts"] },
});

const review = handover({
  role: "workflow-reviewer",
  cycle: 1,
  status: "approved",
  nextAction: "go on to phase 4",
  outsideWave: true,
});

console.log(JSON.stringify({ first, later, review }, undefined, 2));
