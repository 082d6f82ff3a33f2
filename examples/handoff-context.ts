/** An agent hands its work over, and the next one hands it on. */
import { carryOver, handoffContext, isPacketError, nextTransfer, parseAnyHandoffContext } from "../src/index.js";

const first = handoffContext({
  reason: "escalation",
  parentAgent: "planner",
  transferCount: 0,
  sessionId: "session-1",
  metadata: { priority: "high" },
});
const second = nextTransfer(first, { reason: "review_request", parentAgent: "architect" });

// Of a context that was received, the compiler does not know the count; at ten transfers it is refused.
const received = parseAnyHandoffContext({ reason: "direct_handoff", parentAgent: "root", transferCount: 10 });
let refused: unknown;
try {
  carryOver(received);
} catch (error) {
  if (!isPacketError(error)) throw error;
  refused = error.code;
}

console.log(JSON.stringify({ first, second, refused }, undefined, 2));
