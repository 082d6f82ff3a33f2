/** How far a value is from what was meant. What counts most stands first, and 0 is best. */
export type Distance = readonly number[];

/** Tells whether `one` is less than `other`, by the first number in which they differ. */
export function isCloser(one: Distance, other: Distance): boolean {
  for (let index = 0; index < one.length; index++) {
    const [part, otherPart] = [one[index] ?? 0, other[index] ?? 0];
    if (part !== otherPart) return part < otherPart;
  }
  return false;
}
