/** An agent returns what it has done: on its own, and as an independent task that is bound to a contract. */
import { isNonEmpty, returnPacket } from "../src/index.js";

const simple = returnPacket({
  conclusion: "The login no longer loops",
  evidence: ["npm test: 214 passed"],
  gaps: ["not tried with single sign-on"],
  artifactPaths: ["src/login.ts"],
});

const bound = returnPacket({
  conclusion: "The release notes are written",
  evidence: ["docs/release.md covers all 12 changes"],
  gaps: [],
  artifactPaths: ["docs/release.md"],
  handoffId: "handoff-7",
  contractId: "contract-31",
  dispatchId: "dispatch-2",
  executionMode: "independent_task",
  closureReceipts: {
    employee_memory: { entry: "memory/2026-08-16.md" },
    employee_worklog: { entry: "worklog/2026-08-16.md" },
    team_journal: {},
    central_board: { card: 12 },
  },
});

// A list that is known only at run time has to be asked whether it is empty.
const found: readonly string[] = simple.artifact_paths;
const review = isNonEmpty(found)
  ? returnPacket({ conclusion: "Reviewed", evidence: found, gaps: [], artifactPaths: found })
  : undefined;

console.log(JSON.stringify({ simple, bound, review }, undefined, 2));
