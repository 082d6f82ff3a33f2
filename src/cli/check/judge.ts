import type { Contract } from "../../runtime/contract.js";
import type { Issue, Key } from "../../runtime/issue.js";

/** Something that is wrong with a packet, or that is a warning. */
export interface Problem {
  readonly severity: "error" | "warning";
  readonly code: string;
  readonly path: readonly Key[];
  readonly pointer: string;
  readonly message: string;
}

/** Why a value is no packet of one contract. */
export interface Refusal {
  readonly contract: string;
  readonly issues: readonly Issue[];
  readonly omitted: number;
}

/** What is to be said of one value. */
export interface Verdict {
  readonly isValid: boolean;
  /** The contract that the value satisfies, or that it comes closest to; nothing where it resembles none of several. */
  readonly contract: string | undefined;
  readonly problems: readonly Problem[];
  /** How many problems were found beyond those listed. */
  readonly omitted: number;
  /** Where several contracts were asked and none fits: what each of the others says. */
  readonly others: readonly Refusal[];
}

/** What becomes of the rules that JSON Schema cannot say. */
export type Semantics = "warn" | "error" | "off";

/** Judges a value by the first of some contracts that it satisfies. Never throws. */
export async function judge(value: unknown, contracts: readonly Contract[], semantics: Semantics): Promise<Verdict> {
  const refusals: Held[] = [];
  for (const contract of contracts) {
    const result = contract.safeParse(value);
    if (result.success) return accept(contract, value, semantics);
    refusals.push({ contract, value, issues: result.error.issues, omitted: result.error.omitted });
  }
  const [closest, ...others] = await rank(refusals);
  if (closest === undefined) {
    const names = contracts.map(({ name }) => name).join(", ");
    const problem: Problem = { ...nowhere, message: `(root): resembles none of ${names}` };
    return { isValid: false, contract: undefined, problems: [problem], omitted: 0, others: [] };
  }
  const { contract, issues, omitted } = closest;
  return {
    isValid: false,
    contract: contract.name,
    problems: issues.map((issue) => ({ severity: "error", ...issue })),
    omitted,
    others: others.map((other) => ({ contract: other.contract.name, issues: other.issues, omitted: other.omitted })),
  };
}

async function accept({ name }: Contract, value: unknown, semantics: Semantics): Promise<Verdict> {
  const { findingsFor } = await import("../../semantics/index.js");
  const findings = semantics === "off" ? [] : findingsFor(name, value);
  const problems = findings.map(({ severity, ...finding }): Problem => {
    const isError = semantics === "error" && severity === "error";
    return { ...finding, severity: isError ? "error" : "warning" };
  });
  const isValid = problems.every(({ severity }) => severity === "warning");
  return { isValid, contract: name, problems, omitted: 0, others: [] };
}

const nowhere = { severity: "error", code: "no_contract", path: [], pointer: "" } as const;

/** A contract that a value does not satisfy. */
interface Held extends Omit<Refusal, "contract"> {
  readonly contract: Contract;
  readonly value: unknown;
}

/** Orders refusals, the contract that was most likely meant first; those of which the value has no key are left out. */
async function rank(refusals: readonly Held[]): Promise<readonly Held[]> {
  if (refusals.length < 2) return refusals;
  const { byCloseness } = await import("../../parsing/schema/closeness.js");
  return byCloseness(refusals);
}
