import * as z from "zod";
import { Issues } from "../issues.js";
import type { Check } from "../parse.js";

/**
 * Makes a parser of a check, for what Zod has no form for. It gives the value itself, not a copy, and an issue for each
 * fault, at its place.
 */
export function checked<Packet>(check: Check): z.ZodCustom<Packet, Packet> {
  return z.custom<Packet>().superRefine((value, context) => {
    const issues = new Issues();
    if (check(value, issues)) return;
    for (const { path, message } of issues.list()) context.addIssue({ code: "custom", path: [...path], message });
  });
}
