import type * as z from "zod";
import { isDateTime } from "../formats/date-time.js";
import { type Kind, kindOf } from "./kinds.js";

/** What Zod gives to a check: the value, and the list of issues to add to. */
type Payload<Value> = z.core.ParsePayload<Value>;

/** Accepts whole numbers of any size. `z.int()` refuses those beyond 2^53, which JSON Schema allows. */
export function isInteger(payload: Payload<number>): void {
  if (Number.isInteger(payload.value)) return;
  payload.issues.push({ code: "invalid_type", expected: "int", input: payload.value, continue: true });
}

/** Accepts dates and times as RFC 3339 writes them. Zod's own check refuses lower case and leap seconds. */
export function dateTime(payload: Payload<string>): void {
  if (isDateTime(payload.value)) return;
  payload.issues.push({ code: "invalid_format", format: "datetime", input: payload.value, continue: true });
}

/** Refuses `undefined`, which no JSON value is. */
export function isDefined(payload: Payload<unknown>): void {
  if (payload.value !== undefined) return;
  payload.issues.push({ code: "invalid_type", expected: "nonoptional", input: undefined });
}

/** Refuses the `excluded` scalars: those for which another member of a union speaks. */
export function noneOf(...excluded: readonly unknown[]): (payload: Payload<unknown>) => void {
  return (payload) => {
    if (!excluded.includes(payload.value)) return;
    const message = `Invalid input: expected none of ${excluded.map((value) => JSON.stringify(value)).join(", ")}`;
    payload.issues.push({ code: "custom", message, input: payload.value, continue: true });
  };
}

/** Asks that a value satisfy `schema` if it is of a kind, as JSON Schema reads keywords without `type`. */
export function ifKind(kind: Kind, schema: z.ZodType): (payload: Payload<unknown>) => void {
  return (payload) => {
    if (kindOf(payload.value) !== kind) return;
    const { error } = schema.safeParse(payload.value);
    // The cast holds: an issue that is complete may be added again, and keeps its message and path.
    for (const issue of error?.issues ?? []) payload.issues.push(issue as unknown as z.core.$ZodRawIssue);
  };
}
