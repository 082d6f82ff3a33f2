// @generated from schemas/handover.schema.json by `npm run generate`. Do not edit.
import * as z from "zod";
import { anyOf, isInteger, parses } from "../src/runtime/zod.js";
import type { Handover } from "./handover.js";

/**
 * Parses {@link Handover}. Keeps unknown keys.
 * Schema: `handover.schema.json#`
 */
export const HandoverSchema = parses<Handover>()(z.looseObject({
  role: z.string().min(1),
  cycle: z.exactOptional(anyOf([z.number().gte(1).check(isInteger), z.string()])),
  status: z.string(),
  "next-action": z.string().min(1),
  "dispatch-mode": z.exactOptional(z.enum(["per-journey", "per-section", "grouped", "single-agent-collapsed"])),
  "parallel-wave-size": z.exactOptional(z.number().gte(1).check(isInteger)),
}));
