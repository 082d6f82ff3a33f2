/** Weakened copies that refuse the same JSON as the original, in words that tell why. */
export interface EquivalentMutants {
  readonly reason: string;
  readonly says: RegExp;
}

/** Each must occur: one that no copy matches any more fails the test. */
export const equivalentMutants: readonly EquivalentMutants[] = [
  {
    reason: "undefined is no JSON value, and Ajv takes such a key for absent; unit tests of the guards cover it",
    says: /"a value, or no such key"/,
  },
  {
    reason: "Number.isInteger is false for what is no number",
    says: /typeof (\w+) !== "number" \|\| !Number\.isInteger\(\1\).* with typeof \1 !== "number" -> false/,
  },
  {
    reason: "contract_id and independent_task require the receipts too, and the receipts require the three ids",
    says: /executionMode === "independent_task" \|\| closureReceipts !== undefined.* with (contractId !== undefined|executionMode === "independent_task") -> false/,
  },
  {
    reason: "independent_task requires contract_id too, which requires the receipts",
    says: /if \(executionMode === "independent_task" \|\| contractId !== undefined\).* with executionMode === "independent_task" -> false/,
  },
  {
    reason: "a scope without a kind is refused for that",
    says: /with kind === undefined -> false/,
  },
  {
    reason: "to find one receipt for each target only spares the look at each for itself",
    says: /for \(let index = 0; .* if \(!isObject\(element\)\) continue; .* -> \{\}/,
  },
  {
    reason:
      "to leave at once without a list only spares the look for what is wrong, and that a key is missing is found anyway",
    says: /if \((?:value\["\w+"\] === undefined && )?issues === undefined\) return false; with return false; -> \{\}/,
  },
];
