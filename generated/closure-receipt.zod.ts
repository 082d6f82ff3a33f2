// @generated from schemas/closure-receipt.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { parses } from "../src/runtime/zod.js";
import type { ClosureReceipt } from "./closure-receipt.js";

/**
 * Parses {@link ClosureReceipt}. Keeps unknown keys.
 * Schema: `closure-receipt.schema.json#`
 */
export const ClosureReceiptSchema = parses<ClosureReceipt>()(z.looseObject({
  target: z.enum(["employee_memory", "employee_worklog", "team_journal", "central_board"]),
}));
