// @generated from schemas/return-packet.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { anyOf, atLeast, contains, exactly, parses, uniqueItems, withRules } from "../src/runtime/zod.js";
import { ClosureReceiptSchema } from "./closure-receipt.zod.js";
import type { BoundReturnPacket, ReturnPacket, UnboundReturnPacket } from "./return-packet.js";

/** Parses a branch, {@link BoundReturnPacket}. */
const BoundReturnPacketSchema = parses<BoundReturnPacket>()(z.strictObject({
  conclusion: z.string().min(1),
  evidence: atLeast(1, z.string().min(1)),
  gaps: z.array(z.string().min(1)),
  artifact_paths: atLeast(1, z.string().min(1)),
  handoff_id: z.string().min(1),
  contract_id: z.string().min(1),
  dispatch_id: z.string().min(1),
  execution_mode: z.exactOptional(z.enum(["bounded_subagent", "independent_task"])),
  closure_receipts: withRules(
    exactly(4, ClosureReceiptSchema),
    uniqueItems,
    contains([{ key: "target", present: true, values: ["employee_memory"] }], 1, 1),
    contains([{ key: "target", present: true, values: ["employee_worklog"] }], 1, 1),
    contains([{ key: "target", present: true, values: ["team_journal"] }], 1, 1),
    contains([{ key: "target", present: true, values: ["central_board"] }], 1, 1),
  ),
}));

/** Parses a branch, {@link UnboundReturnPacket}. */
const UnboundReturnPacketSchema = parses<UnboundReturnPacket>()(z.strictObject({
  conclusion: z.string().min(1),
  evidence: atLeast(1, z.string().min(1)),
  gaps: z.array(z.string().min(1)),
  artifact_paths: atLeast(1, z.string().min(1)),
  handoff_id: z.exactOptional(z.string().min(1)),
  contract_id: z.exactOptional(z.never()),
  dispatch_id: z.exactOptional(z.string().min(1)),
  execution_mode: z.exactOptional(z.literal("bounded_subagent")),
  closure_receipts: z.exactOptional(z.never()),
}));

/**
 * Parses {@link ReturnPacket}. Refuses unknown keys.
 * Schema: `return-packet.schema.json#`
 */
export const ReturnPacketSchema = parses<ReturnPacket>()(anyOf([
  BoundReturnPacketSchema,
  UnboundReturnPacketSchema,
]));
