// @generated from schemas/closure-receipt.schema.json by `npm run generate`. Do not edit.
import type { JsonSchema } from "../src/runtime/index.js";

/** Returns the JSON Schema of the contract ClosureReceipt, afresh at each call. */
export function closureReceiptJsonSchema(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://github.com/LucioLiu/handoff-protocol/contracts/closure-receipt.schema.json",
    $comment: "Reconstructed: return-packet.schema.json refers to this schema, which is not public. Only what the return packet shows of it is stated here.",
    title: "Closure receipt",
    type: "object",
    required: ["target"],
    properties: { target: { enum: ["employee_memory", "employee_worklog", "team_journal", "central_board"] } },
  };
}
