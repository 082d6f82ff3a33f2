// @generated from schemas/closure-receipt.schema.json by `npm run generate`. Do not edit.
import {
  type Contract,
  defineContract,
  isObject,
  type Issues,
  parse,
  refuse,
  safeParse,
  type SafeParseResult,
} from "../src/runtime/index.js";
import { closureReceiptJsonSchema } from "./closure-receipt.schema.js";

const targetExpected = 'one of "employee_memory", "employee_worklog", "team_journal", "central_board"';

/**
 * Closure receipt.
 * Reconstructed: return-packet.schema.json refers to this schema, which is not public. Only what the return packet
 * shows of it is stated here.
 * Schema: `closure-receipt.schema.json#`
 */
export type ClosureReceipt = {
  /** One of "employee_memory", "employee_worklog", "team_journal", "central_board". Schema: `/properties/target` */
  readonly target: "employee_memory" | "employee_worklog" | "team_journal" | "central_board";
  readonly [key: string]: unknown;
};

/** True if `value` is a valid {@link ClosureReceipt}. Never throws. */
export function isClosureReceipt(value: unknown): value is ClosureReceipt {
  try {
    return checkClosureReceipt(value);
  } catch {
    return false;
  }
}

/**
 * Records in `issues` everything that keeps `value` from being {@link ClosureReceipt}, and returns whether nothing
 * does.
 * Without a list it stops at the first fault: `note` and its like return false then, and true where they recorded
 * it.
 */
export function checkClosureReceipt(value: unknown, issues?: Issues): boolean {
  if (!isObject(value)) return refuse(issues, "type", "an object");
  const start = issues?.count ?? 0;

  const { target } = value;

  if (target === undefined) {
    if (!issues?.noteAbsent(value, targetExpected, "target")) return false;
  } else if (
    target !== "employee_memory" &&
    target !== "employee_worklog" &&
    target !== "team_journal" &&
    target !== "central_board"
  ) {
    if (!issues?.note("enum", targetExpected, "target")) return false;
  }
  return issues === undefined || issues.settled(start);
}

/** Returns `value` itself as a {@link ClosureReceipt}. Throws `PacketError` with code `invalid` where it is none. */
export function parseClosureReceipt(value: unknown): ClosureReceipt {
  return parse<ClosureReceipt>("closure-receipt", checkClosureReceipt, value);
}

/** Returns `value` itself as a {@link ClosureReceipt}, or the error that says why it is none. Never throws. */
export function safeParseClosureReceipt(value: unknown): SafeParseResult<ClosureReceipt> {
  return safeParse<ClosureReceipt>("closure-receipt", checkClosureReceipt, value);
}

/** The contract of {@link ClosureReceipt}, for functions that take any contract. */
export const closureReceiptContract: Contract<ClosureReceipt> = /* @__PURE__ */ defineContract<ClosureReceipt>({
  name: "closure-receipt",
  typeName: "ClosureReceipt",
  is: isClosureReceipt,
  check: checkClosureReceipt,
  jsonSchema: closureReceiptJsonSchema,
});
