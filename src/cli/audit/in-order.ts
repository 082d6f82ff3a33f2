/**
 * Does work on some things, several at a time, and gives the results in the order of the things. At most `window` are
 * begun and not yet given, so that results do not heap up behind a slow one.
 */
export async function* inOrder<Thing, Result>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<Result>,
  window: number,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const thing of things) {
    const result = work(thing);
    // Whoever fails first is told below; the others must not end the process before.
    result.catch(() => {});
    begun.push(result);
    if (begun.length < window) continue;
    const next = begun.shift();
    if (next !== undefined) yield await next;
  }
  for (const result of begun) yield await result;
}
