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
  const refusals: Refusal[] = [];
  for (const contract of contracts) {
    const result = contract.safeParse(value);
    if (result.success) return accept(contract, value, semantics);
    refusals.push({ contract: contract.name, issues: result.error.issues, omitted: result.error.omitted });
  }
  const ranked = await byCloseness(refusals, contracts, value);
  const [closest, ...others] = ranked;
  if (closest === undefined) {
    const names = contracts.map(({ name }) => name).join(", ");
    const problem: Problem = { ...nowhere, message: `(root): resembles none of ${names}` };
    return { isValid: false, contract: undefined, problems: [problem], omitted: 0, others: [] };
  }
  const { contract, issues, omitted } = closest;
  return {
    isValid: false,
    contract,
    problems: issues.map((issue) => ({ severity: "error", ...issue })),
    omitted,
    others,
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

/** Orders refusals, those of contracts that the value has no key of left out: the contract whose keys the value has most of comes first, then the one that finds least wrong. */
async function byCloseness(
  refusals: readonly Refusal[],
  contracts: readonly Contract[],
  value: unknown,
): Promise<readonly Refusal[]> {
  if (refusals.length < 2) return refusals;
  const { closeness } = await import("./closeness.js");
  const ranks = refusals.map((refusal, index) => ({ refusal, rank: closeness(value, contracts[index]) }));
  const weight = ({ issues, omitted }: Refusal) => issues.length + omitted;
  const alike = ranks.filter(({ rank }) => rank > 0);
  alike.sort((left, right) => right.rank - left.rank || weight(left.refusal) - weight(right.refusal));
  return alike.map(({ refusal }) => refusal);
}
