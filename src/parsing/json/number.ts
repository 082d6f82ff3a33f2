/** More digits than a double is sure to keep. */
const sureDigits = 15;

/**
 * Returns the number that `token` was read as, if it is what was written: undefined for what JSON cannot say (infinity,
 * not a number) and for integers whose last digits a double does not hold. Minus zero, which JSON loses, is zero.
 */
export function keepNumber(value: number, token: string): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  if (value === 0) return 0;
  if (Number.isSafeInteger(value) || !/^[+-]?\d+$/.test(token)) return value;
  const digits = token.replace(/^[+-]?0*/, "").replace(/0+$/, "");
  if (digits.length <= sureDigits || digits === digitsOf(value)) return value;
  return BigInt(token) === BigInt(value) ? value : undefined;
}

/** The digits that tell `value` from every other double, without zeros at the end. */
function digitsOf(value: number): string {
  return (Math.abs(value).toExponential().split("e")[0] ?? "").replace(".", "").replace(/0+$/, "");
}
