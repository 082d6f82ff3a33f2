/** Returns up to three of `candidates`, those spelled most like `wanted` first. */
export function nearest(wanted: string, candidates: readonly string[]): readonly string[] {
  return rank(wanted, candidates).map(({ candidate }) => candidate);
}

/** Returns those of the nearest of `candidates` that `wanted` may be a slip for, which may be none. */
export function similar(wanted: string, candidates: readonly string[]): readonly string[] {
  const bound = Math.min(Math.max(2, wanted.length / 3), wanted.length - 1);
  return rank(wanted, candidates).flatMap(({ candidate, distance }) => (distance <= bound ? [candidate] : []));
}

/** Says which names are the nearest, as a clause. */
export function nearestAre(names: readonly string[]): string {
  return `nearest ${names.length === 1 ? "is" : "are"} ${names.join(", ")}`;
}

function rank(wanted: string, candidates: readonly string[]) {
  const ranked = [...new Set(candidates)].map((candidate) => ({
    candidate,
    distance: Math.min(
      editDistance(wanted, candidate),
      ...wordsIn(candidate).map((word) => editDistance(wanted, word) + 1),
    ),
  }));
  ranked.sort((left, right) => left.distance - right.distance);
  return ranked.slice(0, 3);
}

/** Returns the words of a name with hyphens, so that "pipline" comes nearest to "pipeline-context". */
function wordsIn(name: string): readonly string[] {
  return /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(name) ? name.split("-") : [];
}

/** Counts the single-character edits from `left` to `right`, looking at the first 100 characters of each. */
function editDistance(left: string, right: string): number {
  const target = right.slice(0, 100);
  let previous = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (const [row, character] of [...left.slice(0, 100)].entries()) {
    const current = [row + 1];
    for (let column = 0; column < target.length; column++) {
      const substitution = (previous[column] ?? 0) + (target[column] === character ? 0 : 1);
      current.push(Math.min(substitution, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[target.length] ?? 0;
}
