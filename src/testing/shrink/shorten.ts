/** The longest list of which every stretch is taken out in turn; of longer ones, only stretches at both ends. */
const longestExhaustive = 120;

/** Returns `items` without stretches of them, the longest first, each at least `minimum` long. */
export function* shorten<Item>(items: readonly Item[], minimum: number): Generator<readonly Item[]> {
  const spare = items.length - minimum;
  for (let length = spare; length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (const start of starts(items.length, length)) {
      yield [...items.slice(0, start), ...items.slice(start + length)];
    }
  }
}

/** From the end, since what stands first is what a person reads first. */
function starts(total: number, length: number): readonly number[] {
  const last = total - length;
  if (last <= 0 || total > longestExhaustive) return last <= 0 ? [0] : [last, 0];
  const steps = Math.ceil(last / length);
  return Array.from({ length: steps + 1 }, (_, index) => Math.max(0, last - index * length));
}
