import fc from "fast-check";
import { jsonObject, list, name, optional, transfer } from "./basics.js";

const reason = fc.constantFrom("direct_handoff", "escalation", "review_request");

/** Legal options of `handoffContext`. */
export const handoffContextOptions = fc.record({ ...transfer, reason });

/** A context that may be handed on, and legal options for it. */
export const nextTransferOptions = fc.record({
  context: fc.record({ ...transfer, transferCount: fc.integer({ min: 0, max: 9 }), reason }),
  options: fc.record({ reason, parentAgent: name }),
});

/** Legal options of `taskDelegation`. */
export const taskDelegationOptions = fc.record({
  ...transfer,
  taskId: name,
  taskDescription: fc.oneof(name, fc.constantFrom("x".repeat(500), "😀".repeat(500))),
  verificationCriteria: optional(fc.string()),
  relevantFiles: optional(list(fc.string())),
  previousTaskOutputs: optional(list(fc.record({ taskId: optional(fc.string()), output: optional(jsonObject) }))),
});

/** Legal options of `pipeline`, and what its steps give. */
export const pipelineWalk = fc.record({
  options: fc.record({
    ...transfer,
    pipelineName: name,
    steps: list(name, 1),
    pipelineData: optional(jsonObject),
  }),
  results: fc.array(
    fc.record({
      agentName: fc.string(),
      output: optional(jsonObject),
      status: optional(fc.constantFrom("completed", "skipped", "failed")),
      pipelineData: optional(jsonObject),
    }),
    { minLength: 5, maxLength: 5 },
  ),
});
