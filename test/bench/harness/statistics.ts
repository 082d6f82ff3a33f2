/** Returns the value in the middle. NaN, which is what was not measured, does not count; NaN if there is nothing else. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Returns how far the smallest and the largest value are apart, as a part of the median. */
export function spread(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? Number.NaN : (Math.max(...known) - Math.min(...known)) / median(known);
}
