import { type Contract, createIssue, type Issue } from "../runtime/index.js";
import type { Refusal } from "./choice/index.js";
import { embeddedIn } from "./embedding.js";
import { feedback } from "./feedback/index.js";
import type { Fault } from "./json/index.js";
import type { Positions } from "./positions.js";
import { ReadError } from "./read-error.js";
import type { FailureClass, Position, ReadFailure, ReadRefusal } from "./result.js";
import { byCloseness } from "./schema/closeness.js";

/** What there is to say of a refusal. */
export interface Details {
  readonly class: FailureClass;
  readonly formats?: ReadFailure["formats"];
  readonly issues?: readonly Issue[];
  readonly omitted?: number;
  readonly repairs?: ReadFailure["repairs"];
  readonly position?: Position | undefined;
  readonly detail?: string | undefined;
  readonly value?: unknown;
}

/** Makes the result of a text that gave no packet: the error, and what to tell the model. */
export function refuse(contracts: readonly Contract[], details: Details): ReadRefusal {
  const { class: failureClass, formats, issues = [], omitted = 0, repairs = [], position, detail, value } = details;
  const place = position && { position };
  const explanation = detail === undefined ? {} : { detail };
  const contract = contracts.map(({ name }) => name).join(" or ");
  const error = new ReadError({ code: failureClass, contract, issues, omitted, position, value, ...explanation });
  const failure: ReadFailure = {
    class: failureClass,
    contracts,
    issues,
    omitted,
    repairs,
    value,
    ...(formats && { formats }),
    ...place,
    ...explanation,
  };
  return { success: false, error, feedback: feedback(failure), ...place };
}

/** Turns what was refused into the result: its place, and for an object that is no packet all that is wrong with it. */
export function report(
  contracts: readonly Contract[],
  refusal: Refusal & Pick<Details, "formats">,
  positions: Positions,
): ReadRefusal {
  const { candidate } = refusal;
  if (candidate === undefined) return refuse(contracts, refusal);
  const { outcome, start } = candidate;
  const repairs = outcome.repairs.map(({ kind, offset }) => ({ kind, ...positions.at(offset) }));
  if (outcome.fault !== undefined) {
    const { fault } = outcome;
    const detail = refusal.detail ?? fault.detail;
    const issues = refusal.class === fault.class ? issuesOf(fault) : [];
    return refuse(contracts, { ...refusal, issues, repairs, detail, position: positions.at(fault.offset) });
  }
  const details = { ...refusal, repairs, position: positions.at(start) };
  if (refusal.class !== "invalid") return refuse(contracts, { ...details, value: outcome.value });
  const { meant, ...found } = closestRefusal(contracts, outcome.value);
  return refuse(meant, { ...details, ...found });
}

/** Says where in the packet a fault is, if its place has a pointer. */
function issuesOf({ class: faultClass, path }: Fault): Issue[] {
  if (faultClass === "duplicate_key") return [createIssue("unreadable", "each key only once", path)];
  if (faultClass === "forbidden_key") return [createIssue("unreadable", "no key that could reach a prototype", path)];
  return [];
}

/** The contracts that a value may be meant for. */
interface Meant {
  readonly meant: readonly Contract[];
}

interface Closest {
  readonly contract: Contract;
  readonly value: unknown;
  readonly issues: readonly Issue[];
  readonly omitted: number;
}

/**
 * Returns what the contract that `value` was most likely meant for finds wrong with it. Where it has no key of any, all
 * may be meant, and the one that finds the least wrong speaks.
 */
function closestRefusal(contracts: readonly Contract[], value: unknown): Omit<Closest, "contract"> & Meant {
  const found = contracts.flatMap((contract): Closest[] => {
    const part = embeddedIn(contract, value) ?? value;
    const { error } = contract.safeParse(part);
    return error === undefined ? [] : [{ contract, value: part, issues: error.issues, omitted: error.omitted }];
  });
  const [closest] = byCloseness(found);
  if (closest !== undefined) return { ...closest, meant: [closest.contract] };
  const count = ({ issues, omitted }: Closest) => issues.length + omitted;
  const [least = { value, issues: [], omitted: 0 }] = found.sort((left, right) => count(left) - count(right));
  return { ...least, meant: contracts };
}
