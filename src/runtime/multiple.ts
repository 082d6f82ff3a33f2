/**
 * Tells whether `value` is a multiple of `divisor`, as the decimal numbers that both are written as: 0.0075 is one of
 * 0.0001, though the division of the two floats leaves a rest.
 */
export function isMultipleOf(value: number, divisor: number): boolean {
  const rest = value % divisor;
  if (rest === 0) return true;
  if (Number.isInteger(value) && Number.isInteger(divisor)) return false;
  const [left, right] = [readDecimal(value), readDecimal(divisor)];
  const exponent = Math.min(left.exponent, right.exponent);
  const scale = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return scale(left) % scale(right) === 0n;
}

/** `digits` times ten to the power of `exponent`. */
interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Reads the shortest decimal text of a number, which has at most 17 digits and an exponent between -324 and 308. */
function readDecimal(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
