/** What was received becomes what is handed on: a return packet the result of a step, a goal the tasks of agents. */
import { completionFrom, delegationsFrom, parseGoalAgentHandoff, parseReturnPacket, pipeline } from "../src/index.js";

const returned = parseReturnPacket({
  conclusion: "The login no longer loops",
  evidence: ["npm test: 214 passed"],
  gaps: ["not tried with single sign-on"],
  artifact_paths: ["src/login.ts"],
});

const repair = pipeline({ pipelineName: "fix", steps: ["repair", "review"], parentAgent: "lead", transferCount: 1 });
const review = repair.complete(completionFrom(returned, { step: "repair", agentName: "coder" }));

/** Gives the steps of a goal that agents own to agents. */
export function delegate(goal: unknown) {
  return delegationsFrom(parseGoalAgentHandoff(goal), { parentAgent: "lead", transferCount: 1 });
}

console.log(JSON.stringify(review.context, undefined, 2));
