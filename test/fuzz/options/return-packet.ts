import fc from "fast-check";
import { jsonObject, list, optional, text } from "./basics.js";

const base = { conclusion: text, evidence: list(text, 1), gaps: list(text), artifactPaths: list(text, 1) };
const content = jsonObject.filter((value) => !Object.hasOwn(value, "target"));
const receipts = fc.record({
  employee_memory: content,
  employee_worklog: content,
  team_journal: content,
  central_board: content,
});

/** Legal options of `closureReceipts`. */
export const closureReceiptsOptions = receipts;

/** Legal options of `returnPacket`, of packets that are bound to a contract and of others. */
export const returnPacketOptions = fc.oneof(
  fc.record({
    ...base,
    handoffId: optional(text),
    dispatchId: optional(text),
    executionMode: optional(fc.constant("bounded_subagent")),
  }),
  fc.record({
    ...base,
    handoffId: text,
    contractId: text,
    dispatchId: text,
    executionMode: optional(fc.constantFrom("bounded_subagent", "independent_task")),
    closureReceipts: receipts,
  }),
);
