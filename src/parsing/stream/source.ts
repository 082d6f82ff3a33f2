/** A web stream, as far as it is needed where it is no async iterable. */
export interface ReadableStreamLike<Item> {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Item | undefined }>;
    cancel(reason?: unknown): Promise<void>;
  };
}

/** What an answer may come from: the text stream of an SDK, a `ReadableStream`, a generator, an array. */
export type StreamSource<Item> = AsyncIterable<Item> | Iterable<Item> | ReadableStreamLike<Item>;

interface Step<Item> {
  readonly done?: boolean | undefined;
  readonly value?: Item | undefined;
}

/** Any source, with what all have in common. */
interface Tap<Item> {
  next(): Promise<Step<Item>> | Step<Item>;
  close(): unknown;
}

/**
 * Yields the items of `source`, and closes it where it is left early. Throws the reason of `signal` once that is
 * aborted, even while the source is waited for.
 */
export async function* itemsOf<Item>(
  source: StreamSource<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item> {
  const tap = open(source);
  const nextOf = signal === undefined ? () => tap.next() : untilAborted(() => tap.next(), signal);
  let isExhausted = false;
  try {
    for (;;) {
      const { done, value } = await nextOf();
      isExhausted = done === true;
      if (isExhausted) return;
      // The cast holds: a step that is not the last has an item, which may be undefined itself.
      yield value as Item;
    }
  } finally {
    if (!isExhausted) closeQuietly(tap);
  }
}

function open<Item>(source: StreamSource<Item>): Tap<Item> {
  // A text is an iterable of characters. The cast is for a primitive, which `in` would throw at.
  if (typeof source === "string") return fromIterator((source as Iterable<Item>)[Symbol.iterator]());
  if (Symbol.asyncIterator in source) return fromIterator(source[Symbol.asyncIterator]());
  if (Symbol.iterator in source) return fromIterator(source[Symbol.iterator]());
  const reader = source.getReader();
  return { next: () => reader.read(), close: () => reader.cancel() };
}

function fromIterator<Item>(iterator: AsyncIterator<Item> | Iterator<Item>): Tap<Item> {
  return { next: () => iterator.next(), close: () => iterator.return?.() };
}

/** One listener for the whole stream: a listener for each item would pile up. */
function untilAborted<Value>(next: () => Promise<Value> | Value, signal: AbortSignal): () => Promise<Value> {
  let giveUp: (reason: unknown) => void = () => {};
  signal.addEventListener("abort", () => giveUp(signal.reason), { once: true });
  return async () => {
    signal.throwIfAborted();
    return await new Promise<Value>((resolve, reject) => {
      giveUp = reject;
      Promise.resolve(next()).then(resolve, reject);
    });
  };
}

/** Closes a source without waiting for it: it may be what is stuck. */
function closeQuietly(tap: Tap<unknown>): void {
  try {
    Promise.resolve(tap.close()).catch(() => {});
  } catch {
    // Whoever left the source early has no use for the error of closing it.
  }
}
