/** Who gives a verdict beside the guard. */
export type OracleName = "check without a list" | "check with a list" | "safeParse" | "Zod" | "Ajv" | "TypeBox";

interface Disagreement {
  readonly oracle: OracleName;
  readonly reason: string;
  /** Tells whether `value` is of the kind that the oracle gets wrong. */
  readonly concerns: (value: unknown, verdict: boolean | undefined) => boolean;
}

/** Where an oracle contradicts the specification. Whatever is not listed here is our fault. */
const disagreements: readonly Disagreement[] = [
  {
    oracle: "Ajv",
    reason:
      "fast-deep-equal, which Ajv compares unique items with, calls toString and valueOf of the items: it throws where a key of that name has replaced them",
    concerns: (value, verdict) => verdict === undefined && hasKey(value, ["toString", "valueOf"]),
  },
];

/** Returns why `oracle` is wrong about `value`, if it is known to be. */
export function disagreementReason(
  oracle: OracleName,
  value: unknown,
  verdict: boolean | undefined,
): string | undefined {
  return disagreements.find((each) => each.oracle === oracle && each.concerns(value, verdict))?.reason;
}

function hasKey(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  return keys.some((key) => Object.hasOwn(value, key)) || Object.values(value).some((member) => hasKey(member, keys));
}
