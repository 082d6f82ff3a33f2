// @generated from schemas/closure-receipt.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import type { ClosureReceipt } from "./closure-receipt.js";

/**
 * Parses {@link ClosureReceipt}. Keeps unknown keys.
 * Schema: `closure-receipt.schema.json#`
 */
export const ClosureReceiptSchema = z.looseObject({
  target: z.enum(["employee_memory", "employee_worklog", "team_journal", "central_board"]),
}) satisfies z.ZodType<ClosureReceipt>;
