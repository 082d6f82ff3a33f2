/** An orchestrator that was handed a plan gives one task of it to an agent. */
import { carryOver, parseAnyHandoffContext, taskDelegation } from "../src/index.js";

const received = parseAnyHandoffContext({
  reason: "direct_handoff",
  parentAgent: "root",
  transferCount: 1,
  sessionId: "session-1",
});

const context = taskDelegation({
  ...carryOver(received),
  parentAgent: "orchestrator",
  taskId: "T-03",
  taskDescription: "Add POST /users: validate the body, store the user, answer 201 with its id.",
  verificationCriteria: "npm test -- users passes",
  relevantFiles: ["src/routers/users.ts:1", "src/models/user.ts"],
});

console.log(JSON.stringify(context, undefined, 2));
