/** A source of choices. The first choice is always the simplest one, so that a source of zeros draws the simplest value. */
export interface Random {
  /** Returns a whole number from `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number;
}

/** Always chooses the first. */
export const firstChoice: Random = { integer: (minimum) => minimum };

/**
 * Makes a source of choices that depends on `seed` only: the same on every machine and in every version of this
 * package (sfc32, whose output tests pin). Any safe integer is a seed, 0 and negative ones too.
 */
export function createRandom(seed: number): Random {
  if (!Number.isSafeInteger(seed)) throw new TypeError("typed-handoff: a seed is a safe integer");
  const next = smallFastCounter(seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0);
  return {
    integer(minimum, maximum) {
      const span = maximum - minimum + 1;
      if (span <= 2 ** 32) return minimum + Math.floor((next() / 2 ** 32) * span);
      // Two draws give 53 bits, all that a number holds.
      const fraction = ((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
      return Math.min(maximum, minimum + Math.floor(fraction * span));
    },
  };
}

/** Returns a function that gives 32 random bits a call (sfc32 by Chris Doty-Humphrey, public domain). */
function smallFastCounter(low: number, high: number): () => number {
  let [a, b, c, counter] = [low, high, 0x9e3779b9, 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first outputs of neighbouring seeds resemble one another.
  for (let round = 0; round < 12; round++) next();
  return next;
}
